/**
 * Live code: a reader changes a block and runs it in the page, with the Python of the edition without a server.
 * Nothing is loaded before the first Run. The site lies one folder above the docs, or in `offline` on a server.
 */
(() => {
  const home = new URL("../", document.currentScript.src); // of the docs: this file lies in `theme`
  const TEXTS = {
    missing: "This copy of the docs has no Python to run. On a server, “tatami build-site --for-server” adds it.",
    loading: "Loading Python",
    running: "Running",
    stopped: "Stopped. The next Run loads Python again.",
  };
  let python; // one worker for all blocks of the page, from the first Run on
  let stopPython = () => undefined;
  let last = 0;

  /** The page of the site tells where its worker and its Python are. */
  async function findSite() {
    for (const place of ["../", "../offline/index.html"]) {
      const url = new URL(place, home);
      const answer = await fetch(url);
      const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
      const named = (name) => page.querySelector(`meta[name="tatami-${name}"]`)?.content;
      if (named("worker") && named("python")) return { worker: new URL(named("worker"), url), folder: new URL(named("python"), url).href };
    }
    throw new Error(TEXTS.missing);
  }

  async function startPython(progress) {
    const { worker: script, folder } = await findSite();
    const worker = new Worker(script, { type: "module", name: "tatami-docs" });
    const runs = new Map();
    const fail = (reason) => {
      worker.terminate();
      python = undefined;
      for (const run of runs.values()) run.reject(new Error(reason));
    };
    stopPython = () => fail(TEXTS.stopped);
    const ready = new Promise((resolve, reject) => {
      runs.set(0, { reject });
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data: message }) => {
        if (message.kind === "progress") progress(message.loaded, message.total);
        else if (message.kind === "ready") resolve();
        else if (message.kind === "failed") fail(message.reason);
        else if (message.kind === "output") runs.get(message.id)?.resolve(JSON.parse(message.data));
      };
    });
    worker.postMessage({ kind: "start", folder });
    await ready;
    return (code) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        runs.set(id, { resolve, reject });
        worker.postMessage({ kind: "run", id, code });
      });
  }

  class Cell {
    constructor(element) {
      this.element = element;
      this.code = element.querySelector("pre > code");
      this.output = element.querySelector(".live-output");
      this.before = { code: this.code.innerHTML, output: this.output.innerHTML };
      this.run = this.button("Run", () => (this.running ? stopPython() : this.start()));
      this.reset = this.button("Reset", () => this.restore());
      this.progress = document.createElement("progress");
      this.progress.setAttribute("aria-label", TEXTS.loading);
      this.status = document.createElement("span");
      this.status.setAttribute("role", "status");
      const bar = document.createElement("div");
      bar.className = "live-bar";
      bar.append(this.run, this.reset, this.progress, this.status);
      this.output.before(bar);
      this.makeEditable();
      this.rest("");
    }

    button(label, act) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: label, className: "md-button" });
      button.addEventListener("click", act);
      return button;
    }

    makeEditable() {
      const { code } = this;
      // The numbers of lines are links, which a reader with a keyboard would have to pass one by one.
      for (const link of code.querySelectorAll("a")) link.remove();
      this.before.code = code.innerHTML;
      code.contentEditable = "plaintext-only";
      code.spellcheck = false;
      for (const [name, value] of Object.entries({ role: "textbox", "aria-multiline": "true", "aria-label": "Code" })) code.setAttribute(name, value);
      code.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
        event.preventDefault();
        if (!this.running) void this.start();
      });
      code.addEventListener("input", () => (this.reset.hidden = false));
    }

    rest(status) {
      this.running = false;
      this.run.textContent = "Run";
      this.progress.hidden = true;
      this.status.textContent = status;
      this.reset.hidden = this.code.innerHTML === this.before.code && this.output.innerHTML === this.before.output;
    }

    restore() {
      this.code.innerHTML = this.before.code;
      this.output.innerHTML = this.before.output;
      if (!this.running) this.rest("");
      this.run.focus();
    }

    async start() {
      this.running = true;
      this.run.textContent = "Stop";
      this.progress.hidden = false;
      this.progress.removeAttribute("value");
      this.status.textContent = TEXTS.loading;
      try {
        python ??= startPython((loaded, total) => Object.assign(this.progress, { max: total, value: loaded }));
        const run = await python;
        this.progress.removeAttribute("value");
        this.status.textContent = TEXTS.running;
        const [parts, worked] = await run(this.code.textContent);
        this.show(parts, worked);
        this.rest("");
      } catch (error) {
        python = undefined;
        this.rest(error.message);
      }
    }

    show(parts, worked) {
      this.output.replaceChildren(...parts.map(partOf));
      this.output.classList.toggle("failed", !worked);
    }
  }

  function partOf({ text, svg }) {
    if (svg) {
      const image = document.createElement("img");
      image.alt = "The position";
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      return image;
    }
    const pre = document.createElement("pre");
    pre.append(Object.assign(document.createElement("code"), { textContent: text, tabIndex: 0 })); // long lines scroll by keyboard
    return pre;
  }

  for (const element of document.querySelectorAll(".live")) new Cell(element);
})();
