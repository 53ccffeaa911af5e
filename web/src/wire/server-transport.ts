import type { TableConnection, Transport } from "./transport";

/** HTTP and WebSockets of the server that sent this page. */
export class ServerTransport implements Transport {
  readonly hasOthers = true;
  readonly hasPaths = true;
  readonly serverAddress = "";
  person = 1;

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(path, document.baseURI), init);
  }

  connect(table: string, after: number | undefined): TableConnection {
    const url = new URL(`api/tables/${table}/live`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    if (after !== undefined) url.searchParams.set("after", String(after));
    return new WebSocket(url) as TableConnection;
  }

  retry(): void {
    location.reload();
  }
}
