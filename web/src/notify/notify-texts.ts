import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { refusalText as sharedRefusalText } from "../i18n/refusal-text";
import { RequestRefused } from "../wire/http";
import { t as plain, texts } from "../i18n/texts.svelte";

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
export function refusalText(error: unknown): string {
  const own = error instanceof RequestRefused ? OWN[error.refused.code] : undefined;
  return own === undefined ? sharedRefusalText(error) : own();
}
