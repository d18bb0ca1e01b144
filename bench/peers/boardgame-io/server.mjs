// boardgame.io's own server, in memory, with as little a game as there can be: four seats in turn, five
// hidden cards each, and a move that changes a number. What it carries is its own work, not the game's.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const hands = () => [0, 1, 2, 3].map((seat) => [1, 2, 3, 4, 5].map((card) => seat * 5 + card));
const game = {
  name: "load",
  setup: () => ({ moves: 0, hands: hands() }),
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G }) => {
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: Number(process.argv[2] ?? 8000), callback: () => console.log("ready") });
process.on("SIGTERM", () => {
  server.kill(running);
  process.exit(0);
});
