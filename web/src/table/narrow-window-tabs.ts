/** What a table shows next to or instead of the board where the window is narrow. */
export const TABS = ["board", "log", "players"] as const;
export type Tab = (typeof TABS)[number];
