import { describe, expect, it } from 'vitest';
import { createPieces } from '#search/engines/postgres/pieces.ts';

/** A database that takes so many milliseconds a document; answers the sizes of its statements. */
async function written(documents: number, msEach: number): Promise<number[]> {
  let now = 0;
  const sizes: number[] = [];
  const pieces = createPieces(() => now);
  await pieces.each(
    Array.from({ length: documents }, (_, at) => at),
    async (piece) => {
      sizes.push(piece.length);
      now += piece.length * msEach;
    },
  );
  return sizes;
}

describe('the documents of a statement', () => {
  it('are all written, in order', async () => {
    const seen: number[] = [];
    await createPieces().each([5, 6, 7], async (piece) => seen.push(...piece));
    expect(seen).toEqual([5, 6, 7]);
  });

  it.each([
    ['quick', 0.02, 500],
    ['usual', 1, 15],
    ['slow', 6, 2],
    ['hopeless', 100, 2],
  ])('settle at what takes about 15 ms: %s', async (_name, msEach, settled) => {
    const sizes = await written(8000, msEach);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(8000);
    expect(sizes.at(-2)).toBe(settled);
  });

  it('are not fewer for good after one statement that waited', async () => {
    let now = 0;
    let statements = 0;
    const pieces = createPieces(() => now);
    await pieces.each(Array.from({ length: 3000 }), async (piece) => {
      statements += 1;
      now += statements === 3 ? 5000 : piece.length * 0.1;
    });
    expect(pieces.size()).toBeGreaterThan(100);
  });
});
