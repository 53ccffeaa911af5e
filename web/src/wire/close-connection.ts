import type { TableConnection } from "./transport";

/** Closes a connection for good. One that is still opening closes as soon as it is open: closing it earlier would print an
 * error in the browser's console. */
export function closeConnection(connection: TableConnection | WebSocket | undefined): void {
  if (connection?.readyState !== WebSocket.CONNECTING) return connection?.close();
  connection.onmessage = null;
  connection.onopen = () => connection.close();
}
