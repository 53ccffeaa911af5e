import { t } from "../i18n/texts.svelte";
import { readStored, store } from "../storage";
import type { TableOut } from "../wire/generated";
import { urlOf } from "../wire/transport";
import { isMove } from "./entry-kinds";
import { logSentences } from "./log-sentences";
import type { TableClient } from "./table-client.svelte";

/** What needs the player's attention; the text key, or "" for nothing. */
type Alert = "" | "your-turn" | "you-are-asked" | "game-over" | "to-rematch";

/** Announces what happens at a table: to screen readers, in the title and icon, by sound, and by browser notifications. */
export class Announcer {
  /** The text of the live region. */
  spoken = $state("");
  sound = $state(readStored("sound") !== "off");
  /** From 0 to 100. */
  volume = $state(Number(readStored("volume") ?? 50));
  followsRematch = $state(false);
  /** An alert that came up while the page was hidden. */
  private missed = $state<Alert>("");
  private lastAlert: string | undefined;
  private lastNumber: number | undefined;
  private lastPresence: TableClient["presence"] = null;
  private audio: AudioContext | undefined;
  private stop: () => void;

  constructor(private readonly client: TableClient) {
    this.stop = $effect.root(() => {
      $effect(() => this.speak());
      $effect(() => this.speakOfPresence());
      $effect(() => this.setTitleAndIcon());
      $effect(() => this.alert());
    });
    document.addEventListener("visibilitychange", this.onVisibilityChange);
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    setIcon("icon.svg");
    void this.audio?.close();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on ? null : "off");
    if (on) this.playTone(660);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
    this.playTone(660);
  }

  private speak(): void {
    const { table, game } = this.client;
    if (table === null || game === null) return;
    const isFirst = this.lastNumber === undefined;
    const added = table.log.filter((line) => line.number > (this.lastNumber ?? 0));
    this.lastNumber = table.number;
    const sentences = isFirst ? [] : added.flatMap((line) => logSentences(line, this.client));
    if (this.client.asked && table.view?.decision) sentences.push(t("your-turn"), this.client.sentences.question(table.view.decision));
    if (sentences.length) this.spoken = sentences.join(" ");
    if (!isFirst && added.some(isMove)) this.playTone(this.client.asked ? 660 : 440);
  }

  /** Says who left and who came back; being away for a moment is not worth a word. */
  private speakOfPresence(): void {
    const { presence, names, you } = this.client;
    const before = this.lastPresence;
    this.lastPresence = presence;
    if (before === null || presence === null) return;
    const sentences = presence.flatMap((state, seat) => {
      if (seat === you || state === before[seat]) return [];
      if (state === "left") return [t("spoken-left", { player: names[seat] ?? "" })];
      return state === "here" && before[seat] === "left" ? [t("spoken-back", { player: names[seat] ?? "" })] : [];
    });
    if (sentences.length) this.spoken = sentences.join(" ");
  }

  private setTitleAndIcon(): void {
    const { table, game, asked } = this.client;
    const title = game === null ? "Tatami" : `${this.client.sentences.say("title")} · Tatami`;
    const alert = asked ? "your-turn" : this.missed;
    document.title = alert ? `● ${alertText(alert)} · ${title}` : title;
    setIcon((asked && table?.status === "running") || this.missed ? "icon-turn.svg" : "icon.svg");
  }

  /** Shows one browser notification for each alert that comes up while the page is hidden. */
  private alert(): void {
    const { table, game, you } = this.client;
    if (table === null || game === null || you === null) return;
    const alert = this.currentAlert(table);
    const name = `${alert} ${table.rematch} ${alert === "your-turn" ? table.number : ""}`;
    const isFirst = this.lastAlert === undefined;
    if (name === this.lastAlert) return;
    this.lastAlert = name;
    if (isFirst || alert === "" || !document.hidden) return;
    this.missed = alert;
    const notification = { title: alertText(alert), body: this.client.sentences.say("title"), tag: table.id };
    const link = `t/${alert === "to-rematch" ? table.rematch : table.id}`;
    void notifications().then(({ showNotification }) => showNotification({ ...notification, link }));
  }

  private currentAlert(table: TableOut): Alert {
    if (table.rematch) return "to-rematch";
    if (table.status === "over") return "game-over";
    if (this.client.asked) return "your-turn";
    return table.offer?.waiting.includes(table.you ?? -1) ? "you-are-asked" : "";
  }

  private onVisibilityChange = (): void => {
    if (document.hidden || this.missed === "") return;
    this.missed = "";
    void notifications().then(({ closeNotifications }) => closeNotifications(this.client.id));
  };

  /** A short wooden tone. */
  private playTone(pitch: number): void {
    // Browsers allow sound once the person has clicked or typed on the page.
    if (!this.sound || this.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    this.audio ??= new AudioContext();
    const now = this.audio.currentTime;
    const tone = this.audio.createOscillator();
    const volume = this.audio.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.08);
    volume.gain.setValueAtTime(0.005 * this.volume, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
    tone.connect(volume).connect(this.audio.destination);
    tone.start(now);
    tone.stop(now + 0.15);
  }
}

const notifications = () => import("../notify/browser-notifications");

function alertText(alert: Exclude<Alert, "">): string {
  const sentences = { "your-turn": t("your-turn"), "game-over": t("game-over"), "to-rematch": t("to-rematch"), "you-are-asked": t("you-are-asked") };
  return sentences[alert].replace(/\.$/, "");
}

function setIcon(file: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = urlOf(file).href;
}
