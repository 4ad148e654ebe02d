import { encode } from 'uqr';

export interface QrFigure {
  /** Modules on a side, quiet zone included: the viewBox of the figure. */
  size: number;
  /** Path data of the dark modules, one unit each; runs of a row are one rectangle. */
  d: string;
}

/** A QR code for an address, with the four-module quiet zone the standard asks for; medium correction. */
export function qrFigure(text: string): QrFigure {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const d = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, d: d.join('') };
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
