import { RequestRefused } from "../wire/http";
import { refusalText } from "../i18n/refusal-text";

/** Which field a refusal is about; what is about none is said below the form. */
const FIELDS: Record<string, string> = {
  name: "name",
  name_taken: "name",
  password: "new-password",
  wrong_password: "password",
};

/** What a form is up to: sending, done, or refused beside one of its fields. */
export class FormState {
  busy = $state(false);
  done = $state(false);
  wrong = $state.raw({ field: "", text: "" });

  /** `about` says where a refusal belongs if not where it usually does. */
  constructor(private readonly about: Record<string, string> = {}) {}

  /** For a field: what is wrong with it. */
  at(field: string): string {
    return this.wrong.field === field ? this.wrong.text : "";
  }

  /** Send; true when it was accepted. */
  async send(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.wrong = { field: "", text: "" };
    try {
      await act();
      this.done = true;
    } catch (error) {
      this.wrong = { field: this.fieldOf(error), text: refusalText(error) };
    } finally {
      this.busy = false;
    }
    return this.done;
  }

  private fieldOf(error: unknown): string {
    const code = error instanceof RequestRefused ? error.refused.code : "";
    return this.about[code] ?? FIELDS[code] ?? "";
  }
}
