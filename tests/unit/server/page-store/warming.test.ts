import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { preparePages } from '#src/server/prepare-pages.ts';
import type { Services } from '#src/server/services.ts';
import { openStore, page, quiet, serveStore } from './fixture.ts';

const paths = Array.from({ length: 60 }, (_, i) => `/p${i}`);

test('pages made in the background give way to a publication', async () => {
  const rendered: string[] = [];
  let version = 1;
  const store = await openStore(async (path) => {
    rendered.push(path);
    await delay(2);
    return page(`${path} ${version}`, { tags: path === '/lue' ? ['lue'] : [] });
  });
  const site = await serveStore(store);
  await site.get('/lue');
  const warmed = store.warm(paths);
  version = 2;
  await store.invalidate(['lue']);
  expect((await site.get('/lue')).text).toContain('/lue 2');
  expect(rendered.length).toBeLessThan(paths.length / 2);
  await warmed;
  expect(store.stats().paths).toBe(paths.length + 1);
});

test('what is stored already is left alone, and a page that fails stops no other', async () => {
  const rendered: string[] = [];
  const failed: unknown[] = [];
  const log = { ...quiet, error: (about: unknown) => failed.push(about) };
  const render = (path: string) => {
    rendered.push(path);
    if (path === '/p3') throw new Error('away');
    return page(path);
  };
  const store = await openStore(render, { log });
  await store.warm(['/p1']);
  await store.warm(paths);
  expect(rendered.filter((path) => path === '/p1')).toHaveLength(1);
  expect(store.stats().paths).toBe(paths.length - 1);
  expect(failed).toMatchObject([{ path: '/p3' }]);
});

test('closing the store ends what is being made in the background', async () => {
  const store = await openStore(async (path) => {
    await delay(2);
    return page(path);
  });
  const warmed = store.warm(paths);
  await delay(5);
  await store.close();
  await warmed;
  expect(store.stats().paths).toBeLessThan(paths.length);
});

test('every public page is prepared when the configuration says so, and only then', async () => {
  const store = await openStore((path) => page(path));
  const services = (prepare: boolean) => ({ config: { preparePages: prepare }, log: quiet }) as Services;
  await preparePages(services(false), store, async () => paths);
  expect(store.stats().paths).toBe(0);
  await preparePages(services(true), store, () => Promise.reject(new Error('no database')));
  await preparePages(services(true), store, async () => paths);
  expect(store.stats().paths).toBe(paths.length);
});

test('pages made in the background take turns with a change that touches hundreds of pages', async () => {
  const rendered: string[] = [];
  const many = Array.from({ length: 600 }, (_, i) => `/liste/${i + 1}`);
  const store = await openStore((path) => {
    rendered.push(path);
    return page(path, { tags: path.startsWith('/liste') ? ['liste'] : [] });
  });
  await store.warm(many);
  rendered.length = 0;
  const changed = store.invalidate(['liste']);
  await store.warm(paths);
  const last = rendered.findLastIndex((path) => path.startsWith('/p'));
  await changed;
  // After what a publication waits for, and before the end of the rest.
  expect(rendered.findIndex((path) => path.startsWith('/p'))).toBeGreaterThanOrEqual(200);
  expect(last).toBeLessThan(rendered.length - 1);
});
