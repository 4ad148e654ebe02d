import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feedPiece } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { plainProduct } from '#tests/support/catalogue.ts';
import { feedDesk, HEAD, mapping } from '#tests/support/feeds.ts';

let app: TestApp;
let desk: ReturnType<typeof feedDesk>;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  await seedClassifications(app.services.database.db);
  const rose = await join(app, 'rose');
  ines = await join(app, 'ines');
  desk = feedDesk(app, rose.token);
});
afterAll(() => app.close());

it('Every call of feeds is an admin’s', async () => {
  for (const { contract } of Object.values(feedCalls)) {
    expect((await app.send(contract.path, '{}')).status).toBe(401);
    const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
    expect(given.status).toBe(403);
  }
});

describe('a feed', () => {
  it('is read, mapped, tried without writing, then brought in', async () => {
    const { id } = await desk.makeFeed();
    const run = await desk.send(
      id,
      `${HEAD}\nA1;Lit nuage;"1 299,00 €";Nuage & Co;in stock;\nA2;Bavoir;-5;Nuage & Co;;\n`,
    );
    expect(run).toMatchObject({ state: 'mapping', format: 'csv', encoding: 'utf-8', total: 2 });
    expect(run.columns[1]).toEqual({ name: 'title', samples: ['Lit nuage', 'Bavoir'] });
    const [guessed] = (await desk.asAdmin(() => feedCalls.listFeeds())).items.filter((one) => one.id === id);
    expect(guessed?.mapping).toEqual(mapping);
    const checked = await desk.check(run);
    expect(checked).toMatchObject({ state: 'checked', counts: { created: 1, refused: 1, updated: 0 } });
    expect(await desk.ofFeed(id)).toEqual([]);
    const report = await desk.asAdmin(() => feedCalls.feedReport({ id: run.id, outcome: 'refused' }));
    expect(report.items).toMatchObject([
      { position: 1, key: 'A2', title: 'Bavoir', message: expect.stringMatching(/négatif/) },
    ]);
    expect(await desk.apply(run)).toMatchObject({ state: 'done', counts: { created: 1, refused: 1 } });
    expect(await desk.ofFeed(id)).toMatchObject([
      {
        name: 'Lit nuage',
        slug: 'lit-nuage',
        priceCents: 129_900,
        availability: 'in_stock',
        kind: 'catalogue',
      },
    ]);
    expect(await app.services.database.db.$count(feedPiece, eq(feedPiece.runId, run.id))).toBe(0);
  });

  it('leaves unchanged lines untouched, changes others, and marks what vanished out of stock', async () => {
    const { id } = await desk.makeFeed();
    const line = (key: string, price: string) => `${key};Article ${key};${price};;in stock;`;
    await desk.bring(id, [line('1', '10'), line('2', '20'), line('3', '30')]);
    const before = await desk.ofFeed(id);
    const second = await desk.bring(id, [line('1', '10'), line('2', '25')]);
    expect(second.counts).toEqual({ created: 0, updated: 1, unchanged: 1, refused: 0, vanished: 1 });
    const after = await desk.ofFeed(id);
    expect(after[0]).toEqual(before[0]);
    expect(after.map(({ priceCents, availability }) => [priceCents, availability])).toEqual([
      [1000, 'in_stock'],
      [2500, 'in_stock'],
      [3000, 'out_of_stock'],
    ]);
    const third = await desk.bring(id, [line('1', '10'), line('2', '25'), line('3', '30')]);
    expect(third.counts).toMatchObject({ unchanged: 2, updated: 1, vanished: 0 });
    expect((await desk.ofFeed(id))[2]?.availability).toBe('in_stock');
  });

  it('says each double, and a column that is not there', async () => {
    const { id } = await desk.makeFeed();
    const lines = Array.from({ length: 600 }, (_, n) => `${n % 599};Article ${n};10;;;`);
    const run = await desk.send(id, [HEAD, ...lines, '7;Encore sept;10;;;'].join('\n'));
    const wrong = desk.asAdmin(() =>
      feedCalls.checkFeedRun({ id: run.id, mapping: { id: 'id', title: 'nom' } }),
    );
    await expect(wrong).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { 'mapping.title': expect.any(String), 'mapping.price': expect.any(String) },
    });
    const checked = await desk.check(run);
    expect(checked.counts).toMatchObject({ created: 599, refused: 2 });
    const { items } = await desk.asAdmin(() => feedCalls.feedReport({ id: run.id, outcome: 'refused' }));
    expect(items.map(({ key, message }) => [key, message])).toEqual([
      ['0', 'Identifiant déjà vu plus haut dans le fichier.'],
      ['7', 'Identifiant déjà vu plus haut dans le fichier.'],
    ]);
    await desk.asAdmin(() => feedCalls.cancelFeedRun({ id: run.id }));
  });

  it('keeps what an editor wrote, until it is handed back', async () => {
    const { id } = await desk.makeFeed();
    await desk.bring(id, ['K;Nom du flux;10;;in stock;']);
    const [row] = await desk.ofFeed(id);
    const edited = { ...plainProduct, id: row?.id ?? 0, name: 'Nom choisi', description: '', price: 1000 };
    const saved = await desk.asAdmin(() => adminProductCalls.updateProduct({ ...edited, revision: 1 }));
    expect(saved.kept_fields).toEqual(['name']);
    await desk.bring(id, ['K;Nouveau nom du flux;12;;in stock;']);
    expect((await desk.ofFeed(id))[0]).toMatchObject({ name: 'Nom choisi', priceCents: 1200 });
    const back = { ...edited, name: 'Nom choisi', price: 1200, revision: 2, kept_fields: [] };
    expect((await desk.asAdmin(() => adminProductCalls.updateProduct(back))).kept_fields).toEqual([]);
    await desk.bring(id, ['K;Nouveau nom du flux;12;;in stock;']);
    expect((await desk.ofFeed(id))[0]).toMatchObject({ name: 'Nouveau nom du flux' });
  });

  it('does not bring back what an editor took out of the catalogue', async () => {
    const { id } = await desk.makeFeed();
    await desk.bring(id, ['X;Article;10;;;']);
    const [row] = await desk.ofFeed(id);
    await desk.asAdmin(() => adminProductCalls.deleteProducts({ ids: [row?.id ?? 0] }));
    const run = await desk.bring(id, ['X;Article changé;11;;;']);
    expect(run.counts).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await desk.ofFeed(id))[0]).toMatchObject({ name: 'Article' });
  });

  it('has one import open at a time, whoever asks first', async () => {
    const { id } = await desk.makeFeed();
    const begin = () => desk.asAdmin(() => feedCalls.beginFeedRun({ feed_id: id, name: 'a.csv', size: 10 }));
    const results = await Promise.allSettled([begin(), begin(), begin()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  });

  it('arrives whole or not at all', async () => {
    const { id } = await desk.makeFeed();
    const run = await desk.asAdmin(() => feedCalls.beginFeedRun({ feed_id: id, name: 'a.csv', size: 10 }));
    await expect(desk.asAdmin(() => feedCalls.readFeedRun({ id: run.id }))).rejects.toMatchObject({
      code: 'incomplete',
    });
    const piece = (text: string) =>
      desk.asAdmin(() =>
        feedCalls.sendFeedPiece({ id: run.id, position: 0, bytes: Buffer.from(text).toString('base64') }),
      );
    await expect(piece('trop court')).resolves.toEqual({ received: [0] });
    await expect(piece('court')).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      desk.asAdmin(() => feedCalls.beginFeedRun({ feed_id: id, name: 'b', size: 400 * 1024 * 1024 })),
    ).rejects.toMatchObject({ code: 'too_large' });
  });

  it('compressed is read as the file it holds; broken, it says so', async () => {
    const { id } = await desk.makeFeed();
    const packed = gzipSync(Buffer.from(`${HEAD}\n1;Lit;10;;;\n`));
    expect(await desk.send(id, packed)).toMatchObject({ state: 'mapping', total: 1 });
    const [open] =
      (await desk.asAdmin(() => feedCalls.listFeeds())).items.find((one) => one.id === id)?.runs ?? [];
    await desk.asAdmin(() => feedCalls.cancelFeedRun({ id: open?.id ?? '' }));
    expect(await desk.send(id, packed.subarray(0, 30))).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/abîmé/),
    });
  });
});

it('A feed that goes leaves its products, out of stock', async () => {
  const { id } = await desk.makeFeed();
  await desk.bring(id, ['Z;Reste là;10;;in stock;']);
  const [row] = await desk.ofFeed(id);
  await desk.asAdmin(() => feedCalls.deleteFeed({ id }));
  await expect(desk.asAdmin(() => feedCalls.deleteFeed({ id }))).rejects.toMatchObject({ code: 'not_found' });
  const left = await desk.asAdmin(() => adminProductCalls.getProduct({ id: row?.id ?? 0 }));
  expect(left).toMatchObject({ name: 'Reste là', availability: 'out_of_stock', feed: null });
});
