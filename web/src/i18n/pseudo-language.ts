/** English with accents and 30 % longer. Tests choose it (`localStorage.language`) to find texts that
 * do not come from a Fluent file, and layouts that only fit English. */
export const PSEUDO_LANGUAGE = "en-XA";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ";

export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  return accented.replace(/\S{3,}/g, (word) => word + "~".repeat(Math.round(word.length * 0.3)));
}
