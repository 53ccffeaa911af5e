/** This browser's push subscription: one per browser, made for one server's key. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function found(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(document.baseURI);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** As the server shows endpoints: a digest, since whoever knows one could push there. */
export async function subscriptionDigest(): Promise<string | null> {
  const subscription = await found();
  if (subscription === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function subscribe(key: string): Promise<Device> {
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // Made for another key, it would be refused for ever.
  if (before !== null && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
  return { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
}

export async function unsubscribe(): Promise<void> {
  await (await found())?.unsubscribe();
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** How a person would tell their browsers apart. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Firefox/.test(agent) ? "Firefox" : /Edg\//.test(agent) ? "Edge" : /Chrom(e|ium)/.test(agent) ? "Chrome" : "Safari";
  const system = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux"].find((name) => agent.includes(name));
  return system === undefined ? browser : `${browser}, ${system === "Macintosh" ? "Mac" : system}`;
}
