import { type Box, UNIT } from "./field-geometry";

/** The smallest size of a card on screen, in pixels. */
const FINGER = 46;
const MOUSE = 30;
const BY_FINGER = "(pointer: coarse), (max-width: 48rem)";

type Mode = "near" | "whole" | "free";

/** The visible part of the field. By default the whole field if its cards are large enough to touch, otherwise
 * the part around the last card; after the player pans or zooms, what the player chose. */
export class Camera {
  private mode = $state<Mode>("near");
  width = $state(0);
  height = $state(0);
  private box = $state.raw<Box>({ x: 0, y: 0, width: 100, height: 100 });
  private pointers = new Map<number, { x: number; y: number }>();
  private spread = 0;
  /** The pointer has panned, so its click must not choose a cell. */
  moved = false;

  constructor(
    private readonly all: () => Box,
    private readonly element: () => Element | undefined,
    /** The place of the last card or of a village to lay. */
    private readonly middle: () => [number, number],
  ) {}

  get view(): Box {
    if (this.mode === "free") return this.box;
    return this.mode === "whole" ? this.all() : this.near();
  }
  get isWhole(): boolean {
    const [all, seen] = [this.all(), this.view];
    const holds = (from: "x" | "y", size: "width" | "height") =>
      seen[from] <= all[from] && seen[from] + seen[size] >= all[from] + all[size];
    return holds("x", "width") && holds("y", "height");
  }

  private near(): Box {
    const all = this.all();
    const scale = UNIT / (matchMedia(BY_FINGER).matches ? FINGER : MOUSE);
    const [width, height] = [this.width * scale, this.height * scale];
    if (this.width === 0 || (all.width <= width && all.height <= height)) return all;
    const [x, y] = this.middle();
    return { ...along("x", "width", all, x, width), ...along("y", "height", all, y, height) } as Box;
  }
  /** Field units per pixel. */
  get scale(): number {
    const box = this.view;
    return this.width === 0 ? 1 : Math.max(box.width / this.width, box.height / this.height);
  }
  /** What the element shows, including what lies outside of the view box. */
  get visible(): Box {
    const { x, y, width, height } = this.view;
    const [wide, high] = [this.width * this.scale, this.height * this.scale];
    return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  }
  get viewBox(): string {
    const { x, y, width, height } = this.view;
    return `${x} ${y} ${width} ${height}`;
  }

  fit(): void {
    this.mode = "whole";
  }

  zoom(by: number, at?: { x: number; y: number }): void {
    const box = this.view;
    const size = Math.max(box.width, box.height) / by;
    if (size < 150 || size > 6000) return;
    const centre = at === undefined ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : this.toField(at);
    this.take({
      x: centre.x - (centre.x - box.x) / by,
      y: centre.y - (centre.y - box.y) / by,
      width: box.width / by,
      height: box.height / by,
    });
  }

  pan(x: number, y: number): void {
    const box = this.view;
    this.take({ ...box, x: box.x + x, y: box.y + y });
  }

  /** Pans until a square is visible. */
  show(x: number, y: number, size: number): void {
    const box = this.view;
    const right = Math.max(0, x + size - box.x - box.width) - Math.max(0, box.x - x);
    const down = Math.max(0, y + size - box.y - box.height) - Math.max(0, box.y - y);
    if (right !== 0 || down !== 0) this.pan(right, down);
  }

  private take(box: Box): void {
    this.box = box;
    this.mode = "free";
  }

  private perPixel(): number {
    const rect = this.element()?.getBoundingClientRect();
    const box = this.view;
    return rect === undefined ? 1 : Math.max(box.width / rect.width, box.height / rect.height);
  }

  private toField({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const rect = this.element()!.getBoundingClientRect();
    const box = this.view;
    const scale = this.perPixel();
    return {
      x: box.x + box.width / 2 + (x - rect.left - rect.width / 2) * scale,
      y: box.y + box.height / 2 + (y - rect.top - rect.height / 2) * scale,
    };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.moved = false;
    this.spread = this.spreadNow();
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const [x, y] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.moved && Math.hypot(x, y) < 6) return;
    this.moved = true;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const scale = this.perPixel() / this.pointers.size;
    this.pan(-x * scale, -y * scale);
    const spread = this.spreadNow();
    if (this.spread > 0 && spread > 0) this.zoom(spread / this.spread, { x: event.clientX, y: event.clientY });
    this.spread = spread;
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.spread = this.spreadNow();
  }

  private spreadNow(): number {
    const [one, two] = [...this.pointers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
}

/** The visible range in one direction: around the middle, within the field. */
function along(from: "x" | "y", size: "width" | "height", all: Box, middle: number, fits: number): Partial<Box> {
  if (all[size] <= fits) return { [from]: all[from] - (fits - all[size]) / 2, [size]: fits };
  const start = Math.min(Math.max(middle - fits / 2, all[from]), all[from] + all[size] - fits);
  return { [from]: start, [size]: fits };
}
