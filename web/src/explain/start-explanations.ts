import { mount } from "svelte";
import ExplanationPopover from "./ExplanationPopover.svelte";

let started = false;

/** Listens for hover, focus and touch on everything that explains itself. Pages with a board need it. */
export function startExplanations(): void {
  if (!started) mount(ExplanationPopover, { target: document.body });
  started = true;
}
