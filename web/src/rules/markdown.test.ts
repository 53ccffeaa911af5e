import { expect, it } from "vitest";
import { chapterTitles, render, splitAtChapters } from "./markdown";

it("gives every rule an anchor", () => {
  expect(render("- **M7** Every *later* move")).toBe(
    '<ul><li id="rule-M7" tabindex="-1"><p><strong>M7</strong> Every <em>later</em> move</p></li></ul>',
  );
});
it("gives a rule in a paragraph an anchor", () => {
  expect(render("**H1** There are cards")).toBe('<p id="rule-H1" tabindex="-1"><strong>H1</strong> There are cards</p>');
});
it("keeps code inside a rule together", () => {
  expect(render("- **M2** Board:\n\n  ```\n  a b\n  ```\n- **M3** x")).toContain('<pre tabindex="0"><code>a b</code></pre></li>');
});
it("escapes markup", () => {
  expect(render('<img src=x onerror="1"> `<b>` [x](javascript:1)')).toBe(
    "<p>&lt;img src=x onerror=&quot;1&quot;&gt; <code>&lt;b&gt;</code> x</p>",
  );
});
it("renders a figure for a board", () => {
  expect(render("- **M9** x\n\n  > Board `few`: red *may*\n  > move.\n- **M10** y")).toContain(
    '<figure data-board="few"><figcaption>red <em>may</em> move.</figcaption></figure></li><li id="rule-M10"',
  );
});
it("renders tables", () => {
  expect(render("| a | b |\n|---|---|\n| 1 | 2 |\n\nend")).toContain("<td>1</td><td>2</td></tr></tbody></table></div><p>end</p>");
});
it("shows the text of a link, also of one around code", () => {
  expect(render("see [`material.toml`](material.toml) and [docs](a.md)")).toBe("<p>see <code>material.toml</code> and docs</p>");
});
it("puts the contents after a summary, or before the first rules", () => {
  const source = "# Game\n\nAbout\n\n## In brief\n\n- **Goal.** Win.\n\n## The turn\n\n- **M1** x\n\n## Fin, et après\n";
  expect(splitAtChapters(source).chapters.startsWith("## The turn")).toBe(true);
  expect(splitAtChapters("# G\n\n## The turn\n\n- **M1** x\n").intro).toBe("# G\n\n");
  expect(chapterTitles(source).map(({ anchor }) => anchor)).toEqual(["chapter-in-brief", "chapter-the-turn", "chapter-fin-et-après"]);
  expect(render("## The turn")).toBe('<h3 id="chapter-the-turn" tabindex="-1">The turn</h3>');
});
