import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Foreground } from '#src/server/page-store/foreground.ts';
import { RenderQueue } from '#src/server/page-store/queue.ts';
import { openStore, page } from './fixture.ts';

const paths = Array.from({ length: 30 }, (_, i) => `/p${i}`);
/** However slow the machine. */
const forever = 1e9;

test('the background waits while somebody is being answered, and goes on at once afterwards', async () => {
  const rendered: string[] = [];
  const render = (path: string) => {
    rendered.push(path);
    return page(path);
  };
  const store = await openStore(render, { patienceMs: forever });
  const answered = [store.attend(), store.attend()];
  const warmed = store.warm(paths);
  answered[0]?.();
  answered[0]?.();
  await delay(30);
  expect(rendered).toEqual([]);
  answered[1]?.();
  await warmed;
  expect(rendered).toHaveLength(paths.length);
});

test('somebody who is answered for long does not end the background', async () => {
  const store = await openStore((path) => page(path), { patienceMs: 1 });
  const answered = store.attend();
  await store.warm(paths);
  expect(store.stats().paths).toBe(paths.length);
  answered();
});

test('what is published is made at once, whoever is being answered', async () => {
  let version = 1;
  const render = (path: string) => page(`${path} ${version}`, { tags: ['lue'] });
  const store = await openStore(render, { patienceMs: forever });
  await store.warm(['/lue']);
  const answered = store.attend();
  version = 2;
  expect(await store.invalidate(['lue'])).toEqual({ regenerated: ['/lue'] });
  answered();
});

test('an urgent page is not held back by background pages that give way', async () => {
  const done: string[] = [];
  const foreground = new Foreground(forever);
  const run = async (key: string) => {
    done.push(key);
    return true;
  };
  const queue = new RenderQueue({ concurrency: 2, foreground, run });
  const answered = foreground.attend();
  const background = ['/a', '/b', '/c'].map((key) => queue.add(key, 0, 'background'));
  await delay(20);
  await queue.add('/urgent', 0, 'urgent');
  expect(done).toEqual(['/urgent']);
  answered();
  await Promise.all(background);
  expect(done).toEqual(['/urgent', '/a', '/b', '/c']);
});

test('a queue whose pages give way goes on when patience is over', async () => {
  const foreground = new Foreground(1);
  const queue = new RenderQueue({ concurrency: 2, foreground, run: async () => true });
  foreground.attend();
  const all = paths.map((key) => queue.add(key, 0, 'background'));
  expect(await Promise.all(all)).toEqual(all.map(() => true));
});
