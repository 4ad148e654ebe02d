import type { Answer, Citation } from '../answer.ts';
import { LINES } from '../red-flags/lines.ts';

/** A sentence of an answer without its marks, and what it cites. */
export interface Said {
  text: string;
  sources: Citation[];
  /** The cells of a row of a table, each under the head of its column. */
  cells?: Cell[];
}

export interface Cell {
  head: string;
  text: string;
}

/** A piece of text, with the number it lets one call. */
export interface Piece {
  text: string;
  href: string | null;
}

/**
 * An answer in the parts that are drawn, by the server and by the browser alike. Sentences that are
 * quoted from one page, one after the other, have their source once, beneath the last.
 */
export function partsOf({ text, citations, by }: Pick<Answer, 'text' | 'citations' | 'by'>): Said[] {
  const all = text
    .split(/(?<=\[\d+\](?:\s?[!?]|[.…])?|[.!?…])\s+(?=[^\p{Ll}»,;:!?])/u)
    .map((sentence) => {
      const numbers = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
      return {
        text: sentence.replace(/\s*\[\d+\]/g, '').trim(),
        sources: citations.filter(({ n }) => numbers.includes(n)),
      };
    })
    .filter((said) => said.text !== '');
  if (by === 'model') return all;
  return inCells(all).map((said, at, every) =>
    samePages(said, every[at + 1]) ? { ...said, sources: [] } : said,
  );
}

/** Rows of tables with their cells apart, without the line that said the head of their columns before them. */
function inCells(all: readonly Said[]): Said[] {
  return all
    .filter((said, at) => !saysHead(said, all[at + 1]))
    .map((said) => {
      const row = said.sources[0]?.row;
      if (!row) return said;
      return { ...said, cells: row.cells.map((text, at) => ({ head: row.head[at] ?? '', text })) };
    });
}

function saysHead({ text }: Said, next: Said | undefined): boolean {
  const head = next?.sources[0]?.row?.head.filter(Boolean).join(' ') ?? '';
  return head !== '' && text.replace(/\s*:$/, '') === head;
}

const pagesOf = ({ sources }: Said): string => sources.map(({ path }) => path).join(' ');
const samePages = (said: Said, next: Said | undefined): boolean =>
  next !== undefined && pagesOf(said) === pagesOf(next);

/** Pages that no sentence names: the nearest ones of a question that is not known. */
export function unnamed({ text, citations }: Pick<Answer, 'text' | 'citations'>): Citation[] {
  return citations.filter(({ n }) => !text.includes(`[${n}]`));
}

const NUMBERS = Object.keys(LINES).sort((one, other) => other.length - one.length);
const CALLED = new RegExp(`(?<!\\d ?)(${NUMBERS.join('|')})(?! ?\\d)`, 'g');

/** An urgent text with its numbers apart, so that one tap calls them. */
export function callable(text: string): Piece[] {
  return text
    .split(CALLED)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, href: LINES[piece] ?? null }));
}

/** A path of this site, and nothing else: what is drawn as a link came over the network. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s<>"]*$/.test(path);
