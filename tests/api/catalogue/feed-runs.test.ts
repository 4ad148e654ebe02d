import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { takeBatch } from '#src/features/catalogue/feeds/batch.server.ts';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { fetchRun } from '#src/features/catalogue/feeds/fetch.server.ts';
import { copyPictures } from '#src/features/catalogue/feeds/pictures.server.ts';
import { feed, feedPicture, feedRun } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { feedDesk, HEAD, mapping } from '#tests/support/feeds.ts';

let app: TestApp;
let desk: ReturnType<typeof feedDesk>;
beforeAll(async () => {
  app = await startTestApp();
  await seedClassifications(app.services.database.db);
  const rose = await join(app, 'rose');
  desk = feedDesk(app, rose.token);
});
afterAll(() => app.close());

describe('a feed’s run', () => {
  it('cut short goes on where it was, and writes no line twice', async () => {
    const { id } = await desk.makeFeed();
    const lines = Array.from({ length: 1200 }, (_, n) => `${n};Article ${n};10;;;`);
    const checked = await desk.check(await desk.send(id, [HEAD, ...lines].join('\n')));
    await desk.asAdmin(() => feedCalls.applyFeedRun({ id: checked.id }));
    // The state that a process killed after its first batch leaves behind.
    const [run] = await app.services.database.db.select().from(feedRun).where(eq(feedRun.id, checked.id));
    const [own] = await app.services.database.db.select().from(feed).where(eq(feed.id, id));
    if (!run || !own) throw new Error('The run is gone');
    const rows = lines.slice(0, 500).map((line) => {
      const [key = '', title = '', price = ''] = line.split(';');
      return { id: key, title, price };
    });
    const to = { services: app.services, run, feed: own, known: new Map<string, string>() };
    expect(await takeBatch(to, rows, 0)).toBe(true);
    expect(await takeBatch(to, rows, 0)).toBe(false);
    await desk.work(checked.id);
    expect(await desk.state(checked.id)).toMatchObject({
      state: 'done',
      done: 1200,
      counts: { created: 1200 },
    });
    expect(await desk.ofFeed(id)).toHaveLength(1200);
  });

  it('of a schedule goes by itself, and is held when half of the shop vanished', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `${n};Article ${n};10;;;\n`);
    let body = `${HEAD}\n${lines.join('')}`;
    const server = createServer((_req, res) => res.end(body)).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/flux.csv`;
    const { id } = await desk.makeFeed({ url, schedule: 'daily' });
    await app.services.database.db.update(feed).set({ mapping }).where(eq(feed.id, id));
    const fetched = async () => {
      const [run] = await app.services.database.db
        .insert(feedRun)
        .values({
          id: crypto.randomUUID().slice(0, 22),
          feedId: id,
          name: url,
          state: 'fetching',
          unattended: true,
        })
        .returning();
      if (!run) throw new Error('No run');
      await fetchRun(app.services, run, { allow: () => true });
      await desk.work(run.id);
      return desk.state(run.id);
    };
    expect(await fetched()).toMatchObject({ state: 'done', counts: { created: 60 } });
    body = `${HEAD}\n${lines.slice(0, 10).join('')}`;
    const held = await fetched();
    expect(held).toMatchObject({ state: 'done', counts: { unchanged: 10, vanished: 0 } });
    expect(held.remark).toMatch(/50 articles ont disparu/);
    body = `sku;nom\n1;a\n`;
    expect(await fetched()).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/plus ces colonnes/),
    });
    server.close();
  });

  it('never reads a private address', async () => {
    const { id } = await desk.makeFeed({ url: 'http://127.0.0.1:1/flux.csv' });
    const run = await desk.asAdmin(() => feedCalls.fetchFeed({ feed_id: id }));
    await desk.work(run.id);
    expect(await desk.state(run.id)).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/privée/),
    });
    await expect(desk.makeFeed({ schedule: 'daily' })).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(desk.makeFeed({ url: 'file:///etc/passwd' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

it('Pictures are copied in the background, and one that cannot be had is given up after three tries', async () => {
  const { id } = await desk.makeFeed();
  await desk.bring(id, ['P;Avec photo;10;;;http://127.0.0.1:1/photo.jpg']);
  const [row] = await desk.ofFeed(id);
  const picture = async () =>
    (
      await app.services.database.db
        .select()
        .from(feedPicture)
        .where(eq(feedPicture.productId, row?.id ?? 0))
    )[0];
  for (let tries = (await picture())?.tries ?? 0; tries < 3; tries += 1) {
    await app.services.database.db.update(feedPicture).set({ nextTryAt: new Date(0) });
    await copyPictures(app.services, 10);
  }
  expect(await picture()).toMatchObject({ state: 'failed', tries: 3 });
  expect((await desk.ofFeed(id))[0]).toMatchObject({ thumbImage: null, images: [] });
  // Another article names a picture that was copied before: nobody is asked again.
  await app.services.database.db
    .update(feedPicture)
    .set({ state: 'done', url: '/media/a/1280.webp', thumb: '/media/a/640.webp' });
  await desk.bring(id, [
    'P;Avec photo;10;;;http://127.0.0.1:1/photo.jpg',
    'Q;Autre;10;;;http://127.0.0.1:1/photo.jpg',
  ]);
  await copyPictures(app.services, 10);
  expect((await desk.ofFeed(id))[1]).toMatchObject({
    thumbImage: '/media/a/640.webp',
    images: ['/media/a/1280.webp'],
  });
});
