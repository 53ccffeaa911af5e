/** Renders the Markdown of the rules as HTML. The source is escaped first, so it cannot contain markup. */
export function render(source: string): string {
  return blocks(source.replaceAll("\r", "").split("\n"));
}

/** The rules in two parts, between which the table of contents belongs: the introduction with a summary, and the chapters. */
export function splitAtChapters(source: string): { intro: string; chapters: string } {
  const starts = [...source.matchAll(/^## /gm)].map((found) => found.index);
  const isSummary = !/^(- )?\*\*[A-Z]\d/m.test(source.slice(starts[0] ?? 0, starts[1] ?? source.length));
  const at = starts[isSummary ? 1 : 0] ?? source.length;
  return { intro: source.slice(0, at), chapters: source.slice(at) };
}

/** The titles of the chapters, with the anchors that their headings have. */
export function chapterTitles(source: string): { title: string; anchor: string }[] {
  return [...source.matchAll(/^## (.+)$/gm)].map(([, title]) => ({ title: title!, anchor: chapterAnchor(title!) }));
}

function chapterAnchor(title: string): string {
  return `chapter-${title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-")}`;
}

function blocks(lines: string[], within = false): string {
  let html = "";
  for (let at = 0; at < lines.length; ) {
    const taken = takeBlock(lines.slice(at), within);
    html += taken.html;
    at += taken.count;
  }
  return html;
}

interface Taken {
  html: string;
  count: number;
}

function takeBlock(lines: string[], within: boolean): Taken {
  const first = lines[0]!;
  if (first.trim() === "") return { html: "", count: 1 };
  if (first.startsWith("```")) return takeCode(lines);
  if (/^#{1,4} /.test(first)) return takeHeading(first);
  if (first.startsWith("|")) return takeTable(lines);
  if (first.startsWith("> ")) return takeBoard(lines);
  if (/^[-*] /.test(first)) return takeList(lines);
  return takeParagraph(lines, within);
}

function takeCode(lines: string[]): Taken {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("```"));
  const inside = lines.slice(1, end < 0 ? undefined : end);
  return { html: `<pre tabindex="0"><code>${escape(inside.join("\n"))}</code></pre>`, count: inside.length + 2 };
}

function takeHeading(line: string): Taken {
  const level = line.indexOf(" ");
  const title = line.slice(level + 1);
  const id = level === 2 ? ` id="${chapterAnchor(title)}" tabindex="-1"` : "";
  return { html: `<h${level + 1}${id}>${inline(title)}</h${level + 1}>`, count: 1 };
}

function takeTable(lines: string[]): Taken {
  const count = lines.findIndex((line) => !line.startsWith("|"));
  const rows = lines.slice(0, count < 0 ? undefined : count);
  const cells = (row: string, tag: string) =>
    row
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join("");
  const body = rows.slice(2).map((row) => `<tr>${cells(row, "td")}</tr>`);
  const html = `<div class="scroll" tabindex="0"><table><thead><tr>${cells(rows[0]!, "th")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
  return { html, count: rows.length };
}

/** A quote names a position of the game's lesson, with a caption: `mountBoards` puts a practice board there. */
function takeBoard(lines: string[]): Taken {
  const end = lines.findIndex((line) => !line.startsWith("> "));
  const inside = lines.slice(0, end < 0 ? undefined : end).map((line) => line.slice(2));
  const [, name, caption] = /^[^`]*`([a-z-]+)`\s*:\s*(.*)$/.exec(inside.join(" ")) ?? [];
  const said = `<figcaption>${inline(caption ?? inside.join(" "))}</figcaption>`;
  return { html: `<figure${name === undefined ? "" : ` data-board="${name}"`}>${said}</figure>`, count: inside.length };
}

function takeList(lines: string[]): Taken {
  const items: string[][] = [];
  let count = 0;
  for (const line of lines) {
    if (/^[-*] /.test(line)) items.push([line.slice(2)]);
    else if (line.startsWith("  ") || line.trim() === "") items.at(-1)!.push(line.slice(2));
    else break;
    count++;
  }
  const html = items.map((item) => `<li${anchor(item[0]!)}>${blocks(item, true)}</li>`).join("");
  return { html: `<ul>${html}</ul>`, count };
}

/** A rule starts with its number in bold, which becomes the anchor of links to it. */
function anchor(line: string): string {
  const number = /^\*\*([A-Z]\d+[a-z]?)\b/.exec(line)?.[1];
  return number === undefined ? "" : ` id="rule-${number}" tabindex="-1"`;
}

/** A paragraph in a list item has no anchor, because the item has it. */
function takeParagraph(lines: string[], within: boolean): Taken {
  const end = lines.findIndex((line, index) => index > 0 && /^(\s*$|```|\||> |#{1,4} |[-*] )/.test(line));
  const inside = lines.slice(0, end < 0 ? undefined : end);
  return { html: `<p${within ? "" : anchor(inside[0]!)}>${inline(inside.join(" "))}</p>`, count: inside.length };
}

function inline(text: string): string {
  // Links lead to files of the repository, which a page does not have.
  return escape(text)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") && part.length > 1 ? `<code>${part.slice(1, -1)}</code>` : emphasis(part)))
    .join("");
}

function emphasis(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*\w])\*([^*\s][^*]*?)\*/g, "$1<em>$2</em>");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
