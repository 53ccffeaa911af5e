/** Scrolls a row of links so that the one of the current page is in view. */
export function centerCurrent(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>("[aria-current]");
  if (link) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
