/** The nearest place in a direction, or the place itself. Distance sideways counts twice. */
export function nearestInDirection<Place extends { getBoundingClientRect(): DOMRect }>(from: Place, places: Place[], [right, down]: [number, number]): Place {
  const [x, y] = middle(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const [otherX, otherY] = middle(place);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}

function middle(place: { getBoundingClientRect(): DOMRect }): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
