import { decode, isBlurhashValid } from 'blurhash';

const SIDE = 3;
const SIZE = 12;

const known = new Map<string, string[]>();
const MOST_KNOWN = 2000;

/** The same few pictures stand on thousands of pages: each is worked out once. Bounded. */
export function blurColours(hash: string): readonly string[] {
  const before = known.get(hash);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const colours = coloursOf(hash);
  known.set(hash, colours);
  return colours;
}

/** A blurhash as 3 × 3 colours, row by row, for a placeholder without script; empty when it cannot be read. */
function coloursOf(hash: string): string[] {
  if (!hash || !isBlurhashValid(hash).result) return [];
  const pixels = decode(hash, SIZE, SIZE);
  return Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const x = Math.floor(((cell % SIDE) + 0.5) * (SIZE / SIDE));
    const y = Math.floor((Math.floor(cell / SIDE) + 0.5) * (SIZE / SIDE));
    const at = (y * SIZE + x) * 4;
    return `#${[0, 1, 2].map((i) => (pixels[at + i] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  });
}
