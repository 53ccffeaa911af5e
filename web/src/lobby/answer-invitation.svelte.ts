import { refusalText } from "../i18n/error-text";
import { router } from "../router.svelte";
import type { InvitationOut } from "../wire/generated";
import { answerInvitation } from "./challenge-api";

/** Accepts and declines invitations; an accepted one opens its table. */
export class InvitationAnswers {
  error = $state("");
  busy = $state(false);

  /** `reload`: reads the open invitations again. */
  constructor(private readonly reload: () => Promise<void>) {}

  async answer({ handle, table }: InvitationOut, yes: boolean): Promise<void> {
    this.busy = true;
    this.error = "";
    try {
      await answerInvitation(handle, yes);
      if (yes) router.go(`t/${table}`);
    } catch (reason) {
      this.error = refusalText(reason);
    } finally {
      this.busy = false;
      await this.reload();
    }
  }
}
