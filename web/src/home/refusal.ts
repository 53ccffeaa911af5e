import { Refusal } from "../wire/http";
import { refusal } from "../words/speech";
import { t } from "../words/texts.svelte";

/** Why something failed, in one sentence. */
export function refusalOf(error: unknown): string {
  return error instanceof Refusal ? refusal(error.refused) : t("refused-offline");
}
