import { expect, test } from "vitest";
import { languageOf, siteFile } from "./site-files";

test("what never changes is a file of the site", () => {
  expect(siteFile("api/games")).toBe("data/games.json.gz");
  expect(siteFile("api/games/honor/texts/de")).toBe("data/honor/de.ftl.gz");
  expect(siteFile("api/games/honor/lesson/texts/fr")).toBe("data/honor/lesson.fr.ftl.gz");
  expect(siteFile("api/games/honor/rules?language=nl")).toBe("data/honor/rules.nl.md.gz");
  expect(languageOf("data/honor/rules.nl.md.gz")).toBe("nl");
  expect(languageOf("data/honor/de.ftl.gz")).toBe("de");
});

test("the rest is asked of Python", () => {
  expect(siteFile("api/tables")).toBeUndefined();
  expect(siteFile("api/games/honor/positions/first?actions=1-2")).toBeUndefined();
});
