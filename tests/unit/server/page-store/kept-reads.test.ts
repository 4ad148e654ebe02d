import { expect, it } from 'vitest';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';
import { collectPage, keptRead, neverStore, pageTag } from '#src/server/page-store/tags.ts';

function menuOf(state: { reads: number; text: string }, kept: KeptReads) {
  return collectPage(
    () =>
      keptRead('menu', ['list:menu'], async () => {
        state.reads += 1;
        pageTag('menu');
        return state.text;
      }),
    kept,
  );
}

it('a read that renders share is done once, and every page carries the tags it depends on', async () => {
  const kept = new KeptReads();
  const state = { reads: 0, text: 'a' };
  const [first, second] = [await menuOf(state, kept), await menuOf(state, kept)];
  expect(state.reads).toBe(1);
  expect([first.tags, second.tags]).toEqual([['menu'], ['menu']]);
});

it('a change of a tag it declared, or is told of, has it read again; another change does not', async () => {
  const kept = new KeptReads();
  const state = { reads: 0, text: 'a' };
  await menuOf(state, kept);
  kept.forget(['post:1']);
  await menuOf(state, kept);
  expect(state.reads).toBe(1);
  for (const tag of ['menu', 'list:menu', '*']) {
    state.text = tag;
    kept.forget([tag]);
    expect((await menuOf(state, kept)).result).toBe(tag);
  }
});

it('a change during the read, even of a tag not declared yet, lets nobody else have what it read', async () => {
  const kept = new KeptReads();
  const { promise, resolve } = Promise.withResolvers<void>();
  const old = collectPage(
    () =>
      keptRead('cards', [], async () => {
        await promise;
        pageTag('media:1');
        return 'old';
      }),
    kept,
  );
  kept.forget(['media:1']);
  const next = collectPage(() => keptRead('cards', [], async () => 'new'), kept);
  resolve();
  expect((await old).result).toBe('old');
  expect((await next).result).toBe('new');
  expect((await collectPage(() => keptRead('cards', [], async () => 'newer'), kept)).result).toBe('new');
});

it('a failed read is tried again, and one of something personal keeps its pages from being stored', async () => {
  const kept = new KeptReads();
  const failing = () => collectPage(() => keptRead('x', [], () => Promise.reject(new Error('away'))), kept);
  await expect(failing()).rejects.toThrow('away');
  const personal = () => {
    neverStore();
    return Promise.resolve(1);
  };
  await collectPage(() => keptRead('x', [], personal), kept);
  const page = await collectPage(async () => {
    pageTag('a');
    return keptRead('x', [], personal);
  }, kept);
  expect(page.storable).toBe(false);
});

it('outside a render for the store everything is read each time', async () => {
  let reads = 0;
  const read = () => keptRead('y', [], async () => (reads += 1));
  await read();
  expect(await read()).toBe(2);
});
