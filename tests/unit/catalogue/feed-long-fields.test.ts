// A pattern that goes over a long field again and again holds everybody up: a feed is another site's text.
import { expect, it } from 'vitest';
import { articleOf } from '#src/features/catalogue/feeds/article.ts';
import { FIELDS, type Field, type Mapping } from '#src/features/catalogue/feeds/feed.ts';

const LONG = 100_000;
const REPEATED = [
  'a',
  'A',
  ' ',
  '0',
  '\t',
  '>',
  '|',
  '<',
  '&',
  '<a "',
  ',',
  ';',
  'EUR ',
  '<!--',
  '. ',
  '\u00a0',
];
/** Of the processor. A linear pattern takes less than 10. */
const MOST_MS = 60;
const TRIES = 3;

const mapping = Object.fromEntries(FIELDS.map((field) => [field, field])) as Mapping;
const GOOD: Partial<Record<Field, string>> = { id: '1', title: 'Lit', price: '12,50 EUR' };

function timeToRead(field: Field, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1) {
    const before = process.cpuUsage();
    articleOf({ ...GOOD, [field]: text }, mapping);
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

it('no field of a hundred thousand signs holds the reading of a feed', () => {
  const slow: string[] = [];
  for (const field of FIELDS)
    for (const piece of REPEATED) {
      const ms = timeToRead(field, `${piece.repeat(LONG / piece.length)}\u0001`);
      if (ms > MOST_MS) slow.push(`${field} ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
    }
  expect(slow).toEqual([]);
}, 300_000);
