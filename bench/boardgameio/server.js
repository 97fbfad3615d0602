// boardgame.io's own server with a small game for four: each in turn marks a free cell of a sheet
// of 100. The state is far smaller than that of a real game, and nothing is written to a disk.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const sheets = {
  name: "sheets",
  setup: () => ({ sheets: [0, 1, 2, 3].map(() => Array(100).fill(0)), scores: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      const sheet = G.sheets[Number(playerID)];
      if (sheet[cell] !== 0) return INVALID_MOVE;
      sheet[cell] = 1;
      G.scores[Number(playerID)] += cell % 7;
    },
  },
};

Server({ games: [sheets], origins: ["*"] }).run(Number(process.argv[2]));
