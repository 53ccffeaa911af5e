import type { Desk } from "../wire/desk.svelte";
import { address } from "../wire/http";
import type { Line } from "../wire/types";
import { keep, kept } from "../words/kept";
import { t } from "../words/texts.svelte";
import { sentencesOf } from "./sentences";

/** Tells what happened to those who do not look: screen reader, title, icon, sound. */
export class Herald {
  spoken = $state("");
  sound = $state(kept("sound") === "on");
  followRematch = $state(false);
  private told: number | undefined;
  private audio: AudioContext | undefined;
  private stop: () => void;

  constructor(private readonly desk: Desk) {
    this.stop = $effect.root(() => {
      $effect(() => this.tell());
      $effect(() => this.mark());
    });
  }

  close(): void {
    this.stop();
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
    document.title = asked ? `● ${t("your-turn")} · ${title}` : title;
    setIcon(asked && table?.status === "running" ? "icon-turn.svg" : "icon.svg");
  }

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

function isMove(line: Line): boolean {
  return (line.what ?? "move") === "move";
}

function setIcon(file: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = address(file).href;
}
