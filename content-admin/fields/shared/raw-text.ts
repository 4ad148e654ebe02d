/** A value of the front matter as a line of text, whatever its kind. */
export function rawText(raw: unknown): string {
  if (raw === undefined || raw === null) return '';
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}
