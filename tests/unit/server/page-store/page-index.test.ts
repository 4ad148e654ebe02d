import { expect, test } from 'vitest';
import { plainTerms } from '#src/server/page-store/page.ts';
import { PageIndex } from '#src/server/page-store/page-index.ts';

function indexOf(pages: Record<string, string[]>, hits: Record<string, number> = {}): PageIndex {
  const index = new PageIndex();
  for (const [key, tags] of Object.entries(pages)) {
    const known = { status: 200, etag: key, watermark: 0, build: 'b', stale: false, page: null };
    const state = { ...known, withdrawn: false, terms: plainTerms, bytes: 0 };
    index.put({ key, tags, hits: hits[key] ?? 0, ...state });
  }
  return index;
}

const keys = (index: PageIndex, ...tags: string[]) => index.tagged(tags).map(({ key }) => key);

test('the page that is about what changed comes first, whoever else shows it and however hot', () => {
  const shows = ['list', 'content:un'];
  const index = indexOf(
    { '/': shows, '/liste': shows, '/liste/un': ['content:un', 'list'], '/plan.xml': ['every'] },
    { '/': 50, '/plan.xml': 80 },
  );
  expect(keys(index, 'content:un', 'every')).toEqual(['/liste/un', '/plan.xml', '/', '/liste']);
  expect(keys(index, 'content:un')[0]).toBe('/liste/un');
});

test('the first page of a list comes before those that follow it, and files that programs read last', () => {
  const index = indexOf({
    '/magazine/2': ['list'],
    '/sitemap.xml': ['list'],
    '/magazine/grossesse': ['list'],
    '/magazine/grossesse/11': ['list'],
    '/magazine': ['list'],
  });
  expect(keys(index, 'list')).toEqual([
    '/magazine',
    '/magazine/grossesse',
    '/magazine/2',
    '/magazine/grossesse/11',
    '/sitemap.xml',
  ]);
});
