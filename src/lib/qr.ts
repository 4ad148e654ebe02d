import { encode } from 'uqr';

export interface QrFigure {
  /** The modules with their quiet zone, half a unit higher than the lines: every line covers its row. */
  viewBox: string;
  /** Path data of the dark modules: lines one unit wide, one a run, along the upper edge of their row. */
  d: string;
}

/**
 * The modules of a QR code for an address, true where dark, with the four-module quiet zone the standard asks for; medium
 * correction.
 */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 4 }).data;
}

export function qrFigure(text: string): QrFigure {
  const data = qrModules(text);
  return { viewBox: `0 -.5 ${data.length} ${data.length}`, d: data.map(rowPath).join('') };
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
