import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrFigure } from '#src/lib/qr.ts';

describe('a QR code', () => {
  it('draws every dark module once, and no light one', () => {
    const text = 'https://exemple.fr/liste-de-louise';
    const { data } = encode(text, { ecc: 'M', border: 4 });
    const { d, viewBox } = qrFigure(text);
    const drawn = new Set<string>();
    let [at, row] = [0, 0];
    for (const [, move, x, y, length] of d.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)) {
      at = move === 'm' ? at + Number(x) : Number(x);
      row = move === 'm' ? row + Number(y) : Number(y);
      for (let n = 0; n < Number(length); n += 1) drawn.add(`${at + n},${row}`);
      at += Number(length);
    }
    const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
    expect([...drawn].sort()).toEqual(dark.sort());
    expect(viewBox).toBe(`0 -.5 ${data.length} ${data.length}`);
  });
});
