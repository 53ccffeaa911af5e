import type { Me, SuspensionOut } from "./generated";
import { ensurePlayer, refreshPlayer } from "./server-api";

/** The person at this browser: a guest, or the owner of an account. */
class CurrentPlayer {
  name = $state("");
  account = $state(false);
  suspended = $state.raw<SuspensionOut | null>(null);
  loaded = $state(false);

  async load(): Promise<void> {
    this.set(await ensurePlayer());
  }

  async reload(): Promise<void> {
    this.set(await refreshPlayer());
  }

  private set({ name, account, suspended }: Me): void {
    this.name = name;
    this.suspended = suspended ?? null;
    this.account = account;
    this.loaded = true;
  }
}

export const me = new CurrentPlayer();
