/** Where a cord is tied: the shelf of a house, in the panel of its player. */
export interface Rod {
  /** The left and the right end of the shelf. */
  knots: [number, number];
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
type Point = [number, number];

/** Half of the gap between panels. */
const GAP = 4;
const BEND = 4;

/** A cord that leaves the panels at once and runs in the gaps between them, so that it crosses no cards, dice or points. */
export function cordBetween(one: Rod, other: Rod): { d: string; ends: Point[] } {
  const isLeft = one.left + one.right <= other.left + other.right;
  const [from, to] = [knotOf(one, isLeft), knotOf(other, !isLeft)];
  const [x, toX] = [isLeft ? one.right + GAP : one.left - GAP, isLeft ? other.left - GAP : other.right + GAP];
  const upper = one.top <= other.top ? one : other;
  const points: Point[] = [from, [x, from[1]]];
  // Panels in one column or next to each other share a gap; otherwise the cord runs below the upper row.
  if (Math.abs(x - toX) > 1) points.push([x, upper.bottom + GAP], [toX, upper.bottom + GAP]);
  points.push([toX, to[1]], to);
  return { d: rounded(points), ends: [from, to] };
}

function knotOf({ knots, y }: Rod, atRight: boolean): Point {
  return [knots[atRight ? 1 : 0], y];
}

function rounded([first, ...rest]: Point[]): string {
  let d = `M${first!.join(" ")}`;
  let before = first!;
  rest.forEach((point, index) => {
    const after = rest[index + 1];
    if (after === undefined) d += `L${point.join(" ")}`;
    else d += `L${shortened(point, before).join(" ")}Q${point.join(" ")} ${shortened(point, after).join(" ")}`;
    before = point;
  });
  return d;
}

/** A point near `corner` on the way to `toward`. */
function shortened(corner: Point, toward: Point): Point {
  const [dx, dy] = [toward[0] - corner[0], toward[1] - corner[1]];
  const share = Math.min(0.5, BEND / (Math.hypot(dx, dy) || 1));
  return [corner[0] + dx * share, corner[1] + dy * share];
}
