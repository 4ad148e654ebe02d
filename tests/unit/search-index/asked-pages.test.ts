import { expect, it } from 'vitest';
import type { Opened } from '#search/engines/meilisearch/opened.ts';
import { createReads } from '#search/engines/meilisearch/reads.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';

interface Request {
  queries: { q: string; matchingStrategy: string }[];
}

/** An engine that has these pages for whatever it is asked, and notes what that was. */
function engineWith(titles: readonly string[]) {
  const requests: Request[] = [];
  const hits = titles.map((title) => ({ title, href: `/${title}`, excerpt: '', namespace: 'page' }));
  const client = {
    async multiSearch(request: Request) {
      requests.push(request);
      return { results: request.queries.map(() => ({ hits, estimatedTotalHits: hits.length })) };
    },
  };
  const opened = { client, lexicon: () => DEFAULT_LEXICON, nameOf: (kind: string) => kind, strict: false };
  const { content } = createReads(opened as unknown as Opened);
  return { requests, ask: (query: string) => content({ query, limit: 10 }) };
}

it('asks an engine for pages once where one bears what was asked', async () => {
  const { requests, ask } = engineWith([
    'Trousse de secours du nourrisson',
    'Secours',
    'Trousses',
    'Trajets',
  ]);
  await ask('trousse secours');
  expect(requests.map(({ queries }) => queries.map(({ q }) => q))).toEqual([['trousse secours']]);
});

it('asks it twice at most, and the second time for each word of the last search alone', async () => {
  const { requests, ask } = engineWith(['Tout autre chose']);
  await ask('comment choisir la trousse de secours du voyage en voiture');
  const [first, second] = requests.map(({ queries }) => queries.map(({ q }) => q));
  expect(requests).toHaveLength(2);
  // As it was typed, and without the words of questions.
  expect(first).toHaveLength(2);
  expect(new Set(second)).toEqual(new Set(['choisir', 'trousse', 'secour', 'voyage', 'voiture']));
});
