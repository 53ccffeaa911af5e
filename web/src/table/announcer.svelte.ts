import type { TableClient } from "./table-client.svelte";
import { urlOf } from "../wire/http";
import type { Line, TableOut } from "../wire/types";
import { readStored, store } from "../storage";
import { t } from "../i18n/texts.svelte";
import { sentencesOf } from "./log-sentences";

/** What a person who looks elsewhere would want to know of; empty if nothing. */
type Calling = "" | "your-turn" | "you-are-asked" | "game-over" | "to-rematch";

/** Tells what happened to those who do not look: screen reader, title, icon, sound. */
export class Announcer {
  spoken = $state("");
  sound = $state(readStored("sound") === "on");
  followRematch = $state(false);
  /** It came up while nobody looked, and nobody has looked since. */
  private missed = $state<Calling>("");
  private called: string | undefined;
  private told: number | undefined;
  private audio: AudioContext | undefined;
  private stop: () => void;

  constructor(private readonly client: TableClient) {
    this.stop = $effect.root(() => {
      $effect(() => this.tell());
      $effect(() => this.mark());
      $effect(() => this.call());
    });
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.look);
    setIcon("icon.svg");
    void this.audio?.close();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on ? "on" : null);
    if (on) this.ring(660);
  }

  private tell(): void {
    const { table, game } = this.client;
    if (table === null || game === null) return;
    const first = this.told === undefined;
    const news = table.log.filter((line) => line.number > (this.told ?? 0));
    this.told = table.number;
    const words = first ? [] : news.flatMap((line) => sentencesOf(line, this.client));
    if (this.client.asked && table.view?.decision) words.push(t("your-turn"), this.client.sentences.question(table.view.decision));
    if (words.length) this.spoken = words.join(" ");
    if (!first && news.some(isMove)) this.ring(this.client.asked ? 660 : 440);
  }

  private mark(): void {
    const { table, game, asked } = this.client;
    const title = game === null ? "Tatami" : `${this.client.sentences.say("title")} · Tatami`;
    const calling = asked ? "your-turn" : this.missed;
    document.title = calling ? `● ${said(calling)} · ${title}` : title;
    setIcon((asked && table?.status === "running") || this.missed ? "icon-turn.svg" : "icon.svg");
  }

  /** Once for each thing that comes up in a page that is open and not looked at. */
  private call(): void {
    const { table, game, you } = this.client;
    if (table === null || game === null || you === null) return;
    const calling = this.calling(table);
    const name = `${calling} ${table.rematch} ${calling === "your-turn" ? table.number : ""}`;
    const first = this.called === undefined;
    if (name === this.called) return;
    this.called = name;
    if (first || calling === "" || !document.hidden) return;
    this.missed = calling;
    const words = { title: said(calling), body: this.client.sentences.say("title"), tag: table.id };
    const link = `t/${calling === "to-rematch" ? table.rematch : table.id}`;
    void browser().then(({ showNotification }) => showNotification({ ...words, link }));
  }

  private calling(table: TableOut): Calling {
    if (table.rematch) return "to-rematch";
    if (table.status === "over") return "game-over";
    if (this.client.asked) return "your-turn";
    return table.offer?.waiting.includes(table.you ?? -1) ? "you-are-asked" : "";
  }

  private look = (): void => {
    if (document.hidden || this.missed === "") return;
    this.missed = "";
    void browser().then(({ clearNotification }) => clearNotification(this.client.id));
  };

  /** A short wooden knock. */
  private ring(pitch: number): void {
    if (!this.sound) return;
    this.audio ??= new AudioContext();
    const now = this.audio.currentTime;
    const tone = this.audio.createOscillator();
    const volume = this.audio.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.08);
    volume.gain.setValueAtTime(0.25, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
    tone.connect(volume).connect(this.audio.destination);
    tone.start(now);
    tone.stop(now + 0.15);
  }
}

const browser = () => import("../notify/browser-notifications");

function said(calling: Exclude<Calling, "">): string {
  const words = { "your-turn": t("your-turn"), "game-over": t("game-over"), "to-rematch": t("to-rematch"), "you-are-asked": t("you-are-asked") };
  return words[calling].replace(/\.$/, "");
}

function isMove(line: Line): boolean {
  return (line.what ?? "move") === "move";
}

function setIcon(file: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = urlOf(file).href;
}
