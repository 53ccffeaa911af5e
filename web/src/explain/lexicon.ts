/** A word of a game with its explanation: the message `term-<key>`. The same as `tatami.engine.terms`. */
export interface Term {
  key: string;
  word: string;
  about: string;
  rule: string;
  /** Every form in which texts use the word. A form may end in `*` for any ending. */
  forms: string[];
}

/** A part of a text: plain, or a word with an explanation. */
export interface TextPart {
  text: string;
  term: string | null;
}

/** The terms of a game in one language. */
export class Lexicon {
  private readonly terms: Map<string, Term>;
  private readonly keys: string[];
  private readonly words: RegExp | null;

  constructor(terms: Term[]) {
    this.terms = new Map(terms.map((term) => [term.key, term]));
    const forms = terms.flatMap(({ key, forms }) => forms.map((form) => ({ form, key })));
    forms.sort((one, other) => other.form.length - one.form.length);
    this.keys = forms.map(({ key }) => key);
    const any = forms.map(({ form }) => `(${pattern(form)})`).join("|");
    this.words = any === "" ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
  }

  find(key: string): Term | undefined {
    return this.terms.get(key);
  }

  /** The text in parts. A term is marked where it occurs first. */
  split(text: string): TextPart[] {
    const parts: TextPart[] = [];
    const seen = new Set<string>();
    let end = 0;
    for (const match of this.words === null ? [] : text.matchAll(this.words)) {
      const key = this.keys[match.slice(1).findIndex((group) => group !== undefined)]!;
      if (seen.has(key)) continue;
      seen.add(key);
      if (match.index > end) parts.push({ text: text.slice(end, match.index), term: null });
      parts.push({ text: match[0], term: key });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), term: null });
    return parts;
  }

  /** The terms that a text uses, each once. */
  inText(text: string): string[] {
    return this.split(text).flatMap(({ term }) => (term === null ? [] : [term]));
  }
}

function pattern(form: string): string {
  const stem = form.replace(/\*$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return form.endsWith("*") ? `${stem}\\p{L}*` : stem;
}
