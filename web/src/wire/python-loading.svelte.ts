/** How far Python is loaded on this page. Without a worker nothing is ever loaded. */
class PythonLoading {
  state = $state<"unused" | "loading" | "ready" | "failed">("unused");
  loaded = $state(0);
  total = $state(0);
  reason = $state("");
  /** The browser allows no database: tables are lost when the page closes. */
  forgets = $state(false);

  /** From 0 to 1. Starting Python takes about as long as loading the last fifth. */
  share = $derived(this.state === "ready" ? 1 : this.total === 0 ? 0 : (0.8 * this.loaded) / this.total);
}

export const pythonLoading = new PythonLoading();
