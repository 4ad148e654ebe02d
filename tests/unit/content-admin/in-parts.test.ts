import { expect, it } from 'vitest';
import { inParts } from '#admin/screens/in-parts.ts';
import { BULK_MAX } from '#src/features/content/life/life.ts';

it('an action on two hundred contents is as many calls as it takes, answered as one', async () => {
  const ids = Array.from({ length: 200 }, (_, n) => n + 1);
  const asked: number[][] = [];
  const { done, refused } = await inParts(ids, async (part) => {
    asked.push(part);
    return {
      done: part.filter((id) => id % 100 !== 0),
      refused: part.filter((id) => id % 100 === 0).map((id) => ({ id, title: `Texte ${id}`, err: 'Non.' })),
    };
  });
  expect(asked.flat()).toEqual(ids);
  expect(Math.max(...asked.map(({ length }) => length))).toBe(BULK_MAX);
  expect(done).toHaveLength(198);
  expect(refused.map(({ id }) => id)).toEqual([100, 200]);
  expect(await inParts([], () => Promise.reject(new Error('nothing is asked')))).toEqual({
    done: [],
    refused: [],
  });
});
