/** What pages with a lobby show; loaded after the page itself. */
export { default as Invitations } from "./Invitations.svelte";
export { default as LobbyCounts } from "./LobbyCounts.svelte";
export { default as LobbyPanel } from "./LobbyPanel.svelte";
export { default as WaitingFor } from "./WaitingFor.svelte";
export { lobby } from "./lobby.svelte";

export const loadFindGame = () => import("./FindGameDialog.svelte");
