// A bot in JavaScript: hanabi play --bot "program:node examples/program_bot.js"
//
// It plays what clues say must fit, and otherwise takes chances by its seed; see docs/bot-protocol.md for
// what the lines mean.
"use strict";

let rules;
let seed;

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
      answer({ type: "hello", protocol: 1, name: "Chancer" });
    } else if (message.type === "start") {
      rules = message.rules;
      seed = message.seed;
    } else if (message.type === "act") {
      answer({ type: "choice", number: message.number, ...choose(message.view, message.legal) });
    } else if (message.type === "bye") {
      process.exit(0);
    }
  })
  .on("close", () => process.exit(0));

function answer(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function choose(view, legal) {
  const own = view.board.hands[view.seat].map((held) => held.id);
  const sure = own.filter((id, place) => surelyFits(view, view.board.hands[view.seat][place].known));
  const play = legal.find((action) => action.type === "play" && sure.includes(action.card));
  if (play) return { action: play, reason: { code: "certain-play" } };
  const safe = legal.filter((action) => action.type !== "play");
  const others = safe.length ? safe : legal;
  return { action: others[chance(view.board.turn) % others.length], reason: { code: "random" } };
}

function surelyFits(view, known) {
  return known.suits.every((suit) => known.ranks.every((rank) => fits(view, suit, rank)));
}

function fits(view, suit, rank) {
  const place = rules.suits.findIndex((each) => each.key === suit);
  return rules.suits[place].order[view.board.fireworks[place]] === rank;
}

// The same number for the same seed and turn, so that a bot that takes over chooses the same.
function chance(turn) {
  let mixed = (Math.imul(seed % 65521, 40503) ^ Math.imul(turn + 1, 2654435761)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 0;
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
