import type { Desk } from "../wire/desk.svelte";
import { address } from "../wire/http";
import type { Line, TableOut } from "../wire/types";
import { keep, kept } from "../words/kept";
import { t } from "../words/texts.svelte";
import { sentencesOf } from "./sentences";

/** What a person who looks elsewhere would want to know of; empty if nothing. */
type Calling = "" | "your-turn" | "you-are-asked" | "game-over" | "to-rematch";

/** Tells what happened to those who do not look: screen reader, title, icon, sound. */
export class Herald {
  spoken = $state("");
  sound = $state(kept("sound") === "on");
  followRematch = $state(false);
  /** It came up while nobody looked, and nobody has looked since. */
  private missed = $state<Calling>("");
  private called: string | undefined;
  private told: number | undefined;
  private audio: AudioContext | undefined;
  private stop: () => void;

  constructor(private readonly desk: Desk) {
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
    keep("sound", on ? "on" : null);
    if (on) this.ring(660);
  }

  private tell(): void {
    const { table, game } = this.desk;
    if (table === null || game === null) return;
    const first = this.told === undefined;
    const news = table.log.filter((line) => line.number > (this.told ?? 0));
    this.told = table.number;
    const words = first ? [] : news.flatMap((line) => sentencesOf(line, this.desk));
    if (this.desk.asked && table.view?.decision) words.push(t("your-turn"), this.desk.speech.ask(table.view.decision));
    if (words.length) this.spoken = words.join(" ");
    if (!first && news.some(isMove)) this.ring(this.desk.asked ? 660 : 440);
  }

  private mark(): void {
    const { table, game, asked } = this.desk;
    const title = game === null ? "Tatami" : `${this.desk.speech.say("title")} · Tatami`;
    const calling = asked ? "your-turn" : this.missed;
    document.title = calling ? `● ${said(calling)} · ${title}` : title;
    setIcon((asked && table?.status === "running") || this.missed ? "icon-turn.svg" : "icon.svg");
  }

  /** Once for each thing that comes up in a page that is open and not looked at. */
  private call(): void {
    const { table, game, you } = this.desk;
    if (table === null || game === null || you === null) return;
    const calling = this.calling(table);
    const name = `${calling} ${table.rematch} ${calling === "your-turn" ? table.number : ""}`;
    const first = this.called === undefined;
    if (name === this.called) return;
    this.called = name;
    if (first || calling === "" || !document.hidden) return;
    this.missed = calling;
    const words = { title: said(calling), body: this.desk.speech.say("title"), tag: table.id };
    const link = `t/${calling === "to-rematch" ? table.rematch : table.id}`;
    void browser().then(({ knock }) => knock({ ...words, link }));
  }

  private calling(table: TableOut): Calling {
    if (table.rematch) return "to-rematch";
    if (table.status === "over") return "game-over";
    if (this.desk.asked) return "your-turn";
    return table.offer?.waiting.includes(table.you ?? -1) ? "you-are-asked" : "";
  }

  private look = (): void => {
    if (document.hidden || this.missed === "") return;
    this.missed = "";
    void browser().then(({ unknock }) => unknock(this.desk.id));
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

const browser = () => import("../notify/browser");

function said(calling: Exclude<Calling, "">): string {
  const words = { "your-turn": t("your-turn"), "game-over": t("game-over"), "to-rematch": t("to-rematch"), "you-are-asked": t("you-are-asked") };
  return words[calling].replace(/\.$/, "");
}

function isMove(line: Line): boolean {
  return (line.what ?? "move") === "move";
}

function setIcon(file: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = address(file).href;
}
