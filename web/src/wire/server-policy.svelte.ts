import type { ServerPolicy } from "./generated";
import { request } from "./server-api";

/** What the operator of the server allows. Until it is loaded, what most servers allow. */
class Policy implements ServerPolicy {
  registration = $state<ServerPolicy["registration"]>("open");
  guests = $state(true);
  public_tables = $state<ServerPolicy["public_tables"]>("allowed");
  email = $state(false);
  offline = $state(false);
  loaded = $state(false);

  async load(): Promise<void> {
    if (this.loaded) return;
    Object.assign(this, await request<ServerPolicy>("api/server"), { loaded: true });
  }
}

export const policy = new Policy();
