import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { t as plain, texts } from "../words/texts.svelte";

// With this page alone: the first page and the tables are light without them.
const FILES = import.meta.glob<string>("../../texts/notify/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(FILES[`../../texts/notify/${language}.ftl`] ?? ""));
  bundles.set(language, bundle);
  return bundle;
}

/** A sentence about notifications, or one that the whole client shares. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(texts.language);
  const pattern = bundle.getMessage(key)?.value;
  return pattern === undefined || pattern === null ? plain(key, args) : bundle.formatPattern(pattern, args);
}
