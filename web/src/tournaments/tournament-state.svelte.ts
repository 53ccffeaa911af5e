import { botName } from "../i18n/bot-names";
import { refusalText } from "../i18n/error-text";
import { t } from "../i18n/texts.svelte";
import type { EntrantOut, TournamentPage, TournamentTableOut } from "../wire/generated";
import { getTournament, sendToTournament, type TournamentCommand } from "./tournaments-api";

const EVERY = 2000;

/** A tournament that keeps itself up to date. The browser's cache answers while nothing has changed. */
export class TournamentState {
  page = $state.raw<TournamentPage | null>(null);
  error = $state("");
  busy = $state(false);
  now = $state(Date.now());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly onTable: (table: string) => void = () => undefined,
  ) {}

  start(): () => void {
    const clock = setInterval(() => (this.now = Date.now()), 1000);
    void this.poll();
    return () => {
      this.stopped = true;
      clearInterval(clock);
      clearTimeout(this.timer);
    };
  }

  private async poll(): Promise<void> {
    await this.load();
    if (!this.stopped) this.timer = setTimeout(() => void this.poll(), EVERY);
  }

  async load(): Promise<void> {
    try {
      const before = this.page;
      const found = await getTournament(this.id);
      if (this.stopped) return;
      this.page = found;
      this.error = "";
      // Who waits on this page is taken to the table; who comes back from it is not.
      if (before && found.table && before.table !== found.table) this.onTable(found.table);
    } catch (reason) {
      this.error = refusalText(reason);
    }
  }

  async send(command: TournamentCommand): Promise<boolean> {
    this.busy = true;
    try {
      await sendToTournament(this.id, command);
      await this.load();
      return true;
    } catch (reason) {
      this.error = refusalText(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  nameOf(number: number): string {
    if (number === 0) return botName(this.page?.tournament.info.bot ?? "");
    return this.entrant(number)?.name || t("deleted-player");
  }

  entrant(number: number): EntrantOut | undefined {
    return this.page?.tournament.entrants.find((one) => one.number === number);
  }

  /** The tables of one round; of an arena the latest ones first. */
  tablesOf(round: number): TournamentTableOut[] {
    return this.page?.tournament.tables.filter((table) => table.round === round) ?? [];
  }
}
