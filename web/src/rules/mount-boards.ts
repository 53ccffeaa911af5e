import { mount, unmount } from "svelte";
import { texts } from "../i18n/texts.svelte";

/** How far below the screen a board may be when it is drawn. */
const AHEAD = "400px";

/** Draws the boards of a page of rules, each when it comes near: until then its place is kept free. */
export function mountBoards(page: HTMLElement, game: string): { destroy: () => void } {
  const drawn: Record<string, unknown>[] = [];
  const near = new IntersectionObserver((seen) => void draw(seen.filter((one) => one.isIntersecting)), { rootMargin: AHEAD });
  for (const figure of page.querySelectorAll<HTMLElement>("figure[data-board]")) near.observe(figure);

  async function draw(seen: IntersectionObserverEntry[]): Promise<void> {
    for (const { target } of seen) near.unobserve(target);
    if (seen.length === 0) return;
    const { default: PracticeBoard } = await texts.withPart("learn", import("../learn/PracticeBoard.svelte"));
    for (const { target } of seen) {
      const caption = target.querySelector("figcaption");
      const props = { game, name: (target as HTMLElement).dataset.board!, about: caption?.textContent ?? "", onready: () => target.classList.add("ready") };
      drawn.push(mount(PracticeBoard, { target, anchor: caption ?? undefined, props }));
    }
  }
  return {
    destroy() {
      near.disconnect();
      for (const one of drawn) void unmount(one);
    },
  };
}
