import { transport } from "./transport";

/** Click handler of links to a game file. A server sends it by itself; without one, the page saves it. */
export function saveRecord(event: MouseEvent, table: string): void {
  if (transport.hasOthers) return;
  event.preventDefault();
  void save(table);
}

async function save(table: string): Promise<void> {
  const answer = await transport.fetch(`api/tables/${table}/record`);
  const name = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "tatami.json";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
