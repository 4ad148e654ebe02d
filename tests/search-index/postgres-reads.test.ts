// What a question reads of the database, in blocks: the same on any machine, whatever else it does.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentDocument } from '#search/documents/content.ts';
import { createSearchIndex, type SearchIndex } from '#search/index.ts';
import { connectPglite, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';

const PAGES = 2000;
/** A word is found through an index in a few blocks; the words of these pages all together fill thousands. */
const MOST_BLOCKS = 1000;

let database: Database;
let index: SearchIndex;
const blocks: number[] = [];

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

const counted = {
  query: async (sql: string, values: unknown[] = []) => {
    if (/^\s*(select|with)/.test(sql)) {
      const { rows } = await database.query(`explain (analyze, buffers, format json) ${sql}`, values);
      for (const { 'QUERY PLAN': plans } of rows as { 'QUERY PLAN': [Plan] }[])
        blocks.push(plans[0].Plan['Shared Hit Blocks'] + plans[0].Plan['Shared Read Blocks']);
    }
    return await database.query(sql, values);
  },
};

const syllables = ['ba', 'co', 'du', 'fi', 'ge', 'li', 'mo', 'na', 'po', 'ru', 'sa', 'tu', 'vi', 'zo'];
const word = (n: number) =>
  Array.from({ length: 5 }, (_, at) => syllables[Math.floor(n / 14 ** at) % 14]).join('');

async function* pages(): AsyncIterable<ContentDocument> {
  for (let n = 0; n < PAGES; n += 1)
    yield {
      id: `page:${n}`,
      title: `Page ${word(n * 97)}`,
      href: `/page-${n}`,
      excerpt: word(n * 31 + 7),
      namespace: 'article',
      body: Array.from({ length: 6 }, (_, at) => word(n * 6 + at)).join(' '),
      aliases: [],
      forms: [],
      popularity: 0,
    };
}

beforeAll(async () => {
  database = await connectPglite(null);
  await migrate(database.db, 'src/server/db/migrations');
  index = await createSearchIndex({ engine: 'postgres', db: { ...database, query: counted.query } });
  await index.rebuild('content', pages());
});

afterAll(async () => {
  await index.close();
  await database.close();
});

it.each([
  ['words that are known', 'balade famille'],
  ['known words of the pages', `${word(97)} ${word(5)} ${word(9)}`],
  ['a mistyped word', `${word(97).replace('b', 'd')}x`],
  ['eight unknown words', 'idee balade famille dimanche pluie enfant poussette sommeil'],
])('reads a few blocks of the index for %s', async (_, query) => {
  blocks.length = 0;
  await index.content({ query, limit: 10 });
  expect(blocks.length).toBeGreaterThan(0);
  expect(Math.max(...blocks)).toBeLessThan(MOST_BLOCKS);
});
