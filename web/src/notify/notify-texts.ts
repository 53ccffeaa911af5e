import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { refusalText as sharedRefusalText } from "../i18n/error-text";
import { t as sharedText, texts } from "../i18n/texts.svelte";
import { RequestRefused } from "../wire/server-api";

// Loaded with the notification pages only, so that the home page and tables stay small.
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

/** A text of the notification pages, or one of the shared texts. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(texts.language);
  const pattern = bundle.getMessage(key)?.value;
  return pattern === undefined || pattern === null ? sharedText(key, args) : bundle.formatPattern(pattern, args);
}

const REFUSALS: Record<string, () => string> = {
  address: () => t("refused-address"),
  not_sent: () => t("refused-not_sent"),
  bad_link: () => t("refused-bad_link"),
  no_channel: () => t("refused-no_channel"),
};

/** Why a request failed. */
export function refusalText(error: unknown): string {
  const own = error instanceof RequestRefused ? REFUSALS[error.refused.code] : undefined;
  return own === undefined ? sharedRefusalText(error) : own();
}
