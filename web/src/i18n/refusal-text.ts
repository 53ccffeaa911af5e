import { RequestRefused } from "../wire/http";
import { refusalSentence } from "./sentences";
import { t } from "./texts.svelte";

/** Why something failed, in one sentence. */
export function refusalText(error: unknown): string {
  return error instanceof RequestRefused ? refusalSentence(error.refused) : t("refused-offline");
}
