import { refusalText } from "../i18n/refusal-text";
import { analyse, analysis, cancelAnalysis, RequestRefused, type Source } from "../wire/http";
import type { Analysis, AnalysisOut } from "../wire/types";

const PAUSE = 600;
export const DEPTHS = ["quick", "normal", "deep"] as const;
export type Depth = (typeof DEPTHS)[number];

/** An analysis that was asked for: how far it is, and what it found. */
export class AnalysisJob {
  out = $state.raw<AnalysisOut | null>(null);
  wrong = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: { source: Source; depth: Depth } | null = null;

  result = $derived<Analysis | null>(this.out?.state === "done" ? (this.out.result ?? null) : null);
  busy = $derived(this.out?.state === "waiting" || this.out?.state === "running");

  async start(source: Source, depth: Depth): Promise<void> {
    this.forget();
    this.asked = { source, depth };
    await this.hear(() => analyse(source, depth));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    const key = this.out?.key;
    if (key !== undefined) await this.hear(() => cancelAnalysis(key));
    this.forget();
  }

  forget(): void {
    this.close();
    this.out = null;
    this.wrong = "";
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked = null;
  }

  private async hear(ask: () => Promise<AnalysisOut>): Promise<void> {
    const asked = this.asked;
    try {
      const out = await ask();
      // Meanwhile something else may have been asked for, or nothing any more.
      if (asked === null || this.asked !== asked) return;
      this.out = out;
      if (out.state === "done" && !out.result) await this.hear(() => analysis(out.key));
      else if (this.busy) this.timer = setTimeout(() => void this.hear(() => this.again(out.key)), PAUSE);
    } catch (error) {
      this.wrong = refusalText(error);
      this.out = null;
    }
  }

  /** Another process of the server may answer, which knows nothing of it yet: then ask that one for it. */
  private async again(key: string): Promise<AnalysisOut> {
    try {
      return await analysis(key);
    } catch (error) {
      if (this.asked === null || !(error instanceof RequestRefused) || error.refused.code !== "no_analysis") throw error;
      return analyse(this.asked.source, this.asked.depth);
    }
  }
}
