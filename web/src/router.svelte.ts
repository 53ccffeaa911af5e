import { transport, urlOf } from "./wire/transport";

/** A page of the client and its parameters. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "source"; game: string; puzzle: string; at: number }
  | { page: "deals" }
  | { page: "deal"; game: string; day: number | null }
  | { page: "duplicate"; id: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; puzzle: string; theme: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "notifications" }
  | { page: "stop"; token: string }
  | { page: "confirm"; token: string }
  | { page: "learn"; game: string; step: string }
  | { page: "account"; invitation: string }
  | { page: "reset"; token: string }
  | { page: "confirm-email"; token: string }
  | { page: "admin" }
  | { page: "evening" }
  | { page: "tournaments"; id: string; screen: boolean }
  | { page: "history" }
  | { page: "following" }
  | { page: "person"; name: string }
  | { page: "leaderboards"; game: string; seats: number }
  | { page: "nowhere" };
export type TournamentRoute = Extract<Route, { page: "tournaments" }>;
export type PeopleRoute = Extract<Route, { page: "account" | "reset" | "confirm-email" | "history" | "following" | "person" | "leaderboards" }>;

class Router {
  current = $state.raw<Route>(readAddress());

  constructor() {
    addEventListener("popstate", () => (this.current = readAddress()));
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.current = readAddress();
    scrollTo(0, 0);
  }
}

/** The path of a page below the base path, and the part of it that is wanted. A static host knows only one page, so there the path is behind #/. */
function pathAndPart(): [string, string] {
  if (transport.hasPaths) return [location.pathname.slice(new URL(document.baseURI).pathname.length), location.hash.slice(1)];
  const [path = "", part = ""] = location.hash.replace(/^#\/?/, "").split("#");
  return [path, part];
}

/** The part of the page that the address wants: a rule, a step, the analysis. */
export function wantedPart(): string {
  return pathAndPart()[1];
}

/** The full address of a page of the client. */
export function addressOf(path: string): URL {
  return urlOf(transport.hasPaths ? path : path.replace(/^(\.\/)?/, "#/"));
}

function readAddress(): Route {
  const [path, part] = pathAndPart();
  const [first = "", second = "", third = ""] = path.split("/");
  if (first === "") return { page: "home" };
  if (first === "t" && second !== "") return { page: third === "replay" ? "replay" : "table", id: second };
  if (first === "replay" && third !== "") return { page: "source", game: second, puzzle: third, at: Number(part) || 0 };
  if (first === "replay") return { page: "record" };
  if (first === "deals" && second !== "") return { page: "deal", game: second, day: part === "" ? null : Number(part) || 0 };
  if (first === "deals") return { page: "deals" };
  if (first === "duplicates") return { page: "duplicate", id: second };
  if (first === "puzzles" && second !== "") return { page: "puzzle", game: second, puzzle: third, theme: part };
  if (first === "puzzles") return { page: "puzzles" };
  if (first === "rules" && second !== "") return { page: "rules", game: second, rule: part };
  if (first === "admin") return { page: "admin" };
  if (first === "evening") return { page: first };
  if (first === "tournaments") return { page: first, id: second, screen: third === "screen" };
  if (first === "notifications") return { page: "notifications" };
  if ((first === "stop" || first === "confirm") && second !== "") return { page: first, token: second };
  if (first === "learn" && second !== "") return { page: "learn", game: second, step: part };
  return peopleRoute(first, second, third) ?? { page: "nowhere" };
}

function peopleRoute(first: string, second: string, third: string): PeopleRoute | undefined {
  if (first === "account") return { page: first, invitation: "" };
  if (first === "invitation" && second !== "") return { page: "account", invitation: decoded(second) };
  if (first === "confirm-email" && second !== "") return { page: first, token: decoded(second) };
  if (first === "reset" && second !== "") return { page: first, token: decoded(second) };
  if (first === "history" || first === "following") return { page: first };
  if (first === "people" && second !== "") return { page: "person", name: decoded(second) };
  if (first === "leaderboards") return { page: "leaderboards", game: decoded(second), seats: Number(third) || 0 };
  return undefined;
}

/** An address that was typed by hand may not be decodable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** Click handler of internal links. A click for a new tab is left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const base = new URL(document.baseURI).pathname;
  const anchor = event.currentTarget as HTMLAnchorElement;
  router.go(anchor.pathname.slice(base.length) + anchor.hash);
}
