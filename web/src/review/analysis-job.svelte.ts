import { refusalText } from "../i18n/error-text";
import type { Analysis, AnalysisOut } from "../wire/generated";
import { cancelAnalysis, type Depth, type GameSource, getAnalysis, RequestRefused, startAnalysis } from "../wire/server-api";

const POLL_INTERVAL = 600;
export const DEPTHS: readonly Depth[] = ["quick", "normal", "deep"];

/** A requested analysis: its progress, and its result once it is done. */
export class AnalysisJob {
  status = $state.raw<AnalysisOut | null>(null);
  error = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requested: { source: GameSource; depth: Depth } | null = null;

  result = $derived<Analysis | null>(this.status?.state === "done" ? (this.status.result ?? null) : null);
  busy = $derived(this.status?.state === "waiting" || this.status?.state === "running");

  async start(source: GameSource, depth: Depth): Promise<void> {
    this.reset();
    this.requested = { source, depth };
    await this.update(() => startAnalysis(source, depth));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    const key = this.status?.key;
    if (key !== undefined) await this.update(() => cancelAnalysis(key));
    this.reset();
  }

  reset(): void {
    this.close();
    this.status = null;
    this.error = "";
  }

  close(): void {
    clearTimeout(this.timer);
    this.requested = null;
  }

  private async update(ask: () => Promise<AnalysisOut>): Promise<void> {
    const requested = this.requested;
    try {
      const status = await ask();
      // Another analysis may have been requested meanwhile, or this one cancelled.
      if (requested === null || this.requested !== requested) return;
      this.status = status;
      if (status.state === "done" && !status.result) await this.update(() => getAnalysis(status.key));
      else if (this.busy) this.timer = setTimeout(() => void this.update(() => this.poll(status.key)), POLL_INTERVAL);
    } catch (error) {
      this.error = refusalText(error);
      this.status = null;
    }
  }

  /** Another process of the server may answer that does not know the analysis yet: request it there. */
  private async poll(key: string): Promise<AnalysisOut> {
    try {
      return await getAnalysis(key);
    } catch (error) {
      if (this.requested === null || !(error instanceof RequestRefused) || error.refused.code !== "no_analysis") throw error;
      return startAnalysis(this.requested.source, this.requested.depth);
    }
  }
}
