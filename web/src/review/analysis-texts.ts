import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Sentences } from "../i18n/game-sentences";
import { texts } from "../i18n/texts.svelte";
import type { Candidate, Contribution, JudgedDecision, LuckAndSkill } from "../wire/generated";

// The command line uses the same files; `vite.config.ts` says where they are.
const FILES = import.meta.glob<string>("$analysis-texts/*.ftl", { query: "?raw", import: "default", eager: true });
const BUNDLES = new Map(Object.entries(FILES).map(([path, source]) => [path.slice(-6, -4), bundle(path.slice(-6, -4), source)]));
const WORTH_SHOWING = 0.005;

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

export function analysisText(key: string, args: Record<string, string> = {}): string {
  const found = BUNDLES.get(texts.language);
  const pattern = found?.getMessage(key)?.value;
  return found && pattern ? found.formatPattern(pattern, args, []) : `[${key}]`;
}

/** What luck, own moves or others' moves gained or cost a seat. The same as `tatami.analysis.report_text`. */
export interface Part {
  name: string;
  amount: Contribution;
}

/** Parts that are nothing in most games are left out there. */
export function partsOf(account: LuckAndSkill): Part[] {
  const isZero = (amount: Contribution): boolean => amount.value === 0 && amount.error === 0;
  // In a game without cards and dice the only luck is the seat.
  const luck = isZero(account.chance) && isZero(account.hidden) ? "seat" : "luck";
  const always = [{ name: luck, amount: account.luck }, { name: "decisions", amount: account.decisions }, { name: "others", amount: account.others }];
  const optional = [{ name: "hidden", amount: account.hidden }, { name: "word", amount: account.word }];
  return [...always, ...optional.filter(({ amount }) => Math.abs(amount.value) >= WORTH_SHOWING)];
}

/** What the search expects after the move played and after the better one. */
export function becauseTexts(judged: JudgedDecision, sentences: Sentences): string[] {
  const named: [string, Candidate][] = [["played", judged.played], ["best", judged.best]];
  return named.flatMap(([name, { text, move, line = [] }]) => {
    const moves = line.map((one) => analysisText("because-move", { player: sentences.playerName(one.seat), move: sentences.choice(one.text, one.move) }));
    return moves.length === 0 ? [] : [analysisText(`because-${name}`, { [name]: sentences.choice(text, move), line: moves.join(", ") })];
  });
}
