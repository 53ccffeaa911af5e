import { refusalText } from "../i18n/error-text";
import { RequestRefused } from "../wire/server-api";

/** The field that a refusal is about. Other refusals are shown below the form. */
const FIELDS: Record<string, string> = {
  name: "name",
  name_taken: "name",
  password: "new-password",
  wrong_password: "password",
  address: "address",
};

/** The state of a form: sending, accepted, or refused because of one of its fields. */
export class FormState {
  busy = $state(false);
  done = $state(false);
  private refused = $state.raw({ field: "", text: "" });

  /** Texts for refusals that mean something else in this form, by code. */
  constructor(private readonly texts: Record<string, string> = {}) {}

  /** What is wrong with a field; with "", what is wrong with the whole form. */
  errorAt(field: string): string {
    return this.refused.field === field ? this.refused.text : "";
  }

  /** Sends the form; true if the server accepted it. */
  async send(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.refused = { field: "", text: "" };
    try {
      await act();
      this.done = true;
    } catch (error) {
      this.refused = { field: fieldOf(error), text: this.textOf(error) };
    } finally {
      this.busy = false;
    }
    return this.done;
  }

  private textOf(error: unknown): string {
    return this.texts[codeOf(error)] ?? refusalText(error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof RequestRefused ? error.refused.code : "";
}

function fieldOf(error: unknown): string {
  return FIELDS[codeOf(error)] ?? "";
}
