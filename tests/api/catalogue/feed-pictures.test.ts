import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feedsDue } from '#src/features/catalogue/feeds/feeds.jobs.server.ts';
import { copyPictures } from '#src/features/catalogue/feeds/pictures.server.ts';
import { feed, feedPicture, feedRun } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { type AnsweringServer, startAnsweringServer } from '#tests/support/answering-server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { feedDesk, mapping } from '#tests/support/feeds.ts';
import { bomb } from '#tests/support/hostile-pictures.ts';

const HOUR = 3_600_000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let app: TestApp;
let desk: ReturnType<typeof feedDesk>;
let shop: AnsweringServer;
beforeAll(async () => {
  app = await startTestApp();
  desk = feedDesk(app, (await join(app, 'rose')).token);
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fbead9' } })
    .png()
    .toBuffer();
  shop = await startAnsweringServer({
    '/good.png': (res) => void res.end(photo),
    '/slow.png': (res) => void res.write(photo.subarray(0, 20)),
    '/huge.png': (res) => void res.end(Buffer.alloc(9 * 1024 * 1024, 1)),
    '/page.png': (res) => void res.end('<!doctype html><p>Pas une image</p>'),
    '/drawing.svg': (res) => void res.setHeader('content-type', 'image/svg+xml').end(SVG),
    '/bomb.png': (res) => void res.end(bomb(30_000, 30_000)),
    '/away.png': (res) => void res.writeHead(302, { location: 'http://10.0.0.1/good.png' }).end(),
    '/round.png': (res) => void res.writeHead(302, { location: '/round.png' }).end(),
  });
});
afterAll(async () => {
  shop.close();
  await app.close();
});

async function copyAll(timeoutMs: number): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await app.services.database.db.update(feedPicture).set({ nextTryAt: new Date(0) });
    while ((await copyPictures(app.services, 20, { allow: shop.allow, timeoutMs })) > 0);
  }
}

describe('pictures of a hostile shop', () => {
  it('are refused with their reason on the article’s line, and the others are copied', async () => {
    const { id } = await desk.makeFeed();
    const names = ['good.png', 'huge.png', 'page.png', 'drawing.svg', 'bomb.png', 'away.png'];
    const all = [...names, 'round.png', 'gone.png'];
    const run = await desk.bring(
      id,
      all.map((name) => `${name};Article ${name};10;;in stock;${shop.url}/${name}`),
    );
    expect(run.counts).toMatchObject({ created: all.length });
    await copyAll(60_000);
    const { items } = await desk.asAdmin(() => feedCalls.feedReport({ id: run.id }));
    const said = Object.fromEntries(items.map(({ key, message }) => [key, message]));
    expect(said['good.png']).toBeNull();
    for (const name of all.slice(1)) expect(said[name], name).toMatch(/^Image refusée\. .+/);
    expect(said['huge.png']).toMatch(/trop grand/);
    expect(said['away.png']).toMatch(/privée/);
    expect(said['round.png']).toMatch(/trop de fois/);
    expect(said['gone.png']).toMatch(/410/);
    const rows = await desk.ofFeed(id);
    for (const { feedKey, thumbImage, images } of rows) {
      const copied = feedKey === 'good.png';
      expect(images, feedKey ?? '').toHaveLength(copied ? 1 : 0);
      expect(thumbImage?.startsWith('/media/') ?? false, feedKey ?? '').toBe(copied);
    }
    // Said once, however often it is tried.
    expect(said['gone.png']?.match(/Image refusée/g)).toHaveLength(1);
    expect(shop.asked.filter((one) => one === '/good.png')).toHaveLength(1);
  });

  it('that never ends is left, and said', async () => {
    const { id } = await desk.makeFeed();
    const run = await desk.bring(id, [`lente;Article;10;;in stock;${shop.url}/slow.png`]);
    await copyAll(300);
    const { items } = await desk.asAdmin(() => feedCalls.feedReport({ id: run.id }));
    expect(items[0]?.message).toMatch(/^Image refusée\. .*à temps/);
    expect((await desk.ofFeed(id))[0]).toMatchObject({ images: [], thumbImage: null });
  });
});

describe('feeds that are due', () => {
  it('are read at their hour, once each, and not while somebody has one open', async () => {
    const { db } = app.services.database;
    // Never asked: the guard refuses a private address, which its run says.
    const address = { url: 'http://127.0.0.1:1/flux.csv', schedule: 'hourly' as const };
    const due = await desk.makeFeed(address);
    const off = await desk.makeFeed({ ...address, enabled: false });
    const open = await desk.makeFeed(address);
    const unmapped = await desk.makeFeed(address);
    for (const { id } of [due, off, open]) await db.update(feed).set({ mapping }).where(eq(feed.id, id));
    await desk.asAdmin(() => feedCalls.beginFeedRun({ feed_id: open.id, name: 'à la main', size: 10 }));
    const runsOf = (id: number) => db.select().from(feedRun).where(eq(feedRun.feedId, id));
    await feedsDue.run(app.services, {});
    expect(await runsOf(due.id), 'not before its hour').toEqual([]);
    app.services.moveClock(HOUR + 1000);
    await Promise.all([feedsDue.run(app.services, {}), feedsDue.run(app.services, {})]);
    await feedsDue.run(app.services, {});
    expect(await runsOf(due.id)).toMatchObject([{ state: 'refused', unattended: true }]);
    expect((await runsOf(due.id))[0]?.problem).toMatch(/privée/);
    expect(await runsOf(off.id)).toEqual([]);
    expect(await runsOf(unmapped.id)).toEqual([]);
    expect(await runsOf(open.id)).toMatchObject([{ state: 'uploading', unattended: false }]);
    app.services.moveClock(2 * HOUR + 2000);
    await feedsDue.run(app.services, {});
    expect(await runsOf(due.id)).toHaveLength(2);
    app.services.moveClock(0);
  });
});
