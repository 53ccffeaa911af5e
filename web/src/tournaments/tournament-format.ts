/** Points and tie-breaks: whole and half points as such, others with two digits. */
export function pointsText(value: number, language: string): string {
  return Math.abs(value).toLocaleString(language, { maximumFractionDigits: 2 }).replace(/^/, value < 0 ? "−" : "");
}

/** How long until a time, as minutes and seconds. */
export function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
