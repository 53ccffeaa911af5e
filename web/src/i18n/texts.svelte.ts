import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { Lexicon, type Term } from "../explain/lexicon";
import { readStored, store } from "../storage";
import { fetchText } from "../wire/server-api";
import { LANGUAGE_NAMES } from "./generated";
import { PSEUDO_LANGUAGE, pseudo } from "./pseudo-language";

export { LANGUAGE_NAMES };
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
/** Arguments of a message. */
export type TextArgs = Record<string, unknown>;

const SHARED = "../../texts";
/** The terminal uses the same texts. */
const PUZZLES = "../../../src/tatami/puzzles/texts";
const FILES = import.meta.glob<string>(["../../texts/**/*.ftl", "../games/*/texts/*.ftl", "../../../src/tatami/puzzles/texts/*.ftl"], { query: "?raw", import: "default" });

/** The messages of one language: those of the client, and those of games once a page needs them. */
class Texts {
  language = $state<Language>(firstLanguage());
  private client = $state.raw<FluentBundle | null>(null);
  /** By game and language. */
  private games = $state.raw<Record<string, FluentBundle>>({});
  /** The explained words of each game, by game and language. */
  private lexicons = $state.raw<Record<string, Lexicon>>({});
  /** Folders that only some pages need. */
  private readonly folders = new Set([SHARED]);
  private latest: Promise<void> | undefined;
  private requested = this.language;
  /** Games and languages whose lesson texts are loaded too. */
  private lessons = new Set<string>();

  load(language: Language = this.requested): Promise<void> {
    this.requested = language;
    this.latest = this.read(language, this.latest);
    return this.latest;
  }

  /** Waits for the load before it, so that the language requested last is the one shown. */
  private async read(language: Language, before: Promise<void> | undefined): Promise<void> {
    const sources = await Promise.all([...this.folders].map((folder) => FILES[`${folder}/${language}.ftl`]?.() ?? ""));
    const keys = Object.keys(this.games).map((name) => name.split(" ")[0]!);
    const loading = [...new Set(keys)].map((key) => (this.hasLesson(key) ? this.loadLesson(key, language) : this.loadGame(key, language)));
    await Promise.all(loading);
    await before?.catch(() => undefined);
    this.client = bundle(language, sources.join("\n"));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** An imported module, once the texts in `web/texts/<folder>` are loaded too. */
  withFolder<T>(folder: string, imported: Promise<T>): Promise<T> {
    return this.withTexts(`${SHARED}/${folder}`, imported);
  }

  /** An imported module, once the texts of puzzles are loaded too. */
  withPuzzles<T>(imported: Promise<T>): Promise<T> {
    return this.withTexts(PUZZLES, imported);
  }

  /** An imported module, once the texts in the game's folder are loaded too. */
  withGameFolder<T>(game: string, imported: Promise<T>): Promise<T> {
    return this.withTexts(`../games/${game}/texts`, imported);
  }

  private async withTexts<T>(folder: string, imported: Promise<T>): Promise<T> {
    const known = this.folders.has(folder);
    this.folders.add(folder);
    const [module] = await Promise.all([imported, known ? this.latest : this.load()]);
    return module;
  }

  choose(language: Language): Promise<void> {
    store("language", language);
    return this.load(language);
  }

  async loadGame(key: string, language: Language = this.language): Promise<void> {
    const name = `${key} ${language}`;
    if (name in this.games) return;
    const source = await fetchText(`api/games/${key}/texts/${language}`);
    const found = bundle(language, source);
    this.lexicons = { ...this.lexicons, [name]: lexiconOf(found, source) };
    this.games = { ...this.games, [name]: found };
  }

  /** Lesson texts refer to messages of the game, so they share its bundle. */
  async loadLesson(key: string, language: Language = this.language): Promise<void> {
    const name = `${key} ${language}`;
    const [source] = await Promise.all([fetchText(`api/games/${key}/lesson/texts/${language}`), this.loadGame(key, language)]);
    if (this.lessons.has(name)) return;
    this.lessons.add(name);
    this.games[name]!.addResource(new FluentResource(source));
    this.games = { ...this.games };
  }

  private hasLesson(key: string): boolean {
    return [...this.lessons].some((name) => name.startsWith(`${key} `));
  }

  say(key: string, args?: TextArgs): string {
    return this.find(key, args) ?? `[${key}]`;
  }

  /** A message of the client or an attribute of it; undefined if there is none of that name. */
  find(key: string, args?: TextArgs, attribute?: string): string | undefined {
    return format(this.client, key, args, attribute);
  }

  /** The explained words of a game; empty if it has none. */
  lexicon(game: string): Lexicon {
    return this.lexicons[`${game} ${this.language}`] ?? NO_TERMS;
  }

  /** Whether a message of the game selects among variants, and `variant` is one of them. */
  hasVariant(game: string, key: string, variant: string): boolean {
    return variantsOf(this.games[`${game} ${this.language}`]?.getMessage(key)).includes(variant);
  }

  /** A message of a game or an attribute of it; undefined if the game has none of that name. */
  game(game: string, key: string, args?: TextArgs, attribute?: string): string | undefined {
    return format(this.games[`${game} ${this.language}`] ?? null, key, args, attribute);
  }
}

/** The variant names of a message that is a single select expression. */
function variantsOf(message: Message | undefined): string[] {
  const [select] = Array.isArray(message?.value) ? message.value : [];
  if (typeof select !== "object" || select.type !== "select") return [];
  return select.variants.map(({ key }) => String(key.value));
}

const transform = readStored("language") === PSEUDO_LANGUAGE ? pseudo : undefined;

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false, transform });
  found.addResource(new FluentResource(source));
  return found;
}

const NO_TERMS = new Lexicon([]);

/** The messages `term-<key>` with their attributes. */
function lexiconOf(found: FluentBundle, source: string): Lexicon {
  const keys = [...source.matchAll(/^term-([\w-]+) *=/gm)].map((match) => match[1]!);
  return new Lexicon(keys.map((key) => termOf(found, key)));
}
function termOf(found: FluentBundle, key: string): Term {
  const message = found.getMessage(`term-${key}`);
  const attribute = (name: string) => {
    const pattern = message?.attributes[name];
    return pattern ? found.formatPattern(pattern, {}, []) : "";
  };
  const word = format(found, `term-${key}`) ?? key;
  const forms = attribute("forms").split(",").map((form) => form.trim());
  return { key, word, about: attribute("about"), rule: attribute("rule"), forms: [word, ...forms].filter((form) => form !== "") };
}

function format(found: FluentBundle | null, key: string, args: TextArgs = {}, attribute?: string): string | undefined {
  const message = found?.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (found === null || pattern === undefined || pattern === null) return undefined;
  return found.formatPattern(pattern, fluentArgs(args), []);
}

/** Fluent takes numbers and strings only. */
function fluentArgs(args: TextArgs): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value ?? ""),
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

function firstLanguage(): Language {
  const preferred = [readStored("language"), ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((code) => code === preferred.find((other) => LANGUAGES.includes(other as Language))) ?? "en";
}

export const texts = new Texts();
export const t = (key: string, args?: TextArgs): string => texts.say(key, args);
