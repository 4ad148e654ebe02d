// A seller's own feeds: the engine of the desk's, on their own products only.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { sellerFeedCalls } from '#src/features/catalogue/feeds/seller-feeds.calls.ts';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';
import { bringFeed, FEED } from '#tests/support/seller-feed.ts';

let shop: Shop;
let rose: Member;
let mine: string;
let theirs: string;
let uuid: string;
let feedId: number;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  rose = await join(shop.app, 'rose');
  ({ mine, theirs, uuid } = await openBusinesses(shop, { ines: await join(shop.app, 'ines'), rose }));
});
afterAll(() => shop.app.close());

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const bring = (lines: string[]) => bringFeed(shop.app, { token: mine, feedId }, lines);
const named = async (token: string, query: string) =>
  (await as(token, () => sellerProductCalls.list({ query }))).items[0];

describe('a seller’s feed', () => {
  it('is theirs, is sold here under their name, and shows on no desk', async () => {
    const made = await as(mine, () =>
      sellerFeedCalls.saveFeed({ ...FEED, merchant: 'Un autre nom', sold_here: false }),
    );
    expect(made).toMatchObject({ merchant: 'Atelier Nuage', sold_here: true, products: 0 });
    feedId = made.id;
    const desk = await as(rose.token, () => feedCalls.listFeeds());
    expect(desk.items.map(({ id }) => id)).not.toContain(feedId);
    await expect(as(rose.token, () => feedCalls.deleteFeed({ id: feedId }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(as(mine, () => sellerFeedCalls.saveFeed({ ...FEED, name: '' }))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.any(String) },
    });
    await expect(
      as(mine, () => sellerFeedCalls.saveFeed({ ...FEED, schedule: 'daily' })),
    ).rejects.toMatchObject({ code: 'field_invalid', fields: { url: expect.any(String) } });
    await expect(
      as(mine, () => sellerFeedCalls.beginFeedRun({ feed_id: feedId, name: 'x', size: 60 * 1024 * 1024 })),
    ).rejects.toMatchObject({ code: 'too_large' });
  });

  it('brings products with their stock, which sales count down and a number in the file sets', async () => {
    const run = await bring(['a;Hochet en hêtre;12,50;;4;', 'b;Doudou lapin;24;;en stock;', 'c;;9;;1;']);
    expect(run).toMatchObject({ state: 'done', counts: { created: 2, refused: 1 } });
    expect(await named(mine, 'Hochet')).toMatchObject({
      price: 1250,
      stock: 4,
      sold_here: true,
      status: 'active',
      classification: 'promenade',
    });
    expect(await named(mine, 'Doudou')).toMatchObject({ stock: null, status: 'active' });
    const again = await bring(['a;Hochet en hêtre;12,50;;0;', 'b;Doudou lapin;26;;en stock;']);
    expect(again.counts).toMatchObject({ updated: 2 });
    expect(await named(mine, 'Hochet')).toMatchObject({ stock: 0, status: 'out_of_stock' });
    // Counted by hand and sold out: a file that does not count brings nothing back.
    const lapin = await named(mine, 'Doudou');
    await as(mine, () => sellerProductCalls.setStock({ product_id: lapin?.id ?? 0, stock: 0 }));
    await bring(['a;Hochet en hêtre;12,50;;0;', 'b;Doudou lapin;27;;en stock;']);
    expect(await named(mine, 'Doudou')).toMatchObject({ stock: 0, status: 'out_of_stock', price: 2700 });
  });

  it('gives each article its rate of VAT; one that France has not is refused, and what its seller wrote stays', async () => {
    const rated = (lines: string[]) =>
      bringFeed(shop.app, { token: mine, feedId, more: { vat: 'Taux TVA' } }, lines);
    const { id, counts } = await rated([
      'l1;Imagier;9;;3;;5,5 %',
      'l2;Coffret;9;;3;;20',
      'l3;Carnet;9;;3;;',
      'l4;Peluche;9;;3;;19,6',
      'l5;Album;9;;3;;0',
    ]);
    expect(counts).toMatchObject({ created: 4, refused: 1 });
    const rateOf = async (name: string) => (await named(mine, name))?.vat_percent;
    expect([await rateOf('Imagier'), await rateOf('Coffret'), await rateOf('Carnet')]).toEqual([
      5.5,
      20,
      null,
    ]);
    expect(await rateOf('Album')).toBeNull();
    const { items } = await as(mine, () => sellerFeedCalls.feedReport({ id, outcome: 'refused' }));
    expect(items[0]?.message).toContain('19,6');
    const imagier = await named(mine, 'Imagier');
    await as(mine, () =>
      sellerProductCalls.save({
        id: imagier?.id ?? 0,
        name: 'Imagier',
        description: '',
        price: 900,
        stock: 3,
        classification: 'promenade',
        vat_percent: 2.1,
      }),
    );
    await rated(['l1;Imagier;8;;3;;5,5', 'l2;Coffret;9;;3;;10']);
    expect([await rateOf('Imagier'), await rateOf('Coffret')]).toEqual([2.1, 10]);
    expect((await named(mine, 'Imagier'))?.price).toBe(800);
  });

  it('leaves alone what its seller wrote otherwise, and what they put away', async () => {
    const own = await named(mine, 'Hochet');
    const id = own?.id ?? 0;
    await as(mine, async () => {
      const { price = 0 } = own ?? {};
      const fields = { id, name: 'Hochet de Noël', description: '', price: price ?? 0, stock: 3 };
      await sellerProductCalls.save({ ...fields, classification: 'promenade' });
      await sellerProductCalls.archive({ product_id: id, archived: true });
    });
    await bring(['a;Hochet en hêtre;11;;7;']);
    expect(await named(mine, 'Hochet de Noël')).toMatchObject({ price: 1100, stock: 7, status: 'archived' });
  });

  it('of a business that waits, or is disabled, brings what is withheld until the desk says yes', async () => {
    const { id } = await as(theirs, () => sellerFeedCalls.saveFeed(FEED));
    await bringFeed(shop.app, { token: theirs, feedId: id }, ['a;Hochet du bois;8;;2;']);
    expect(await named(theirs, 'Hochet du bois')).toMatchObject({ status: 'withheld' });
    // The same article number at two sellers is two products.
    expect(await named(mine, 'Hochet de Noël')).toMatchObject({ status: 'archived' });
    const { items } = await as(rose.token, () => merchantDeskCalls.search({ query: 'Bois doux' }));
    await as(rose.token, () => merchantDeskCalls.approve({ uuid: items[0]?.uuid ?? '' }));
    expect(await named(theirs, 'Hochet du bois')).toMatchObject({ status: 'active' });
  });

  it('leaves its products out of stock when it is removed', async () => {
    await as(mine, () => sellerFeedCalls.deleteFeed({ id: feedId }));
    expect(await named(mine, 'Doudou')).toMatchObject({ status: 'out_of_stock' });
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    await expect(as(mine, () => sellerFeedCalls.listFeeds())).rejects.toMatchObject({ status: 401 });
  });
});
