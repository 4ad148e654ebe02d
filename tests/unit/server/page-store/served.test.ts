import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startOutbox } from '#src/server/page-store/outbox.ts';
import { openStore, page, quiet, serveStore, temporaryFolder } from './fixture.ts';

test('who keeps pages elsewhere hears of a change once its new bytes are served', async () => {
  let version = 1;
  const seen: string[] = [];
  const store = await openStore(async () => {
    const made = page(`version ${version}`, { tags: ['a'] });
    await delay(20);
    return made;
  });
  const site = await serveStore(store);
  await site.get('/a');
  const rows = [{ id: '1', tags: '["a"]' }];
  const outbox = startOutbox({
    store,
    log: quiet,
    query: async (_, params) => ({ rows: params[0] === 0 ? rows : [] }),
    served: (tags) =>
      void site.get('/a').then(({ text }) => seen.push(`${tags}: ${text.includes('version 2')}`)),
  });
  version = 2;
  onTestFinished(() => outbox.close());
  await outbox.kick();
  await expect.poll(() => seen).toEqual(['a: true']);
});

test('a process that starts again serves nothing that it knows to be old', async () => {
  const dir = temporaryFolder();
  let broken = false;
  let version = 1;
  const render = () => {
    if (broken) throw new Error('the database is away');
    return page(`version ${version}`, { tags: ['a'] });
  };
  const first = await openStore(render, { dir });
  await (await serveStore(first)).get('/a');
  broken = true;
  await first.invalidate(['a']);
  await first.close();
  broken = false;
  version = 2;
  const told: (readonly string[])[] = [];
  const slow = async () => {
    await delay(50);
    return render();
  };
  const second = await openStore(slow, { dir, refreshed: (tags) => told.push(tags) });
  expect((await (await serveStore(second)).get('/a')).text).toContain('version 2');
  await expect.poll(() => told).toEqual([['*']]);
});

test('a render that fails gives the old bytes rather than an error, and tells when they are made anew', async () => {
  const told: (readonly string[])[] = [];
  let broken = false;
  const store = await openStore(
    () => {
      if (broken) throw new Error('the database is away');
      return page('something', { tags: ['a'] });
    },
    { refreshed: (tags) => told.push(tags), maxMemoryBytes: 1 },
  );
  const site = await serveStore(store);
  await site.get('/a');
  broken = true;
  await store.invalidate(['a']);
  expect((await site.get('/a')).text).toContain('something');
  expect(told).toEqual([]);
  broken = false;
  await expect.poll(() => told, { timeout: 4000 }).toEqual([['a']]);
});
