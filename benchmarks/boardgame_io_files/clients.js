// Whole games: create a match, two join, two clients connect, 60 moves; then a new match.
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Squares } = require("./game");

const [port, tables, seconds, think] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server });
const latencies = [];
let counting = false;
let stopping = false;

async function playGame() {
  const { matchID } = await lobby.createMatch("squares", { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await lobby.joinMatch("squares", matchID, {
      playerID,
      playerName: `person ${playerID}`,
    });
    clients.push(
      Client({ game: Squares, matchID, playerID, credentials, debug: false, multiplayer: SocketIO({ server }) }),
    );
  }
  await new Promise((over) => {
    let sent = 0;
    const moved = [0, 0]; // a client shows its own move before the server has ended the turn
    clients.forEach((client, me) => {
      client.subscribe((state) => {
        if (state === null || !state.isConnected) return;
        if (state.ctx.gameover) {
          if (me === 0) over();
          return;
        }
        if (state.ctx.currentPlayer !== String(me) || moved[me] === state.ctx.turn) return;
        moved[me] = state.ctx.turn;
        if (counting && sent) latencies.push(performance.now() - sent);
        const square = state.G.count;
        const move = () => {
          sent = performance.now();
          client.moves.take(square);
        };
        if (think) setTimeout(move, 1000 * think);
        else move();
      });
      client.start();
    });
  });
  clients.forEach((client) => client.stop());
}

async function playAlways() {
  await new Promise((wait) => setTimeout(wait, Math.random() * 10000 * think));
  while (!stopping) await playGame();
}

function report() {
  latencies.sort((a, b) => a - b);
  const at = (part) => Math.round(100 * latencies[Math.floor(latencies.length * part)]) / 100;
  return {
    moves_per_second: Math.round((10 * latencies.length) / seconds) / 10,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    worst_ms: at(0.999999),
  };
}

for (let number = 0; number < tables; number += 1) playAlways();
setTimeout(() => {
  counting = true;
  console.log("counting");
  setTimeout(() => {
    counting = false;
    stopping = true;
    console.log(JSON.stringify(report()));
    process.exit(0);
  }, 1000 * seconds);
}, 3000 + 10000 * think);
