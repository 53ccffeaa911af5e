import { address } from "../wire/http";
import { keep, kept } from "../words/kept";

/** What this browser lets us do; `insecure`: only over HTTPS, or on this very machine. */
export type Leave = "missing" | "insecure" | "default" | "denied" | "granted";

export function leave(): Leave {
  if (!isSecureContext) return "insecure";
  return "Notification" in window ? Notification.permission : "missing";
}

/** To be called from a person's own click, and never otherwise. */
export async function askLeave(): Promise<Leave> {
  if (leave() === "default") await Notification.requestPermission();
  if (leave() === "granted") keep("notices", "on");
  return leave();
}

export const isOn = (): boolean => leave() === "granted" && kept("notices") !== "off";

export interface Knock {
  title: string;
  body: string;
  /** A later knock with the same tag takes the place of this one; the server's pushes have it, too. */
  tag: string;
  link: string;
}

/** Show something to a person who looks elsewhere. Phones only let the service worker do it. */
export async function knock({ title, body, tag, link }: Knock): Promise<void> {
  if (!isOn()) return;
  const look = { body, tag, icon: address("icon.svg").href, lang: document.documentElement.lang };
  const worker = await navigator.serviceWorker?.getRegistration(document.baseURI);
  if (worker?.active) {
    await worker.showNotification(title, { ...look, data: { link, stop: "" } });
    return;
  }
  const shown = new Notification(title, look);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Nothing is left to look at: the knock is answered. */
export async function unknock(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(document.baseURI);
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
