import { readStored, store } from "../storage";
import { urlOf } from "../wire/transport";

/** Whether this browser lets the page show notifications. `insecure`: only HTTPS pages and localhost may. */
export type Permission = "missing" | "insecure" | "default" | "denied" | "granted";

export function permission(): Permission {
  if (!isSecureContext) return "insecure";
  return "Notification" in window ? Notification.permission : "missing";
}

/** Call this from a click only. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "default") await Notification.requestPermission();
  if (permission() === "granted") store("notices", "on");
  return permission();
}

export const isOn = (): boolean => permission() === "granted" && readStored("notices") !== "off";

export interface BrowserNotification {
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. The server's pushes use the table's id too. */
  tag: string;
  link: string;
}

/** Phones allow notifications from the service worker only, so it is used where there is one. */
export async function showNotification({ title, body, tag, link }: BrowserNotification): Promise<void> {
  if (!isOn()) return;
  const options = { body, tag, icon: urlOf("icon.svg").href, lang: document.documentElement.lang };
  const worker = await navigator.serviceWorker?.getRegistration(document.baseURI);
  if (worker?.active) {
    await worker.showNotification(title, { ...options, data: { link, stop: "" } });
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

export async function closeNotifications(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(document.baseURI);
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
