import { texts } from "../i18n/texts.svelte";
import { store } from "../storage";
import type { ChannelOut, Notifications, Tested } from "../wire/generated";
import { ensurePlayer, post, request } from "../wire/server-api";
import { askPermission, permission, type Permission } from "./browser-notifications";
import { refusalText, t } from "./notify-texts";
import { canPush, deviceName, subscribe, subscriptionDigest, unsubscribe } from "./push-subscription";

const PATH = "api/me/notifications";
export type NoticeKind = ChannelOut["wanted"][number];
/** In the order in which the page lists them. */
export const NOTICE_KINDS: readonly NoticeKind[] = ["turn", "live", "begun", "over", "invite"];
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The player's notification channels on the server, and what this browser allows. */
export class NotificationSettings {
  saved = $state.raw<Notifications | null>(null);
  permission = $state<Permission>(permission());
  error = $state("");
  /** The channel whose test message arrived. */
  tested = $state("");
  busy = $state(false);
  private digest = $state<string | null>(null);

  /** The channel of this browser. */
  thisBrowser = $derived(this.saved?.channels.find((channel) => channel.kind === "push" && channel.address.endsWith(`#${this.digest}`)));
  otherBrowsers = $derived(this.saved?.channels.filter((channel) => channel.kind === "push" && channel !== this.thisBrowser) ?? []);
  mail = $derived(this.saved?.channels.find((channel) => channel.kind === "mail"));
  hook = $derived(this.saved?.channels.find((channel) => channel.kind === "hook"));
  canPush = $derived(canPush() && this.saved?.push !== "");

  async load(): Promise<void> {
    await this.update(async () => {
      await ensurePlayer();
      this.digest = await subscriptionDigest();
      return request<Notifications>(PATH);
    });
  }

  /** Asks the browser for permission and subscribes it to pushes. Call this from a click only. */
  async allow(): Promise<void> {
    this.permission = await askPermission();
    if (this.permission !== "granted" || !this.canPush) return;
    await this.update(async () => {
      const keys = await subscribe(this.saved!.push).catch(() => null);
      if (keys === null) {
        this.error = t("push-failed");
        return this.saved!;
      }
      const saved = await post<Notifications>(`${PATH}/push`, { ...keys, name: deviceName(), ...this.locale() });
      this.digest = await subscriptionDigest();
      return saved;
    });
  }

  /** Registers a subscribed browser again if the server does not list it, for example after signing in. */
  async renew(): Promise<void> {
    if (this.permission !== "granted" || (await subscriptionDigest()) === null) return;
    await this.load();
    if (this.saved !== null && this.thisBrowser === undefined) await this.allow();
  }

  private locale(): { language: string; zone: string } {
    return { language: texts.language, zone: browserTimeZone() };
  }

  addMail(address: string): Promise<void> {
    return this.update(() => post(`${PATH}/mail`, { address, ...this.locale() }));
  }

  addHook(url: string): Promise<void> {
    return this.update(() => post(`${PATH}/hook`, { url, ...this.locale() }));
  }

  setQuietHours(quiet: [number, number] | null, zone: string): Promise<void> {
    return this.update(() => post(PATH, { language: texts.language, zone, quiet }));
  }

  changeChannel(channel: ChannelOut, wanted: NoticeKind[], on: boolean): Promise<void> {
    return this.update(() => post(`${PATH}/${channel.id}`, { wanted, on }));
  }

  remove(channel: ChannelOut): Promise<void> {
    return this.update(async () => {
      if (channel === this.thisBrowser) {
        await unsubscribe();
        store("notices", "off");
      }
      return request<Notifications>(`${PATH}/${channel.id}`, { method: "DELETE" });
    });
  }

  async test(channel: ChannelOut): Promise<void> {
    await this.update(async () => {
      const { result } = await post<Tested>(`${PATH}/${channel.id}/test`, {});
      if (result === "arrived") this.tested = channel.id;
      else this.error = t(`test-${result}`);
      return request<Notifications>(PATH);
    });
  }

  private async update(act: () => Promise<Notifications>): Promise<void> {
    this.busy = true;
    this.error = this.tested = "";
    try {
      this.saved = await act();
    } catch (error) {
      this.error = refusalText(error);
    } finally {
      this.busy = false;
    }
  }
}
