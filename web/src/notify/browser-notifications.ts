import { urlOf } from "../wire/http";
import { readStored, store } from "../storage";

/** What this browser lets us do; `insecure`: only over HTTPS, or on this very machine. */
export type Permission = "missing" | "insecure" | "default" | "denied" | "granted";

export function permission(): Permission {
  if (!isSecureContext) return "insecure";
  return "Notification" in window ? Notification.permission : "missing";
}

/** To be called from a person's own click, and never otherwise. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "default") await Notification.requestPermission();
  if (permission() === "granted") store("notices", "on");
  return permission();
}

export const isOn = (): boolean => permission() === "granted" && readStored("notices") !== "off";

export interface BrowserNotification {
  title: string;
  body: string;
  /** A later showNotification with the same tag takes the place of this one; the server's pushes have it, too. */
  tag: string;
  link: string;
}

/** Show something to a person who looks elsewhere. Phones only let the service worker do it. */
export async function showNotification({ title, body, tag, link }: BrowserNotification): Promise<void> {
  if (!isOn()) return;
  const look = { body, tag, icon: urlOf("icon.svg").href, lang: document.documentElement.lang };
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

/** Nothing is left to look at: the showNotification is answered. */
export async function clearNotification(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(document.baseURI);
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
