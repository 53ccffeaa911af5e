// Compiles Python to bytecode with Pyodide, in Node: node compile.mjs PYODIDE SCRIPT LIBRARY SOURCES KEPT.
// LIBRARY and SOURCES are zip files, which are replaced; KEPT is a list of files that stay sources.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, script, library, sources, kept] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/library.zip", readFileSync(library));
pyodide.FS.writeFile("/sources.zip", readFileSync(sources));
try {
  pyodide.runPython(readFileSync(script, "utf-8"));
  pyodide.globals.get("compile_archives")("/library.zip", "/sources.zip", pyodide.toPy(JSON.parse(kept)));
} catch (error) {
  // Node would print the whole line of Pyodide that threw it.
  console.error(error.message);
  process.exit(1);
}
writeFileSync(library, pyodide.FS.readFile("/library.zip"));
writeFileSync(sources, pyodide.FS.readFile("/sources.zip"));
