import type { Played } from "../wire/types";
import { gamesOf } from "./people-api";

/** Finished games of one person, page by page; without a name our own. */
export class GameHistory {
  list = $state.raw<Played[]>([]);
  next = $state("");
  game = $state("");
  loaded = $state(false);

  constructor(private readonly name: string) {}

  async begin(game = ""): Promise<void> {
    const page = await gamesOf(this.name, "", game);
    this.game = game;
    this.list = page.games;
    this.next = page.next;
    this.loaded = true;
  }

  async more(): Promise<void> {
    const page = await gamesOf(this.name, this.next, this.game);
    this.list = [...this.list, ...page.games];
    this.next = page.next;
  }
}
