import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { refusalOf as plainRefusal } from "../home/refusal";
import { Refusal } from "../wire/http";
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

const OWN: Record<string, () => string> = {
  address: () => t("refused-address"),
  not_sent: () => t("refused-not_sent"),
  bad_link: () => t("refused-bad_link"),
  no_channel: () => t("refused-no_channel"),
};

/** Why something failed, in one sentence. */
export function refusalOf(error: unknown): string {
  const own = error instanceof Refusal ? OWN[error.refused.code] : undefined;
  return own === undefined ? plainRefusal(error) : own();
}
