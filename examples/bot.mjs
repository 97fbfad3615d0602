// A bot that plays random moves on a server: node examples/bot.mjs https://example.org TOKEN
const [url, token] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const call = (method, path, body) =>
  fetch(`${url}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
const seek = () => call("POST", "/seek", { game: "knight", pace: "quick" });
const handle = {
  over: seek,
  invitation: ({ table }) => call("POST", `/invitations/${table}/accept`),
  turn: ({ table, seq, moves }) => {
    const { action } = moves[Math.floor(Math.random() * moves.length)];
    return call("POST", `/tables/${table}/moves`, { seq, action });
  },
};
await seek();
let rest = "";
const stream = (await call("GET", "/events")).body.pipeThrough(new TextDecoderStream());
for await (const text of stream) {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  const events = lines.filter(Boolean).map((line) => JSON.parse(line));
  for (const event of events) await handle[event.type]?.(event);
}
