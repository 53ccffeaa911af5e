import type { FinishedGame } from "../wire/generated";
import { getFinishedGames } from "./people-api";

/** Finished games of an account, page by page; with "" those of this player. */
export class GameHistory {
  list = $state.raw<FinishedGame[]>([]);
  next = $state("");
  game = $state("");
  loaded = $state(false);

  constructor(private readonly name: string) {}

  async load(game = ""): Promise<void> {
    const page = await getFinishedGames(this.name, "", game);
    this.game = game;
    this.list = page.games;
    this.next = page.next;
    this.loaded = true;
  }

  async loadMore(): Promise<void> {
    const page = await getFinishedGames(this.name, this.next, this.game);
    this.list = [...this.list, ...page.games];
    this.next = page.next;
  }
}
