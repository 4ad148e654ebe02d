import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';

const GIVERS = 24;
const QUANTITY = 5;

let app: TestApp;
let camille: Member;
let shelf: Shelf;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: shelf.pram.id });
    await itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: QUANTITY });
  });
});
afterAll(() => app.close());

// On the embedded database statements take turns: the race is a real one with TEST_DATABASE_URL.
describe('many givers at once', () => {
  it('never take more than there is', async () => {
    const merchant = { list_uuid: camille.listUuid, merchant_item_id: shelf.pram.merchantItemId };
    const reserve = (giver: number) =>
      giftCalls.reserveItem({ ...merchant, email: `giver-${giver}@exemple.fr` });
    const mark = () =>
      app.as(camille.token, () => itemCalls.moveProductToBought({ ...merchant, quantity: 1 }));
    const tries = Array.from({ length: GIVERS }, (_, giver) => reserve(giver));
    const outcomes = await Promise.allSettled<unknown>([...tries, mark()]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'already_bought' });
    const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
    const [pram] = detailed_list.items_in_list;
    expect((pram?.quantity_bought ?? 0) + (pram?.quantity_reserved ?? 0)).toBe(QUANTITY);
  });
});

describe('one product added many times at once', () => {
  it('is on the list once', async () => {
    const add = () => app.as(camille.token, () => itemCalls.addItemToMain({ product_id: shelf.lamp.id }));
    await Promise.all(Array.from({ length: 8 }, add));
    const { items_in_list } = await app.as(camille.token, () => listCalls.get());
    expect(items_in_list.map(({ item }) => item.id)).toEqual([shelf.pram.id, shelf.lamp.id]);
  });
});
