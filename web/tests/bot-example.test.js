import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { resolve } from "node:path";

import { expect, test } from "vitest";

const EXAMPLE = resolve(import.meta.dirname, "../../examples/bot.mjs");

async function bodyOf(request) {
  let text = "";
  for await (const part of request) text += String(part);
  return text ? JSON.parse(text) : null;
}

test("the example in JavaScript accepts invitations and answers turns", async () => {
  const calls = [];
  const lines = [
    { type: "invitation", table: "t1" },
    { type: "something-newer" },
    { type: "over", table: "t0" },
    { type: "turn", table: "t1", seq: 7, moves: [{ action: 12, text: "jump" }] },
  ];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      calls.push([`${request.headers.authorization} ${request.method} ${request.url}`, body]);
      if (request.url !== "/api/v1/events") response.end();
      // A line may arrive in several parts, and empty lines keep the connection alive.
      else response.end(`\n${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  const bot = spawn(process.execPath, [EXAMPLE, `http://127.0.0.1:${port}`, "secret"]);
  const code = await new Promise((done) => bot.on("exit", done));
  server.close();
  expect(code).toBe(0);
  expect(calls).toEqual([
    ["Bearer secret POST /api/v1/seek", { game: "knight", pace: "quick" }],
    ["Bearer secret GET /api/v1/events", null],
    ["Bearer secret POST /api/v1/invitations/t1/accept", null],
    ["Bearer secret POST /api/v1/seek", { game: "knight", pace: "quick" }],
    ["Bearer secret POST /api/v1/tables/t1/moves", { seq: 7, action: 12 }],
  ]);
});
