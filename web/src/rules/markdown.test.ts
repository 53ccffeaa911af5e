import { expect, it } from "vitest";
import { render } from "./markdown";

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
