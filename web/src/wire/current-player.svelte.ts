import { ensurePlayer, refreshPlayer } from "./http";
import type { Me } from "./types";

/** Who this browser is: a guest, until there is an account. */
class Myself {
  name = $state("");
  account = $state(false);
  known = $state(false);

  async meet(): Promise<void> {
    this.take(await ensurePlayer());
  }

  async meetAnew(): Promise<void> {
    this.take(await refreshPlayer());
  }

  private take({ name, account }: Me): void {
    this.name = name;
    this.account = account;
    this.known = true;
  }
}

export const me = new Myself();
