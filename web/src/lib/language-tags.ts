/** Chooses between language tags such as `es`, `pt-BR` and `zh-Hant`. */

/** A language of the page; `percent` is how much of a draft is translated. */
export interface LanguageInfo {
  tag: string;
  name: string;
  percent?: number;
}

/** Messages that are loaded together: for the start page, most other pages, the Workshop, … */
export type MessageGroup = "start" | "play" | "workshop" | "comparison";

const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

function parsed(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-"));
  } catch {
    return null;
  }
}

/** A tag and the shorter tags it can fall back to, best first. */
export function fallbacks(tag: string): string[] {
  const parts = tag.split("-");
  return parts.map((_, at) => parts.slice(0, parts.length - at).join("-"));
}

/**
 * The known language that fits a tag best, or "". Follows RFC 4647 lookup; in addition, a region
 * implies a script (zh-TW finds zh-Hant), and another region of the same language is preferred to
 * English (pt-PT finds pt-BR). Must agree with `lookup` in `arizona.messages.language_choice`.
 */
export function lookup(wanted: string, known: readonly string[]): string {
  const tag = parsed(wanted);
  if (!tag) return "";
  const language = tag.language;
  const same = known.filter((one) => parsed(one)?.language === language);
  const exact = [language, tag.script, tag.region].filter(Boolean).join("-");
  if (same.includes(exact)) return exact;
  const scripts = [tag, ...same.map(parsed)].some((one) => one?.script);
  const script = tag.maximize().script;
  const fitting = scripts ? same.filter((one) => parsed(one)?.maximize().script === script) : same;
  return (
    fallbacks(exact).find((one) => fitting.includes(one)) ??
    fitting.find((one) => !parsed(one)?.region) ??
    fitting[0] ??
    ""
  );
}

export function direction(tag: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(parsed(tag)?.maximize().script ?? "") ? "rtl" : "ltr";
}
