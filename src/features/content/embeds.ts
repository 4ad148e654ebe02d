/** Article HTML cut at its live products (docs/spec/decisions.md §22): text, product, text… */
export type Piece = { html: string } | { productId: number };

const EMBED = /<div class="product-embed" data-product-id="(\d{1,12})"><\/div>/g;

export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of html.matchAll(EMBED)) {
    pieces.push({ html: html.slice(from, match.index) }, { productId: Number(match[1]) });
    from = match.index + match[0].length;
  }
  pieces.push({ html: html.slice(from) });
  return pieces.filter((piece) => !('html' in piece) || piece.html.trim() !== '');
}

/** Second-level headings, for the table of contents. */
export function headingsOf(html: string): { id: string; label: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map((match) => ({
    id: match[1] ?? '',
    label: (match[2] ?? '').replace(/<[^>]+>/g, ''),
  }));
}
