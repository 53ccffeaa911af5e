/** Green, red, blue, yellow: the game's names of the seats. */
export const SEAT_COLORS = ["#2f6b4a", "#a03122", "#2f4a8a", "#8a5c06"];
/** Drop, bars, crescent and blossom: the stones are triangles, circles and squares. */
export const SEAT_CRESTS = [
  "M12 1.500c5 6.500 8 9.500 8 13.500a8 8 0 0 1-16 0c0-4 3-7 8-13.500z",
  "M3 3.500h18v4.500H3zM3 9.750h18v4.500H3zM3 16h18v4.500H3z",
  "M15.500 2.500a9.500 9.500 0 1 0 5.500 15.500A8.500 8.500 0 0 1 15.500 2.500z",
  "M12 2a4 4 0 0 1 3.800 5.200A4 4 0 1 1 17 15a4 4 0 1 1-5 4.800A4 4 0 1 1 7 15a4 4 0 1 1 1.200-7.800A4 4 0 0 1 12 2z",
];
