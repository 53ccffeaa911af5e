/** New versions of a site without a server: kept in the background, shown only when somebody wants them. */
class SiteUpdates {
  available = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Keeps every file of the site for offline use, and looks for a newer version. */
  async keepOffline(): Promise<void> {
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    // An update that somebody accepted in any tab: this page shows the old version until it is loaded again.
    const hadVersion = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (hadVersion && this.accepted) location.reload();
    });
    const kept = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    this.offer(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const found = kept.installing;
      found?.addEventListener("statechange", () => {
        if (found.state === "installed" && navigator.serviceWorker.controller !== null) this.offer(found);
      });
    });
  }

  private accepted = false;

  private offer(worker: ServiceWorker | null): void {
    if (worker === null) return;
    this.waiting = worker;
    this.available = true;
  }

  accept(): void {
    this.accepted = true;
    this.waiting?.postMessage("update");
  }
}

export const siteUpdates = new SiteUpdates();
