/** Sentences after one another. A move in notation has no full stop of its own, so it gets one before the next sentence. */
export function joinSentences(sentences: string[]): string {
  const said = sentences.filter((sentence) => sentence !== "");
  return said.map((sentence, index) => (index < said.length - 1 && !/[.!?…]$/.test(sentence) ? `${sentence}.` : sentence)).join(" ");
}
