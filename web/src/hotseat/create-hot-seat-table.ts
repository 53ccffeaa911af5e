import { t } from "../i18n/texts.svelte";
import { createTable, getTable, sendCommand } from "../wire/server-api";
import { contributeSalt } from "../wire/stored-commitments";
import { transport } from "../wire/transport";

/** Creates a table for people at this device, with bots on the other seats. */
export async function createHotSeatTable(game: string, seats: number, names: string[], bot: string): Promise<string> {
  transport.person = 1;
  const { id } = await createTable({ game, seats });
  const { commitment } = await getTable(id);
  for (const [seat, name] of names.entries()) {
    transport.person = seat + 1;
    const sit = { type: "sit", seat, name: name.trim() || t("guest"), salt: contributeSalt(id, commitment) } as const;
    await sendCommand(id, sit);
  }
  transport.person = 1;
  for (let seat = names.length; seat < seats; seat++) await sendCommand(id, { type: "seat_bot", seat, bot });
  return id;
}
