import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gatheredRead } from '#src/server/page-store/gathered-reads.ts';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';
import { collectPage, pageTag } from '#src/server/page-store/tags.ts';
import { openStore, page, serveStore } from './fixture.ts';

const source = {};
const kept = new KeptReads();
const asRender = <T>(read: () => Promise<T>) => collectPage(read, kept);

function counted() {
  const loads: string[][] = [];
  const read = gatheredRead(async (_: object, keys: string[]) => {
    loads.push(keys);
    pageTag('lost');
    await nextTurn();
    return new Map(keys.filter((key) => key !== 'absent').map((key) => [key, key.toUpperCase()]));
  });
  return { loads, read };
}

it('renders that read in the same turn are answered by one load, each with what it asked for', async () => {
  const { loads, read } = counted();
  const of = (key: string) =>
    asRender(async () => {
      pageTag(key);
      return (await read(source, [key])).get(key);
    });
  const pages = await Promise.all([of('a'), of('b'), of('a'), of('absent')]);
  expect(loads).toEqual([['a', 'b', 'absent']]);
  expect(pages.map(({ result }) => result)).toEqual(['A', 'B', 'A', undefined]);
  expect(pages.map(({ tags }) => tags)).toEqual([['a'], ['b'], ['a'], ['absent']]);
});

it('what is asked while a load is under way is another load: it may have changed since', async () => {
  const { loads, read } = counted();
  const first = asRender(() => read(source, ['a']));
  await nextTurn();
  await nextTurn();
  await Promise.all([first, asRender(() => read(source, ['a']))]);
  expect(loads).toEqual([['a'], ['a']]);
});

it('outside a render for the store each read is its own', async () => {
  const { loads, read } = counted();
  await Promise.all([read(source, ['a']), read(source, ['b']), collectPage(() => read(source, ['c']))]);
  expect(loads).toEqual([['a'], ['b'], ['c']]);
});

it('a load that fails fails for all who wait for it, and not for the next', async () => {
  let failing = true;
  const read = gatheredRead(async (_: object, keys: number[]) => {
    if (failing) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const both = [1, 2].map((key) => asRender(() => read(source, [key])));
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected');
  failing = false;
  expect((await asRender(() => read(source, [1]))).result.get(1)).toBe(1);
});

it('a change during a gathered read has its pages rendered again before they are stored', async () => {
  const texts = new Map([
    ['/a', 'a 1'],
    ['/b', 'b 1'],
  ]);
  const reading = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const read = gatheredRead(async (_: object, keys: string[]) => {
    const seen = new Map(keys.map((key) => [key, texts.get(key)]));
    reading.resolve();
    await goOn.promise;
    return seen;
  });
  const store = await openStore(async (path) => {
    const { result, tags } = await asRender(async () => {
      pageTag(`page:${path}`);
      return (await read(source, [path])).get(path);
    });
    return page(String(result), { tags });
  });
  const warmed = store.warm(['/a', '/b']);
  await reading.promise;
  texts.set('/a', 'a 2');
  const published = store.invalidate(['page:/a']);
  goOn.resolve();
  await Promise.all([warmed, published]);
  const site = await serveStore(store);
  expect((await site.get('/a')).text).toContain('a 2');
  expect((await site.get('/b')).text).toContain('b 1');
});
