/** Requests whose answer never changes are files of the site. They are there before Python is. */
const FILES: [RegExp, (...parts: string[]) => string][] = [
  [/^api\/games$/, () => "data/games.json.gz"],
  [/^api\/games\/([^/]+)\/texts\/([^/]+)$/, (game, language) => `data/${game}/${language}.ftl.gz`],
  [/^api\/games\/([^/]+)\/lesson$/, (game) => `data/${game}/lesson.json.gz`],
  [/^api\/games\/([^/]+)\/lesson\/texts\/([^/]+)$/, (game, language) => `data/${game}/lesson.${language}.ftl.gz`],
  [/^api\/games\/([^/]+)\/rules\?language=([^/]+)$/, (game, language) => `data/${game}/rules.${language}.md.gz`],
];

/** The file of the site that answers a request; undefined where Python must. */
export function siteFile(path: string): string | undefined {
  for (const [pattern, file] of FILES) {
    const found = pattern.exec(path);
    if (found !== null) return file(...found.slice(1));
  }
  return undefined;
}

/** The language of a file such as `data/honor/rules.de.md.gz`. */
export function languageOf(file: string): string {
  return /[./](\w+)\.(?:ftl|md)\.gz$/.exec(file)?.[1] ?? "en";
}
