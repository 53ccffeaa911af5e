import { mount, unmount } from "svelte";
import { texts } from "../i18n/texts.svelte";

/** How far below the screen a board may be when it is mounted. */
const AHEAD = "400px";

/** Svelte action of a rules page: mounts each practice board shortly before it scrolls into view. */
export function mountBoards(page: HTMLElement, game: string): { destroy: () => void } {
  const mounted: Record<string, unknown>[] = [];
  const observer = new IntersectionObserver((entries) => void mountAll(entries.filter((entry) => entry.isIntersecting)), { rootMargin: AHEAD });
  for (const figure of page.querySelectorAll<HTMLElement>("figure[data-board]")) observer.observe(figure);

  async function mountAll(entries: IntersectionObserverEntry[]): Promise<void> {
    for (const { target } of entries) observer.unobserve(target);
    if (entries.length === 0) return;
    const { default: ExampleBoard } = await texts.withFolder("learn", import("./ExampleBoard.svelte"));
    for (const { target } of entries) {
      const caption = target.querySelector("figcaption");
      const props = { game, name: (target as HTMLElement).dataset.board!, about: caption?.textContent ?? "", onready: () => target.classList.add("ready") };
      mounted.push(mount(ExampleBoard, { target, anchor: caption ?? undefined, props }));
    }
  }
  return {
    destroy() {
      observer.disconnect();
      for (const board of mounted) void unmount(board);
    },
  };
}
