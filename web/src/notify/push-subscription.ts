import type { PushSubscriptionIn } from "../wire/generated";

/** The keys of this browser's push subscription. A browser has one per server key. */
export type PushKeys = Pick<PushSubscriptionIn, "endpoint" | "p256dh" | "auth">;

export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(document.baseURI);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The digest by which the server shows an endpoint. The endpoint itself would let others push to this browser. */
export async function subscriptionDigest(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (subscription === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function subscribe(key: string): Promise<PushKeys> {
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // A subscription for another server key would always be refused.
  if (before !== null && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
  return { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** A name by which a person recognizes this browser in a list. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Firefox/.test(agent) ? "Firefox" : /Edg\//.test(agent) ? "Edge" : /Chrom(e|ium)/.test(agent) ? "Chrome" : "Safari";
  const system = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"].find((name) => agent.includes(name));
  return system === undefined ? browser : `${browser}, ${system === "Macintosh" ? "Mac" : system}`;
}
