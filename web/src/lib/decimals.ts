/** A number that was sent as text, such as `+1.8`, with the decimal separator of a language. */
export function decimal(text: string, language: string): string {
  if (!/^[+−-]?\d+\.\d+$/.test(text)) return text;
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return text.replace(".", parts.find((part) => part.type === "decimal")?.value ?? ".");
}
