const GAP = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an explanation goes: above what it explains, below it, or next to it; never on it, if there is room anywhere. */
export function placeNextTo(target: Box, size: { width: number; height: number }, view: { width: number; height: number }): { left: number; top: number } {
  const centered = clamp(target.left + target.width / 2 - size.width / 2, view.width - size.width);
  const middle = clamp(target.top + target.height / 2 - size.height / 2, view.height - size.height);
  const places = [
    { left: centered, top: target.top - size.height - GAP },
    { left: centered, top: target.top + target.height + GAP },
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - size.width - GAP, top: middle },
  ];
  const inView = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + size.width <= view.width && top + size.height <= view.height;
  const found = places.find(inView);
  if (found) return found;
  // No side has the room: the roomier end of the window.
  const above = target.top + target.height / 2 > view.height / 2;
  return { left: centered, top: above ? GAP / 2 : Math.max(0, view.height - size.height - GAP / 2) };
}

function clamp(wanted: number, most: number): number {
  return Math.max(GAP / 2, Math.min(wanted, most - GAP / 2));
}
