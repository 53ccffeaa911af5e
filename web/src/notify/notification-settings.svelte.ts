import { ensurePlayer, request, post } from "../wire/http";
import { texts } from "../i18n/texts.svelte";
import { store } from "../storage";
import { askPermission, permission, type Permission } from "./browser-notifications";
import { canPush, deviceName, subscriptionDigest, subscribe, unsubscribe } from "./push-subscription";
import { refusalText, t } from "./notify-texts";
import type { ChannelOut, News, Notifications, Tested } from "./types";

const HERE = "api/me/notifications";
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How this person is told, as the server knows it, and what this browser allows. */
export class NotificationSettings {
  known = $state.raw<Notifications | null>(null);
  permission = $state<Permission>(permission());
  wrong = $state("");
  done = $state("");
  busy = $state(false);
  private digest = $state<string | null>(null);

  /** The channel that is this very browser. */
  mine = $derived(this.known?.channels.find((one) => one.kind === "push" && one.address.endsWith(`#${this.digest}`)));
  others = $derived(this.known?.channels.filter((one) => one.kind === "push" && one !== this.mine) ?? []);
  mail = $derived(this.known?.channels.find((one) => one.kind === "mail"));
  hook = $derived(this.known?.channels.find((one) => one.kind === "hook"));
  canPush = $derived(canPush() && this.known?.push !== "");

  async open(): Promise<void> {
    await this.attempt(async () => {
      await ensurePlayer();
      this.digest = await subscriptionDigest();
      return request<Notifications>(HERE);
    });
  }

  /** From a click: permission is asked here and nowhere before. */
  async allow(): Promise<void> {
    this.permission = await askPermission();
    if (this.permission !== "granted" || !this.canPush) return;
    await this.attempt(async () => {
      const device = await subscribe(this.known!.push).catch(() => null);
      if (device === null) {
        this.wrong = t("push-failed");
        return this.known!;
      }
      const known = await post<Notifications>(`${HERE}/push`, { ...device, name: deviceName(), ...this.here() });
      this.digest = await subscriptionDigest();
      return known;
    });
  }

  /** A browser that was told before goes on being told, also after its person has signed in anew. */
  async renew(): Promise<void> {
    if (this.permission !== "granted" || (await subscriptionDigest()) === null) return;
    await this.open();
    if (this.known !== null && this.mine === undefined) await this.allow();
  }

  private here(): { language: string; zone: string } {
    return { language: texts.language, zone: zoneHere() };
  }

  addMail(address: string): Promise<void> {
    return this.attempt(() => post(`${HERE}/mail`, { address, ...this.here() }));
  }

  addHook(url: string): Promise<void> {
    return this.attempt(() => post(`${HERE}/hook`, { url, ...this.here() }));
  }

  wish(quiet: [number, number] | null, zone: string): Promise<void> {
    return this.attempt(() => post(HERE, { language: texts.language, zone, quiet }));
  }

  change(channel: ChannelOut, wanted: News[], on: boolean): Promise<void> {
    return this.attempt(() => post(`${HERE}/${channel.id}`, { wanted, on }));
  }

  remove(channel: ChannelOut): Promise<void> {
    return this.attempt(async () => {
      if (channel === this.mine) {
        await unsubscribe();
        store("notices", "off");
      }
      return request<Notifications>(`${HERE}/${channel.id}`, { method: "DELETE" });
    });
  }

  async test(channel: ChannelOut): Promise<void> {
    await this.attempt(async () => {
      const { result } = await post<{ result: Tested }>(`${HERE}/${channel.id}/test`, {});
      if (result === "arrived") this.done = channel.id;
      else this.wrong = t(`test-${result}`);
      return request<Notifications>(HERE);
    });
  }

  private async attempt(act: () => Promise<Notifications>): Promise<void> {
    this.busy = true;
    this.wrong = this.done = "";
    try {
      this.known = await act();
    } catch (error) {
      this.wrong = refusalText(error);
    } finally {
      this.busy = false;
    }
  }
}
