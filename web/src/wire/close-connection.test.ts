import { describe, expect, it, vi } from "vitest";
import { closeConnection } from "./close-connection";

const CONNECTING = 0;
const OPEN = 1;
vi.stubGlobal("WebSocket", { CONNECTING, OPEN }); // Node has none

function connection(readyState: number) {
  return { readyState, onopen: null, onmessage: vi.fn(), onclose: null, send: vi.fn(), close: vi.fn() };
}

describe("a connection that is closed", () => {
  it("closes at once when it is open", () => {
    const open = connection(OPEN);
    closeConnection(open);
    expect(open.close).toHaveBeenCalledOnce();
  });
  it("closes after opening when it is still opening, and receives nothing", () => {
    const opening: Parameters<typeof closeConnection>[0] & object = connection(CONNECTING);
    closeConnection(opening);
    expect(opening.close).not.toHaveBeenCalled();
    expect(opening.onmessage).toBeNull();
    (opening.onopen as () => void)();
    expect(opening.close).toHaveBeenCalledOnce();
  });
});
