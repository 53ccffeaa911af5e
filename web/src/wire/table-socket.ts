import { urlOf } from "./http";
import type { Ack, ClientIn, Pong, Refused, ServerOut } from "./types";

type Answer = Ack | Refused | Pong;
const TOUCHES = ["pointerdown", "pointermove", "keydown"] as const;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
/** Without a touch for so long, nobody is thought to sit before the page. */
const IDLE = 180_000;

/** A socket that comes back: what it missed is asked for by the number of the last entry seen. */
export class TableSocket {
  private socket: WebSocket | undefined;
  private asked = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private wait = FIRST_WAIT;
  private timer: number | undefined;
  private beat: number | undefined;
  private heardAt = 0;
  private closed = false;
  private touchedAt = Date.now();

  constructor(
    private readonly table: string,
    private readonly hear: (message: ServerOut) => void,
    private readonly seen: () => number | undefined,
    private readonly connected: (state: boolean) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.turn);
    for (const kind of TOUCHES) addEventListener(kind, this.touch, { passive: true });
    this.open();
  }

  private open(): void {
    const url = urlOf(`api/tables/${this.table}/live`);
    url.protocol = url.protocol.replace("http", "ws");
    const after = this.seen();
    if (after !== undefined) url.searchParams.set("after", String(after));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (event) => this.onMessage(event.data as string);
    socket.onclose = (event) => this.onClose(event.code);
  }

  private onOpen(): void {
    this.wait = FIRST_WAIT;
    this.heardAt = Date.now();
    this.connected(true);
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this.check(), HEARTBEAT);
    if (this.unseen()) this.ping();
  }

  /** Whoever does not look here is told elsewhere that it is their turn. */
  private unseen(): boolean {
    return document.hidden || Date.now() - this.touchedAt > IDLE;
  }

  private ping(): void {
    void this.say({ type: "ping", hidden: this.unseen() });
  }

  private turn = (): void => {
    this.hurry();
    this.touchedAt = Date.now();
    this.ping();
  };

  private touch = (): void => {
    const back = this.unseen();
    this.touchedAt = Date.now();
    if (back) this.ping();
  };

  private onMessage(data: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(data) as ServerOut;
    if (message.type === "ack" || message.type === "refused" || message.type === "pong") {
      this.waiting.get(message.ask)?.(message);
      this.waiting.delete(message.ask);
      if (message.type !== "refused" || message.ask !== 0) return;
    }
    if (message.type === "going_down") this.wait = message.retry;
    this.hear(message);
  }

  private onClose(code: number): void {
    clearInterval(this.beat);
    for (const [ask, tell] of this.waiting) tell(lost(ask));
    this.waiting.clear();
    if (this.closed || code === 4404) return;
    this.connected(false);
    // A little luck in the wait, so that a thousand browsers do not come back in one instant.
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A connection can die in silence: ask, and give up on one that does not answer. */
  private check(): void {
    if (Date.now() - this.heardAt > 2 * HEARTBEAT) this.socket?.close();
    else this.ping();
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  say(said: ClientIn): Promise<Answer> {
    const ask = ++this.asked;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(ask));
    this.socket.send(JSON.stringify({ ...said, ask }));
    return new Promise((tell) => this.waiting.set(ask, tell));
  }

  /** Look at everything anew (a delta was missed, or we have become somebody else). */
  again(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.turn);
    for (const kind of TOUCHES) removeEventListener(kind, this.touch);
    this.socket?.close();
  }
}

function lost(ask: number): Refused {
  return { type: "refused", ask, code: "offline", sentence: "" };
}
