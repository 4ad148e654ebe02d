import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore, page, type Site, serveStore } from './fixture.ts';

/** Mulberry32: the same schedule for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const documents = 6;
const pages = 10;

/**
 * Pages read documents one after the other, slowly; which ones depends on what they read, so the tags of a page
 * change with its content. A body lists the versions it saw.
 */
class Source {
  readonly versions = Array.from({ length: documents }, () => 0);
  readonly #random: (below: number) => number;

  constructor(random: (below: number) => number) {
    this.#random = random;
  }

  async render(path: string) {
    const seen = new Map<number, number>();
    let next = Number(path.slice(2)) % documents;
    for (let step = 0; step < 3; step += 1) {
      const version = this.versions[next] as number;
      seen.set(next, version);
      if (this.#random(2)) await delay(this.#random(3));
      next = (next + 1 + (version % 3)) % documents;
    }
    const text = [...seen].map(([document, version]) => `d${document}=${version};`).join('');
    return page(text, { tags: [...seen.keys()].map((document) => `doc:${document}`) });
  }
}

async function expectFresh(site: Site, document: number, version: number): Promise<void> {
  for (let i = 0; i < pages; i += 1) {
    const { text } = await site.get(`/p${i}`);
    const shown = new RegExp(`d${document}=(\\d+);`).exec(text)?.[1];
    if (shown !== undefined) expect(Number(shown)).toBeGreaterThanOrEqual(version);
  }
}

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'schedule %i: once invalidate has resolved, nobody is served what was there before',
  async (seed) => {
    const random = seeded(seed);
    const source = new Source(random);
    const maxMemoryBytes = seed % 2 ? 12_000 : 1_000_000;
    const store = await openStore((path) => source.render(path), {
      maxMemoryBytes,
      concurrency: 1 + (seed % 4),
    });
    const site = await serveStore(store);
    const edit = async (row: number) => {
      const document = random(documents);
      const version = (source.versions[document] as number) + 1;
      source.versions[document] = version;
      await store.invalidate([`doc:${document}`], seed % 3 ? row : undefined);
      await expectFresh(site, document, version);
    };
    const running: Promise<void>[] = [];
    for (let row = 1; row <= 25; row += 1) {
      running.push(edit(row));
      void site.get(`/p${random(pages)}`).catch(() => undefined);
      if (random(3)) await delay(random(5));
    }
    await Promise.all(running);
    // With nothing more to come, every page shows what a render would show now.
    for (let i = 0; i < pages; i += 1) {
      const expected = (await source.render(`/p${i}`)).body.toString();
      expect((await site.get(`/p${i}`)).text).toBe(expected);
    }
  },
);
