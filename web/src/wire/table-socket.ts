import { closeConnection } from "./close-connection";
import type { Ack, ClientIn, Pong, Refused, ServerOut } from "./generated";
import { type TableConnection, transport } from "./transport";

type Answer = Ack | Refused | Pong;
const INPUT_EVENTS = ["pointerdown", "pointermove", "keydown"] as const;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
/** After this long without input, the page counts as unattended. */
const IDLE = 180_000;

/** The WebSocket of a table. After a lost connection it reconnects and asks for the entries since the last number it has. */
export class TableSocket {
  private socket: TableConnection | undefined;
  private lastAsk = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private wait = FIRST_WAIT;
  private reconnectTimer: number | undefined;
  private heartbeatTimer: number | undefined;
  private receivedAt = 0;
  private closed = false;
  private inputAt = Date.now();

  constructor(
    private readonly table: string,
    private readonly receive: (message: ServerOut) => void,
    private readonly lastNumber: () => number | undefined,
    private readonly setOnline: (online: boolean) => void,
    private readonly forgetTable: () => void,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.onVisibilityChange);
    for (const kind of INPUT_EVENTS) addEventListener(kind, this.onInput, { passive: true });
    this.open();
  }

  private open(): void {
    const socket = transport.connect(this.table, this.lastNumber());
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (event) => this.onMessage(event.data);
    socket.onclose = (event) => this.onClose(event.code);
  }

  private onOpen(): void {
    this.wait = FIRST_WAIT;
    this.receivedAt = Date.now();
    this.setOnline(true);
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.checkConnection(), HEARTBEAT);
    if (this.isUnattended()) this.ping();
  }

  /** The server notifies the player of an unattended page by other channels. */
  private isUnattended(): boolean {
    return document.hidden || Date.now() - this.inputAt > IDLE;
  }

  private ping(): void {
    void this.send({ type: "ping", hidden: this.isUnattended() });
  }

  private onVisibilityChange = (): void => {
    this.reconnectNow();
    this.inputAt = Date.now();
    this.ping();
  };

  private onInput = (): void => {
    const isBack = this.isUnattended();
    this.inputAt = Date.now();
    if (isBack) this.ping();
  };

  private onMessage(data: string): void {
    this.receivedAt = Date.now();
    const message = JSON.parse(data) as ServerOut;
    if (message.type === "ack" || message.type === "refused" || message.type === "pong") {
      this.waiting.get(message.ask)?.(message);
      this.waiting.delete(message.ask);
      if (message.type !== "refused" || message.ask !== 0) return;
    }
    if (message.type === "going_down") this.wait = message.retry;
    this.receive(message);
  }

  private onClose(code: number): void {
    clearInterval(this.heartbeatTimer);
    for (const [ask, resolve] of this.waiting) resolve(offline(ask));
    this.waiting.clear();
    if (this.closed || code === 4404) return;
    // This device may no longer see what it saw: the next message must be the whole table.
    if (code === 4401) this.forgetTable();
    this.setOnline(false);
    // A random wait, so that many browsers do not reconnect at the same instant.
    this.reconnectTimer = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A connection can die without a close event: close it if the server has not answered lately. */
  private checkConnection(): void {
    if (Date.now() - this.receivedAt > 2 * HEARTBEAT) this.socket?.close();
    else this.ping();
  }

  private reconnectNow = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.reconnectTimer);
    this.open();
  };

  send(command: ClientIn): Promise<Answer> {
    const ask = ++this.lastAsk;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(offline(ask));
    this.socket.send(JSON.stringify({ ...command, ask }));
    return new Promise((resolve) => this.waiting.set(ask, resolve));
  }

  /** Closes the connection, which then opens again. */
  reconnect(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    clearInterval(this.heartbeatTimer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    for (const kind of INPUT_EVENTS) removeEventListener(kind, this.onInput);
    closeConnection(this.socket);
  }
}

function offline(ask: number): Refused {
  return { type: "refused", ask, code: "offline", sentence: "" };
}
