/** Green, red, blue, yellow: the game's names of the seats. */
export const SEAT_COLORS = ["#2f6b4a", "#a03122", "#2f4a8a", "#8a5c06"];
export const SEAT_CRESTS = ["M4 4h16v16H4z", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 3l10 17.500H2z", "M12 2l9 10-9 10-9-10z"];
