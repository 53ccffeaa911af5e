export const SHAPES = ["helmet", "buddha", "rice"] as const;
/** One cell of the field, in drawing units. */
export const UNIT = 100;

/** The drawing coordinates of a cell. Rows count upwards in the game and downwards in the drawing. */
export function placeOf(cell: string): [number, number] {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return [x * UNIT, -y * UNIT];
}

export function suitOf(card: string): [string, number] {
  const [suit, value] = card.split("-") as [string, string];
  return [suit, Number(value)];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around all cells, with a margin. */
export function boxOf(cells: string[]): Box {
  const places = cells.map(placeOf);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(0, ...xs) - 12, Math.min(0, ...ys) - 12];
  return {
    x: left,
    y: top,
    width: Math.max(0, ...xs) + UNIT + 12 - left,
    height: Math.max(0, ...ys) + UNIT + 12 - top,
  };
}

/** The nearest cell in a direction. Distance sideways counts twice. */
export function nearest(from: string, cells: string[], [right, down]: [number, number]): string {
  const [x, y] = placeOf(from);
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const [otherX, otherY] = placeOf(cell);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}

/** A cell as people read it, with true minus signs. */
export const shownCell = (cell: string): string => cell.replaceAll("-", "−");
