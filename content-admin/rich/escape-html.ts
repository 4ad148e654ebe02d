const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text made safe inside HTML. As in the page's renderer, a reference such as `&nbsp;` stays one, but for code
 * (`literal`), which shows what is written.
 */
export function escapeHtml(text: string, literal = false): string {
  const pattern = literal ? /[&<>"]/g : /[<>"]|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w+);)/gi;
  return text.replace(pattern, (character) => ENTITIES[character] ?? character);
}
