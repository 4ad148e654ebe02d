// Work that grows with the site, in this process: no turn of the loop is long, and twice as much takes twice as long.
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { writeZip } from '#src/features/content/transfer/zip/write-zip.ts';
import { letterBody } from '#src/features/newsletter/letter-body.server.ts';
import { MD_MAX } from '#src/features/newsletter/newsletter.ts';
import { MOST_URLS, sitemapXml } from '#src/features/seo/sitemap.ts';
import { closeWorkers } from '#src/server/workers/pool.ts';

const MOST_MS = 50;
const TICK_MS = 5;
const TRIES = 3;

interface Work {
  /** Processor time of the longest turn, and of all of it, in milliseconds. */
  turn: number;
  all: number;
}

const spent = (since: NodeJS.CpuUsage) => {
  const now = process.threadCpuUsage();
  return (now.user + now.system - since.user - since.system) / 1000;
};

async function measured(act: () => Promise<unknown>): Promise<Work> {
  await pause(20);
  const began = process.threadCpuUsage();
  let before = began;
  let turn = 0;
  const timer = setInterval(() => {
    turn = Math.max(turn, spent(before));
    before = process.threadCpuUsage();
  }, TICK_MS);
  await act();
  await pause(20);
  clearInterval(timer);
  return { turn, all: spent(began) };
}

/** The best of a few: the collector of memory comes when it will. */
async function best(act: () => Promise<unknown>): Promise<Work> {
  const tries: Work[] = [];
  for (let n = 0; n < TRIES; n += 1) tries.push(await measured(act));
  return { turn: Math.min(...tries.map(({ turn }) => turn)), all: Math.min(...tries.map(({ all }) => all)) };
}

const at = new Date('2026-11-23T08:00:00Z');

async function archive(count: number): Promise<void> {
  const files = function* () {
    for (let n = 0; n < count; n += 1)
      yield {
        path: `media/${'0123456789abcdef'.repeat(2)}/${n}.webp`,
        bytes: Buffer.alloc(16),
        at,
        packed: true,
      };
  };
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  await pipeline(writeZip(Readable.from(files())), nowhere);
}

describe('an archive', () => {
  it('of 130,000 files never holds the loop, and costs as much for each as one of half as many', async () => {
    await archive(2000);
    const [half, whole] = [await best(() => archive(65_000)), await best(() => archive(130_000))];
    expect(whole.turn).toBeLessThan(MOST_MS);
    expect(whole.all / half.all).toBeLessThan(3);
  }, 120_000);
});

describe('a file of the site map', () => {
  it('with all the addresses that it may hold', async () => {
    const entries = Array.from({ length: MOST_URLS }, (_, n) => ({
      path: `/produit/un-tapis-d-eveil-numero-${n}`,
      lastmod: at,
      images: [`/media/${n}/640.webp`],
    }));
    expect((await best(() => sitemapXml(entries, 'https://exemple.fr'))).turn).toBeLessThan(MOST_MS);
  });
});

describe('the text of a letter', () => {
  afterAll(() => closeWorkers());
  it.each(['# a\n', '> ', '<a ', '*', '[', '[a](/b) '])(
    'of the longest length, made of %j',
    async (piece) => {
      const md = piece.repeat(MD_MAX / piece.length);
      const lay = () => letterBody({ publicUrl: 'https://exemple.fr', md, countedAt: null });
      expect((await best(lay)).turn).toBeLessThan(MOST_MS);
    },
  );
});
