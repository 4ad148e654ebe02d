const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};

/**
 * The words of some safe HTML, for excerpts and search. Only for what sanitize-html wrote: each `<` there begins a tag,
 * and each `>` ends one.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0]+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();
}

const EXCERPT_MAX = 160;
/** The first words stand at the beginning of a text, however long it is. */
const LOOKED_AT = 20_000;
const HEADING_TAG = /(<\/?h[23]\b[^>]*>)/;

/** The given description, or the first words of the text. */
export function excerptOf(description: unknown, html: string): string {
  if (typeof description === 'string' && description.trim()) return description.trim();
  const words = plainText(withoutHeadings(beginningOf(html)));
  return words.length <= EXCERPT_MAX ? words : `${words.slice(0, words.lastIndexOf(' ', EXCERPT_MAX - 1))}…`;
}

/** Ends before a tag, never inside one. */
function beginningOf(html: string): string {
  if (html.length <= LOOKED_AT) return html;
  return html.slice(0, html.lastIndexOf('<', LOOKED_AT));
}

function withoutHeadings(html: string): string {
  let open = 0;
  let kept = '';
  for (const piece of html.split(HEADING_TAG)) {
    if (!HEADING_TAG.test(piece)) kept += open > 0 ? '' : piece;
    else open += piece.startsWith('</') ? -1 : 1;
  }
  return kept;
}
