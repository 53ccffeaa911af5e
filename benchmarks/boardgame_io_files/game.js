// Two players in turn name a square; after 60 moves the game is over.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.Squares = {
  name: "squares",
  setup: () => ({ cells: Array(64).fill(null), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    take: ({ G, playerID }, id) => {
      if (!Number.isInteger(id) || id < 0 || id > 63 || G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      G.count += 1;
    },
  },
  endIf: ({ G }) => (G.count >= 60 ? { draw: true } : undefined),
};
