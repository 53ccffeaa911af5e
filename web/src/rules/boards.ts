import { mount, unmount } from "svelte";
import { texts } from "../words/texts.svelte";

/** How far below the screen a board may be when it is drawn. */
const AHEAD = "400px";

/** Draws the boards of a page of rules, each when it comes near: until then its place is kept free. */
export function hang(page: HTMLElement, game: string): { destroy: () => void } {
  const drawn: Record<string, unknown>[] = [];
  const near = new IntersectionObserver((seen) => void draw(seen.filter((one) => one.isIntersecting)), { rootMargin: AHEAD });
  for (const figure of page.querySelectorAll<HTMLElement>("figure[data-board]")) near.observe(figure);

  async function draw(seen: IntersectionObserverEntry[]): Promise<void> {
    for (const { target } of seen) near.unobserve(target);
    if (seen.length === 0) return;
    const { default: LiveBoard } = await texts.withPart("learn", import("../learn/LiveBoard.svelte"));
    for (const { target } of seen) {
      const caption = target.querySelector("figcaption");
      const props = { game, name: (target as HTMLElement).dataset.board!, about: caption?.textContent ?? "", hung: () => target.classList.add("hung") };
      drawn.push(mount(LiveBoard, { target, anchor: caption ?? undefined, props }));
    }
  }
  return {
    destroy() {
      near.disconnect();
      for (const one of drawn) void unmount(one);
    },
  };
}
