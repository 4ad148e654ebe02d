import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { type FeedRun, feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feedJob } from '#src/features/catalogue/feeds/feeds.jobs.server.ts';
import { fetchRun } from '#src/features/catalogue/feeds/fetch.server.ts';
import { copyPictures } from '#src/features/catalogue/feeds/pictures.server.ts';
import { feed, feedPicture, feedPiece, feedRun, product } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { plainProduct } from '#tests/support/catalogue.ts';
import { sendFeed } from '#tests/support/feeds.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  await seedClassifications(app.services.database.db);
  [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
/** What the background does for this import. */
const work = (id: string) => feedJob.run(app.services, { id });
const db = () => app.services.database.db;
const fields = {
  ...{ name: 'Flux', merchant: 'La Boutique', url: null as string | null, schedule: 'manual' as const },
  ...{ sold_here: false, default_shelf: null, enabled: true },
};
const makeFeed = (more: Partial<Parameters<typeof feedCalls.saveFeed>[0]> = {}) =>
  asRose(() => feedCalls.saveFeed({ ...fields, ...more }));
const state = (id: string) => asRose(() => feedCalls.feedRunState({ id }));
const send = async (feedId: number, text: string | Buffer) => {
  const { id } = await asRose(() => sendFeed(feedId, Buffer.from(text)));
  await work(id);
  return state(id);
};
const HEAD = 'id;title;price;brand;availability;image_link';
const mapping = {
  ...{ id: 'id', title: 'title', price: 'price', brand: 'brand', availability: 'availability' },
  image: 'image_link',
};

async function check(run: FeedRun, given: Record<string, string> = mapping): Promise<FeedRun> {
  await asRose(() => feedCalls.checkFeedRun({ id: run.id, mapping: given }));
  await work(run.id);
  return state(run.id);
}
async function apply(run: FeedRun): Promise<FeedRun> {
  await asRose(() => feedCalls.applyFeedRun({ id: run.id }));
  await work(run.id);
  return state(run.id);
}
/** From the first byte to the end. */
async function bring(feedId: number, lines: readonly string[]): Promise<FeedRun> {
  return apply(await check(await send(feedId, [HEAD, ...lines].join('\n'))));
}
const ofFeed = (id: number) =>
  db().select().from(product).where(eq(product.feedId, id)).orderBy(product.feedKey);

it('Every call of feeds is an admin’s', async () => {
  for (const { contract } of Object.values(feedCalls)) {
    expect((await app.send(contract.path, '{}')).status).toBe(401);
    const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
    expect(given.status).toBe(403);
  }
});

describe('a feed', () => {
  it('is read, mapped, tried without writing, then brought in', async () => {
    const { id } = await makeFeed();
    const run = await send(
      id,
      `${HEAD}\nA1;Lit nuage;"1 299,00 €";Nuage & Co;in stock;\nA2;Bavoir;-5;Nuage & Co;;\n`,
    );
    expect(run).toMatchObject({ state: 'mapping', format: 'csv', encoding: 'utf-8', total: 2 });
    expect(run.columns[1]).toEqual({ name: 'title', samples: ['Lit nuage', 'Bavoir'] });
    const [guessed] = (await asRose(() => feedCalls.listFeeds())).items.filter((one) => one.id === id);
    expect(guessed?.mapping).toEqual(mapping);
    const checked = await check(run);
    expect(checked).toMatchObject({ state: 'checked', counts: { created: 1, refused: 1, updated: 0 } });
    expect(await ofFeed(id)).toEqual([]);
    const report = await asRose(() => feedCalls.feedReport({ id: run.id, outcome: 'refused' }));
    expect(report.items).toMatchObject([
      { position: 1, key: 'A2', title: 'Bavoir', message: expect.stringMatching(/négatif/) },
    ]);
    expect(await apply(run)).toMatchObject({ state: 'done', counts: { created: 1, refused: 1 } });
    expect(await ofFeed(id)).toMatchObject([
      {
        name: 'Lit nuage',
        slug: 'lit-nuage',
        priceCents: 129_900,
        availability: 'in_stock',
        kind: 'catalogue',
      },
    ]);
    expect(await db().$count(feedPiece, eq(feedPiece.runId, run.id))).toBe(0);
  });

  it('leaves unchanged lines untouched, changes others, and marks what vanished out of stock', async () => {
    const { id } = await makeFeed();
    const line = (key: string, price: string) => `${key};Article ${key};${price};;in stock;`;
    await bring(id, [line('1', '10'), line('2', '20'), line('3', '30')]);
    const before = await ofFeed(id);
    const second = await bring(id, [line('1', '10'), line('2', '25')]);
    expect(second.counts).toEqual({ created: 0, updated: 1, unchanged: 1, refused: 0, vanished: 1 });
    const after = await ofFeed(id);
    expect(after[0]).toEqual(before[0]);
    expect(after.map(({ priceCents, availability }) => [priceCents, availability])).toEqual([
      [1000, 'in_stock'],
      [2500, 'in_stock'],
      [3000, 'out_of_stock'],
    ]);
    const third = await bring(id, [line('1', '10'), line('2', '25'), line('3', '30')]);
    expect(third.counts).toMatchObject({ unchanged: 2, updated: 1, vanished: 0 });
    expect((await ofFeed(id))[2]?.availability).toBe('in_stock');
  });

  it('says each double, and a column that is not there', async () => {
    const { id } = await makeFeed();
    const lines = Array.from({ length: 600 }, (_, n) => `${n % 599};Article ${n};10;;;`);
    const run = await send(id, [HEAD, ...lines, '7;Encore sept;10;;;'].join('\n'));
    const wrong = asRose(() => feedCalls.checkFeedRun({ id: run.id, mapping: { id: 'id', title: 'nom' } }));
    await expect(wrong).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { 'mapping.title': expect.any(String), 'mapping.price': expect.any(String) },
    });
    const checked = await check(run);
    expect(checked.counts).toMatchObject({ created: 599, refused: 2 });
    const { items } = await asRose(() => feedCalls.feedReport({ id: run.id, outcome: 'refused' }));
    expect(items.map(({ key, message }) => [key, message])).toEqual([
      ['0', 'Identifiant déjà vu plus haut dans le fichier.'],
      ['7', 'Identifiant déjà vu plus haut dans le fichier.'],
    ]);
    await asRose(() => feedCalls.cancelFeedRun({ id: run.id }));
  });

  it('keeps what an editor wrote, until it is handed back', async () => {
    const { id } = await makeFeed();
    await bring(id, ['K;Nom du flux;10;;in stock;']);
    const [row] = await ofFeed(id);
    const edited = { ...plainProduct, id: row?.id ?? 0, name: 'Nom choisi', description: '', price: 1000 };
    const saved = await asRose(() => adminProductCalls.updateProduct({ ...edited, revision: 1 }));
    expect(saved.kept_fields).toEqual(['name']);
    await bring(id, ['K;Nouveau nom du flux;12;;in stock;']);
    expect((await ofFeed(id))[0]).toMatchObject({ name: 'Nom choisi', priceCents: 1200 });
    const back = { ...edited, name: 'Nom choisi', price: 1200, revision: 2, kept_fields: [] };
    expect((await asRose(() => adminProductCalls.updateProduct(back))).kept_fields).toEqual([]);
    await bring(id, ['K;Nouveau nom du flux;12;;in stock;']);
    expect((await ofFeed(id))[0]).toMatchObject({ name: 'Nouveau nom du flux' });
  });

  it('does not bring back what an editor took out of the catalogue', async () => {
    const { id } = await makeFeed();
    await bring(id, ['X;Article;10;;;']);
    const [row] = await ofFeed(id);
    await asRose(() => adminProductCalls.deleteProducts({ ids: [row?.id ?? 0] }));
    const run = await bring(id, ['X;Article changé;11;;;']);
    expect(run.counts).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await ofFeed(id))[0]).toMatchObject({ name: 'Article' });
  });

  it('has one import open at a time, whoever asks first', async () => {
    const { id } = await makeFeed();
    const begin = () => asRose(() => feedCalls.beginFeedRun({ feed_id: id, name: 'a.csv', size: 10 }));
    const results = await Promise.allSettled([begin(), begin(), begin()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  });

  it('arrives whole or not at all', async () => {
    const { id } = await makeFeed();
    const run = await asRose(() => feedCalls.beginFeedRun({ feed_id: id, name: 'a.csv', size: 10 }));
    await expect(asRose(() => feedCalls.readFeedRun({ id: run.id }))).rejects.toMatchObject({
      code: 'incomplete',
    });
    const piece = (text: string) =>
      asRose(() =>
        feedCalls.sendFeedPiece({ id: run.id, position: 0, bytes: Buffer.from(text).toString('base64') }),
      );
    await expect(piece('trop court')).resolves.toEqual({ received: [0] });
    await expect(piece('court')).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      asRose(() => feedCalls.beginFeedRun({ feed_id: id, name: 'b', size: 400 * 1024 * 1024 })),
    ).rejects.toMatchObject({ code: 'too_large' });
  });

  it('compressed is read as the file it holds; broken, it says so', async () => {
    const { id } = await makeFeed();
    const packed = gzipSync(Buffer.from(`${HEAD}\n1;Lit;10;;;\n`));
    expect(await send(id, packed)).toMatchObject({ state: 'mapping', total: 1 });
    const [open] = (await asRose(() => feedCalls.listFeeds())).items.find((one) => one.id === id)?.runs ?? [];
    await asRose(() => feedCalls.cancelFeedRun({ id: open?.id ?? '' }));
    expect(await send(id, packed.subarray(0, 30))).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/abîmé/),
    });
  });
});

describe('a feed’s run', () => {
  it('cut short goes on where it was, and writes no line twice', async () => {
    const { id } = await makeFeed();
    const lines = Array.from({ length: 1200 }, (_, n) => `${n};Article ${n};10;;;`);
    const checked = await check(await send(id, [HEAD, ...lines].join('\n')));
    await asRose(() => feedCalls.applyFeedRun({ id: checked.id }));
    // What a process that was killed after its first batch leaves behind.
    const { takeBatch } = await import('#src/features/catalogue/feeds/batch.server.ts');
    const [run] = await db().select().from(feedRun).where(eq(feedRun.id, checked.id));
    const [own] = await db().select().from(feed).where(eq(feed.id, id));
    if (!run || !own) throw new Error('The run is gone');
    const rows = lines.slice(0, 500).map((line) => {
      const [key = '', title = '', price = ''] = line.split(';');
      return { id: key, title, price };
    });
    const to = { services: app.services, run, feed: own, known: new Map<string, string>() };
    expect(await takeBatch(to, rows, 0)).toBe(true);
    expect(await takeBatch(to, rows, 0)).toBe(false);
    await work(checked.id);
    expect(await state(checked.id)).toMatchObject({ state: 'done', done: 1200, counts: { created: 1200 } });
    expect(await ofFeed(id)).toHaveLength(1200);
  });

  it('of a schedule goes by itself, and is held when half of the shop vanished', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `${n};Article ${n};10;;;\n`);
    let body = `${HEAD}\n${lines.join('')}`;
    const server = createServer((_req, res) => res.end(body)).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/flux.csv`;
    const { id } = await makeFeed({ url, schedule: 'daily' });
    await db().update(feed).set({ mapping }).where(eq(feed.id, id));
    const fetched = async () => {
      const [run] = await db()
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
      await work(run.id);
      return state(run.id);
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
    const { id } = await makeFeed({ url: 'http://127.0.0.1:1/flux.csv' });
    const run = await asRose(() => feedCalls.fetchFeed({ feed_id: id }));
    await work(run.id);
    expect(await state(run.id)).toMatchObject({ state: 'refused', problem: expect.stringMatching(/privée/) });
    await expect(makeFeed({ schedule: 'daily' })).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(makeFeed({ url: 'file:///etc/passwd' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

it('Pictures are copied in the background, and one that cannot be had is given up after three tries', async () => {
  const { id } = await makeFeed();
  await bring(id, ['P;Avec photo;10;;;http://127.0.0.1:1/photo.jpg']);
  const [row] = await ofFeed(id);
  const picture = async () =>
    (
      await db()
        .select()
        .from(feedPicture)
        .where(eq(feedPicture.productId, row?.id ?? 0))
    )[0];
  for (let tries = (await picture())?.tries ?? 0; tries < 3; tries += 1) {
    await db()
      .update(feedPicture)
      .set({ nextTryAt: new Date(0) });
    await copyPictures(app.services, 10);
  }
  expect(await picture()).toMatchObject({ state: 'failed', tries: 3 });
  expect((await ofFeed(id))[0]).toMatchObject({ thumbImage: null, images: [] });
  // Another article names a picture that was copied before: nobody is asked again.
  await db()
    .update(feedPicture)
    .set({ state: 'done', url: '/media/a/1280.webp', thumb: '/media/a/640.webp' });
  await bring(id, [
    'P;Avec photo;10;;;http://127.0.0.1:1/photo.jpg',
    'Q;Autre;10;;;http://127.0.0.1:1/photo.jpg',
  ]);
  await copyPictures(app.services, 10);
  expect((await ofFeed(id))[1]).toMatchObject({
    thumbImage: '/media/a/640.webp',
    images: ['/media/a/1280.webp'],
  });
});

it('A feed that goes leaves its products, out of stock', async () => {
  const { id } = await makeFeed();
  await bring(id, ['Z;Reste là;10;;in stock;']);
  const [row] = await ofFeed(id);
  await asRose(() => feedCalls.deleteFeed({ id }));
  await expect(asRose(() => feedCalls.deleteFeed({ id }))).rejects.toMatchObject({ code: 'not_found' });
  const left = await asRose(() => adminProductCalls.getProduct({ id: row?.id ?? 0 }));
  expect(left).toMatchObject({ name: 'Reste là', availability: 'out_of_stock', feed: null });
});
