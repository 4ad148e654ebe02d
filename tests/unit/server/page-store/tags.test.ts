import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { plainTerms } from '#src/server/page-store/page.ts';
import { collectPage, neverStore, pageTag, storePage } from '#src/server/page-store/tags.ts';

test('a render collects the tags of everything it awaits, and not its neighbour’s', async () => {
  const render = (name: string) =>
    collectPage(async () => {
      storePage(`page:${name}`);
      await delay(2);
      pageTag('menu', 'menu', `post:${name}`);
      return name;
    });
  const [a, b] = await Promise.all([render('a'), render('b')]);
  expect(a).toEqual({ result: 'a', tags: ['page:a', 'menu', 'post:a'], terms: plainTerms, storable: true });
  expect(b.tags).toContain('post:b');
});

test('a page is stored only if it says so and nothing says the contrary', async () => {
  const silent = await collectPage(async () => pageTag('menu'));
  expect(silent.storable).toBe(false);
  const refused = await collectPage(async () => {
    neverStore();
    storePage('page:a');
  });
  expect(refused.storable).toBe(false);
});

test('outside a render, tags go nowhere', () => {
  expect(() => pageTag('menu')).not.toThrow();
});
