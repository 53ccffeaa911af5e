import { policy } from "./server-policy.svelte";

/** An installed app keeps the edition without a server, which `sw.js` shows when the server is away. Visitors who only pass by do not: it has megabytes. */
export function keepForInstalledApp(): void {
  addEventListener("appinstalled", () => void keep());
  if (matchMedia("(display-mode: standalone)").matches) void keep();
}

async function keep(): Promise<void> {
  await policy.load().catch(() => undefined);
  // Its own service worker keeps the files; the page at `offline/` need not be opened for that.
  if (policy.offline) await navigator.serviceWorker.register(new URL("offline/sw.js", document.baseURI)).catch(() => undefined);
}
