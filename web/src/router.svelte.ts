import { urlOf } from "./wire/http";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "rules"; game: string; rule: string }
  | { page: "notifications" }
  | { page: "stop"; token: string }
  | { page: "confirm"; token: string }
  | { page: "learn"; game: string; step: string }
  | { page: "account" }
  | { page: "history" }
  | { page: "person"; name: string }
  | { page: "leaderboards"; game: string; seats: number }
  | { page: "nowhere" };
export type PeopleRoute = Extract<Route, { page: "account" | "history" | "person" | "leaderboards" }>;

/** Where we are: the address decides, and going somewhere changes the address. */
class Router {
  current = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.current = read()));
  }

  go(path: string): void {
    history.pushState(null, "", urlOf(path));
    this.current = read();
    scrollTo(0, 0);
  }
}

function read(): Route {
  const base = new URL(document.baseURI).pathname;
  const [first = "", second = "", third = ""] = location.pathname.slice(base.length).split("/");
  if (first === "") return { page: "home" };
  if (first === "t" && second !== "") return { page: third === "replay" ? "replay" : "table", id: second };
  if (first === "replay") return { page: "record" };
  if (first === "rules" && second !== "") return { page: "rules", game: second, rule: location.hash.slice(1) };
  if (first === "notifications") return { page: "notifications" };
  if ((first === "stop" || first === "confirm") && second !== "") return { page: first, token: second };
  if (first === "learn" && second !== "") return { page: "learn", game: second, step: location.hash.slice(1) };
  return people(first, second, third) ?? { page: "nowhere" };
}

function people(first: string, second: string, third: string): PeopleRoute | undefined {
  if (first === "account" || first === "history") return { page: first };
  if (first === "people" && second !== "") return { page: "person", name: decoded(second) };
  if (first === "leaderboards") return { page: "leaderboards", game: decoded(second), seats: Number(third) || 0 };
  return undefined;
}

/** An address that somebody typed may be no proper one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** For links: the browser follows them by itself when a new tab is wished for. */
export function followLink(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const base = new URL(document.baseURI).pathname;
  const anchor = event.currentTarget as HTMLAnchorElement;
  router.go(anchor.pathname.slice(base.length) + anchor.hash);
}
