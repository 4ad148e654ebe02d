import { encode } from 'uqr';

export interface QrFigure {
  /** The modules with their quiet zone, half a unit higher than the lines: every line covers its row. */
  viewBox: string;
  /** Path data of the dark modules: lines one unit wide, one a run, along the upper edge of their row. */
  d: string;
}

/** A list that is looked at much is drawn again after each of its changes: its code stays the same. */
const KEPT = 500;
const kept = new Map<string, QrFigure>();

/** A QR code for an address, with the four-module quiet zone the standard asks for; medium correction. */
export function qrFigure(text: string): QrFigure {
  const known = kept.get(text);
  if (known) return known;
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const figure = { viewBox: `0 -.5 ${size} ${size}`, d: data.map(rowPath).join('') };
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, figure);
  return figure;
}

/** From a run to the next by what lies between them: a third shorter than by where each begins. */
function rowPath(row: boolean[], y: number): string {
  let end = -1;
  const lines = runs(row).map(([x, length]) => {
    const move = end < 0 ? `M${x} ${y}` : `m${x - end} 0`;
    end = x + length;
    return `${move}h${length}`;
  });
  return lines.join('');
}

function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
