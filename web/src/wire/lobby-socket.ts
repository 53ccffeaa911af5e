import { closeConnection } from "./close-connection";
import type { LobbyIn, LobbyOut } from "./generated";
import { urlOf } from "./transport";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const NO_SUCH_PATH = 4404;

/** The WebSocket of the lobby. It reconnects after a lost connection. */
export class LobbySocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private reconnectTimer: number | undefined;
  private heartbeatTimer: number | undefined;
  private receivedAt = 0;
  private closed = false;

  constructor(
    private readonly receive: (message: LobbyOut) => void,
    private readonly setOnline: (online: boolean) => void,
  ) {
    this.open();
  }

  private open(): void {
    const url = urlOf("api/lobby/live");
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (event: MessageEvent<string>) => this.onMessage(event.data);
    socket.onclose = (event) => this.onClose(event.code);
  }

  private onOpen(): void {
    this.wait = FIRST_WAIT;
    this.receivedAt = Date.now();
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.checkConnection(), HEARTBEAT);
    this.setOnline(true);
  }

  private onMessage(data: string): void {
    this.receivedAt = Date.now();
    const message = JSON.parse(data) as LobbyOut;
    if (message.type === "going_down") this.wait = message.retry;
    this.receive(message);
  }

  private onClose(code: number): void {
    clearInterval(this.heartbeatTimer);
    if (this.closed || code === NO_SUCH_PATH) return;
    this.setOnline(false);
    // A random wait, so that many browsers do not reconnect at the same instant.
    this.reconnectTimer = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A connection can die without a close event: close it if the server has not answered lately. */
  private checkConnection(): void {
    if (Date.now() - this.receivedAt > 2 * HEARTBEAT) this.socket?.close();
    else this.send({ type: "ping" });
  }

  send(message: LobbyIn): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    clearInterval(this.heartbeatTimer);
    closeConnection(this.socket);
  }
}
