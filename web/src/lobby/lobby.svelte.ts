import { refusalText } from "../i18n/error-text";
import { router } from "../router.svelte";
import type { ClockSetup, InvitationOut, LobbyOut, LobbyState, Seek, Seeking } from "../wire/generated";
import { LobbySocket } from "../wire/lobby-socket";
import { ensurePlayer, request, RequestRefused } from "../wire/server-api";

/** Of the list of those who wait. */
export const LOBBY_ID = "players-waiting";

export type Wish = Omit<Seek, "type" | "ask">;

/** What happens on the server, and this player's search for a game. The socket is open while a page uses it. */
class Lobby {
  state = $state.raw<LobbyState | null>(null);
  knownHere = $state.raw<string[]>([]);
  invitations = $state.raw<InvitationOut[]>([]);
  /** The search that the server confirmed. */
  seeking = $state.raw<(Seeking & { at: number }) | null>(null);
  /** The search that this page wants. */
  wish = $state.raw<Wish | null>(null);
  error = $state("");
  online = $state(true);
  private socket: LobbySocket | undefined;
  private users = 0;

  /** Opens the socket for a page. Returns what closes it again. */
  use(): () => void {
    this.users += 1;
    if (this.users === 1) void this.open();
    return () => this.release();
  }

  private async open(): Promise<void> {
    await ensurePlayer().catch(() => undefined);
    if (this.users > 0 && this.socket === undefined) {
      this.socket = new LobbySocket(
        (message) => this.receive(message),
        (online) => this.setOnline(online),
      );
    }
  }

  private release(): void {
    this.users -= 1;
    // A page that follows at once keeps the socket.
    setTimeout(() => {
      if (this.users > 0) return;
      this.socket?.close();
      this.socket = undefined;
      this.state = null;
      this.wish = this.seeking = null;
    });
  }

  private setOnline(online: boolean): void {
    this.online = online;
    if (online && this.wish !== null) this.sendWish();
  }

  private receive(message: LobbyOut): void {
    if (message.type === "lobby") this.state = message;
    else if (message.type === "known_here") this.knownHere = message.names;
    else if (message.type === "invitations") void this.loadInvitations();
    else if (message.type === "seeking") this.seeking = { ...message, at: Date.now() };
    else if (message.type === "not_seeking") this.ended();
    else if (message.type === "paired") this.go(message.table);
    else if (message.type === "refused") {
      this.error = refusalText(new RequestRefused(message));
      this.ended();
    }
  }

  private ended(): void {
    this.wish = this.seeking = null;
  }

  private go(table: string): void {
    this.ended();
    router.go(`t/${table}`);
  }

  seek(wish: Wish): void {
    this.error = "";
    this.wish = wish;
    this.sendWish();
  }

  private sendWish(): void {
    this.socket?.send({ type: "seek", ...this.wish! });
  }

  stop(): void {
    if (this.wish === null) return;
    this.ended();
    this.socket?.send({ type: "stop_seeking" });
  }

  async loadInvitations(): Promise<void> {
    this.invitations = await request<InvitationOut[]>("api/me/invitations").catch(() => []);
  }
}

export const lobby = new Lobby();

/** The clocks that are offered for finding a game: few, so that people meet. */
export const CLOCKS: Record<"rapid" | "slow" | "days" | "none", ClockSetup> = {
  rapid: { kind: "live", base: 300_000, increment: 5_000 },
  slow: { kind: "live", base: 900_000, increment: 10_000 },
  days: { kind: "days", days: 2 },
  none: { kind: "none" },
};
export type ClockChoice = keyof typeof CLOCKS;
