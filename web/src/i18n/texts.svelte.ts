import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { text } from "../wire/http";
import { readStored, store } from "../storage";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" };
export type Words = Record<string, unknown>;

const FILES = import.meta.glob<string>("../../texts/**/*.ftl", { query: "?raw", import: "default" });

/** The sentences of one language: the browser's own, and those of games once they are needed. */
class Texts {
  language = $state<Language>(firstLanguage());
  private own = $state.raw<FluentBundle | null>(null);
  private games = $state.raw<Record<string, FluentBundle>>({});
  /** Folders of texts that only some pages need. */
  private readonly parts = new Set<string>();
  private latest: Promise<void> | undefined;
  private wished = this.language;
  /** Games whose lessons are read too, by language. */
  private lessons = new Set<string>();

  load(language: Language = this.wished): Promise<void> {
    this.wished = language;
    this.latest = this.read(language, this.latest);
    return this.latest;
  }

  /** One after the other: what was asked for last is what is shown. */
  private async read(language: Language, before: Promise<void> | undefined): Promise<void> {
    const names = [language, ...[...this.parts].map((part) => `${part}/${language}`)];
    const sources = await Promise.all(names.map((name) => FILES[`../../texts/${name}.ftl`]!()));
    const keys = Object.keys(this.games).map((name) => name.split(" ")[0]!);
    const wanted = [...new Set(keys)].map((key) => (this.taught(key) ? this.loadLesson(key, language) : this.loadGame(key, language)));
    await Promise.all(wanted);
    await before?.catch(() => undefined);
    this.own = bundle(language, sources.join("\n"));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** What is imported, once the words are there that it speaks with. */
  async withPart<T>(part: string, imported: Promise<T>): Promise<T> {
    const known = this.parts.has(part);
    this.parts.add(part);
    const [there] = await Promise.all([imported, known ? this.latest : this.load()]);
    return there;
  }

  choose(language: Language): Promise<void> {
    store("language", language);
    return this.load(language);
  }

  async loadGame(key: string, language: Language = this.language): Promise<void> {
    const name = `${key} ${language}`;
    if (name in this.games) return;
    const found = bundle(language, await text(`api/games/${key}/texts/${language}`));
    this.games = { ...this.games, [name]: found };
  }

  /** A lesson's sentences stand beside those of its game, and use them. */
  async loadLesson(key: string, language: Language = this.language): Promise<void> {
    const name = `${key} ${language}`;
    const [source] = await Promise.all([text(`api/games/${key}/lesson/texts/${language}`), this.loadGame(key, language)]);
    if (this.lessons.has(name)) return;
    this.lessons.add(name);
    this.games[name]!.addResource(new FluentResource(source));
    this.games = { ...this.games };
  }

  private taught(key: string): boolean {
    return [...this.lessons].some((name) => name.startsWith(`${key} `));
  }

  say(key: string, args?: Words): string {
    return format(this.own, key, args) ?? `[${key}]`;
  }

  /** Is this one of the words among which the game's sentence chooses? */
  chooses(game: string, key: string, word: string): boolean {
    return variantsOf(this.games[`${game} ${this.language}`]?.getMessage(key)).includes(word);
  }

  /** A sentence of a game; undefined if the game has none of that name. */
  game(game: string, key: string, args?: Words): string | undefined {
    return format(this.games[`${game} ${this.language}`] ?? null, key, args);
  }
}

/** The words that a message made of one choice knows. */
function variantsOf(message: Message | undefined): string[] {
  const [choice] = Array.isArray(message?.value) ? message.value : [];
  if (typeof choice !== "object" || choice.type !== "select") return [];
  return choice.variants.map(({ key }) => String(key.value));
}

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

function format(found: FluentBundle | null, key: string, args: Words = {}): string | undefined {
  const pattern = found?.getMessage(key)?.value;
  if (found === null || pattern === undefined || pattern === null) return undefined;
  return found.formatPattern(pattern, sayable(args), []);
}

/** What is no word and no number is said as one: Fluent takes nothing else. */
function sayable(args: Words): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value ?? ""),
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

function firstLanguage(): Language {
  const wished = [readStored("language"), ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((code) => code === wished.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

export const texts = new Texts();
export const t = (key: string, args?: Words): string => texts.say(key, args);
