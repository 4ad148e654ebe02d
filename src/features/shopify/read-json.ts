/** The most pieces that a shop may tell of one variant. */
const PIECES_MOST = 10_000_000;

/** Halves of a surrogate and NUL are no text for the database: one is shown as unreadable, the other left out. */
const ODD = /\\u(?:0000|d[89a-f])/i;
const asText = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** Reads JSON that a shop sent; throws on what is none. */
export const readJson = (text: string): unknown =>
  ODD.test(text) ? JSON.parse(text, asText) : JSON.parse(text);

/** Reads a moment of Shopify's. One of the future counts as now: it would hide every later word of the same thing. */
export const momentOf = (at: string): Date => new Date(Math.min(Math.max(0, Date.parse(at)), Date.now()));

/** Pieces within what the database holds: a shop that sells beyond what it has tells less than none. */
export const piecesOf = (told: number): number => Math.min(Math.max(told, -PIECES_MOST), PIECES_MOST);
