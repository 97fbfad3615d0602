/** Parses the subset of Markdown used by the rules pages into data; raw HTML is not supported. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "picture"; caption: string; source: string };

export type Block =
  | { kind: "heading"; level: number; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; items: Item[]; ordered: boolean }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Item {
  /** The rule id at the start of the item, such as K-2.4. */
  rule: string | null;
  parts: Inline[];
  blocks: Block[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|(!?)\[([^\]]+)\]\(([^)\s]+)\)/s;
const RULE = /^\*\*([A-Z]-\d+(?:\.\d+)*[a-z]?)\*\*\s*/;
const BULLET = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const [, strong, em, code, bang, label = "", href = ""] = found;
  let part: Inline;
  if (strong !== undefined) part = { kind: "strong", parts: inline(strong) };
  else if (em !== undefined) part = { kind: "em", parts: inline(em) };
  else if (code !== undefined) part = { kind: "code", text: code };
  else if (bang) part = { kind: "picture", caption: label, source: href };
  else part = { kind: "link", text: label, href };
  return [...(before ? [{ kind: "text", text: before } as const] : []), part, ...inline(after)];
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** Removes the indentation of an item's lines. */
function dedented(lines: string[]): string {
  const least = Math.min(...lines.map((line) => /^\s*/.exec(line)![0].length));
  return lines.map((line) => line.slice(least)).join("\n");
}

function list(lines: string[]): Block {
  const indent = /^\s*/.exec(lines[0] ?? "")?.[0].length ?? 0;
  const ordered = /^\s*\d+\./.test(lines[0] ?? "");
  const items: { first: string; rest: string[] }[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet && (bullet[1]?.length ?? 0) <= indent)
      items.push({ first: bullet[2] ?? "", rest: [] });
    else items.at(-1)?.rest.push(line);
  }
  return {
    kind: "list",
    ordered,
    items: items.map(({ first, rest }) => {
      const nested = rest.findIndex((line) => BULLET.test(line) || line.trim().startsWith("|"));
      const own = [first, ...(nested < 0 ? rest : rest.slice(0, nested))]
        .map((line) => line.trim())
        .join(" ");
      const rule = RULE.exec(own)?.[1] ?? null;
      return {
        rule,
        parts: inline(rule ? own.replace(RULE, "") : own),
        blocks: nested < 0 ? [] : parse(dedented(rest.slice(nested))),
      };
    }),
  };
}

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split("\n");
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, parts: inline(heading[2]!) });
      at += 1;
    } else if (BULLET.test(line)) {
      const start = at;
      while (
        at < lines.length &&
        (BULLET.test(lines[at]!) ||
          /^\s+\S/.test(lines[at]!) ||
          (!lines[at]!.trim() && /^\s+\S|^\s*[-*]\s/.test(lines[at + 1] ?? "")))
      ) {
        at += 1;
      }
      blocks.push(list(lines.slice(start, at).filter((one) => one.trim())));
    } else if (line.trim().startsWith("|")) {
      const start = at;
      while (at < lines.length && lines[at]!.trim().startsWith("|")) at += 1;
      const [head = "", , ...rows] = lines.slice(start, at);
      blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else {
      const start = at;
      while (at < lines.length && lines[at]!.trim() && !/^#|^\s*[-*]\s|^\|/.test(lines[at]!))
        at += 1;
      if (at === start) at += 1;
      blocks.push({ kind: "paragraph", parts: inline(lines.slice(start, at).join(" ").trim()) });
    }
  }
  return blocks;
}
