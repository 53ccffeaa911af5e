import { texts } from "../i18n/texts.svelte";

const HOVER_MS = 350;
const FOCUS_MS = 500;
const LEAVE_MS = 250;
const LONG_PRESS_MS = 450;
/** A finger that moves further than this scrolls or drags. */
const STILL = 10;
const EXPLAINED = "[data-explain]";
const ON_FOCUS = "[data-explain], [data-explain-focus]";
const CONTROLS = "button, a, input, select, textarea, summary, [role='button'], [role='gridcell'], [role='option']";

export interface ExplanationEntry {
  title: string;
  facts: string;
  about: string;
  rule: string;
}

/** What is explained now, and when: pointer, keyboard and touch on elements that `explain()` marks. */
export class Explanation {
  target = $state.raw<HTMLElement | null>(null);
  /** What has the description for screen readers: the control around the target, if there is one. */
  private described: Element | null = null;
  shown = $state(false);
  game = $state("");
  entries = $state.raw<ExplanationEntry[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private press: { x: number; y: number } | null = null;
  private swallowsClick = false;

  constructor(
    private readonly id: string,
    private readonly box: () => HTMLElement | undefined,
  ) {}

  hide(): void {
    clearTimeout(this.timer);
    this.describe(null);
    this.shown = false;
  }

  pointerOver(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const element = closest(event.target, EXPLAINED);
    if (element !== null && element === this.target) return clearTimeout(this.timer);
    if (this.box()?.contains(event.target as Node)) return clearTimeout(this.timer);
    if (element !== null) this.schedule(() => this.show(element), this.shown ? LEAVE_MS : HOVER_MS);
    else if (this.target !== null || this.timer !== undefined) this.schedule(() => this.hide(), LEAVE_MS);
  }

  pointerDown(event: PointerEvent): void {
    if (this.box()?.contains(event.target as Node)) return;
    this.hide();
    this.swallowsClick = false;
    const element = event.pointerType === "mouse" ? null : closest(event.target, EXPLAINED);
    if (element === null) return;
    this.press = { x: event.clientX, y: event.clientY };
    this.schedule(() => {
      this.swallowsClick = true;
      this.press = null;
      this.show(element);
    }, LONG_PRESS_MS);
  }
  pointerMove(event: PointerEvent): void {
    if (this.press && Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > STILL) this.pointerEnd();
  }
  pointerEnd(): void {
    if (this.press !== null) clearTimeout(this.timer);
    this.press = null;
  }
  /** After a long press the finger's click does nothing else. A tap explains what is not a control. */
  click(event: MouseEvent): void {
    if (this.swallowsClick) {
      event.preventDefault();
      event.stopPropagation();
      this.swallowsClick = false;
      return;
    }
    const element = closest(event.target, EXPLAINED);
    const isTap = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (isTap && element !== null && element.closest(CONTROLS) === null) this.show(element);
  }
  contextMenu(event: Event): void {
    if ((this.press !== null || this.swallowsClick) && closest(event.target, EXPLAINED)) event.preventDefault();
  }

  focusIn(event: FocusEvent): void {
    const element = closest(event.target, ON_FOCUS) ?? onlyOneIn(event.target);
    if (element === null || !(event.target as HTMLElement).matches(":focus-visible")) return;
    this.hide();
    // Described at once, for screen readers; shown when the focus stays.
    this.describe(element);
    this.schedule(() => this.show(element), FOCUS_MS);
  }
  focusOut(): void {
    if (this.target !== null && !this.target.matches(":hover")) this.hide();
  }

  private schedule(act: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      act();
    }, ms);
  }
  private show(element: HTMLElement): void {
    if (!element.isConnected) return this.hide();
    clearTimeout(this.timer);
    this.describe(element);
    this.shown = this.entries.length > 0;
  }
  private describe(element: HTMLElement | null): void {
    this.described?.removeAttribute("aria-describedby");
    this.described = element?.closest(CONTROLS) ?? element;
    this.target = element;
    this.entries = element === null ? [] : entriesOf(element);
    this.game = element?.dataset.explainGame ?? this.game;
    if (this.entries.length > 0) this.described?.setAttribute("aria-describedby", this.id);
  }
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** A control with one explained thing in it, such as a button with a card. */
function onlyOneIn(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element && target.matches(CONTROLS) ? target.querySelectorAll<HTMLElement>(EXPLAINED) : [];
  return found.length === 1 ? found[0]! : null;
}

/** What an element says about itself: its own title and numbers, and its terms. */
function entriesOf({ dataset }: HTMLElement): ExplanationEntry[] {
  const lexicon = texts.lexicon(dataset.explainGame ?? "");
  const keys = (dataset.explain ?? dataset.explainFocus ?? "").split(" ");
  const found = keys.flatMap((key) => lexicon.find(key) ?? []);
  const entries = found.map(({ word, about, rule }) => ({ title: word, facts: "", about, rule }));
  const { explainTitle: title = "", explainFacts: facts = "" } = dataset;
  if (title === "" && facts === "") return entries;
  const [first = { title: "", facts: "", about: "", rule: "" }, ...rest] = entries;
  return [{ ...first, title: title || first.title, facts }, ...rest];
}
