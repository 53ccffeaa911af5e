import { texts } from "../i18n/texts.svelte";

/** What else an explanation says about the one thing that it is attached to. */
export interface ExplanationDetails {
  /** Instead of the term itself, such as the name of a card. */
  title?: string;
  /** Its numbers, such as the values of a card. */
  facts?: string;
}

/**
 * Attributes for an element that explains itself on hover, focus and long press (on tap, if it is not a control).
 * Several terms are separated by spaces. The game's texts have a message `term-<key>` for each.
 */
export function explain(game: string, terms: string, { title, facts }: ExplanationDetails = {}): Record<string, string | undefined> {
  if (terms === "" && facts === undefined) return {};
  return { "data-explain": terms, "data-explain-game": game, "data-explain-title": title, "data-explain-facts": facts };
}

/** Attributes for a control that explains the terms of its text on focus, and each word on hover (`Terms` marks them). */
export function explainOnFocus(game: string, text: string): Record<string, string> {
  const terms = texts.lexicon(game).inText(text);
  return terms.length === 0 ? {} : { "data-explain-focus": terms.join(" "), "data-explain-game": game };
}

/** Attributes for a control that explains the terms of its own text, such as the button of a choice. */
export function explainText(game: string, text: string): Record<string, string | undefined> {
  return explain(game, texts.lexicon(game).inText(text).join(" "));
}
