const { Server, Origins } = require("boardgame.io/server");
const { Squares } = require("./game");

const server = Server({ games: [Squares], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
