import { RequestRefused } from "../wire/server-api";
import { refusalSentence } from "./game-sentences";
import { t } from "./texts.svelte";

/** Why a request failed: the server's reason, or that it cannot be reached. */
export function refusalText(error: unknown): string {
  return error instanceof RequestRefused ? refusalSentence(error.refused) : t("refused-offline");
}

export function isRefused(error: unknown, code: string): boolean {
  return error instanceof RequestRefused && error.refused.code === code;
}
