import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let shelf: Shelf;
let list: { uuid: string; slug: string };
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
  list = await asCamille(() => listCalls.getWithoutDetails());
  await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
  await asCamille(() => itemCalls.addCustomItemToMain({ item: { name: 'Un berceau', price: 4500 } }));
});
afterAll(() => app.close());

const show = (val: boolean) =>
  asCamille(() => listCalls.updateSetting({ list_uuid: list.uuid, setting_name: 'show_prices', val }));
const pricesTold = async () => {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: list.slug });
  return detailed_list.items_in_list.map(({ item }) => item.price);
};
const pram = async () => {
  const asked = { list_uuid: list.uuid, product_id: shelf.pram.id };
  return (await itemCalls.getProductInList(asked)).item?.item.price;
};

describe('prices that the owners do not show', () => {
  it('are told to nobody else, by the list or by one of its gifts', async () => {
    expect(await pricesTold()).toEqual([49_900, 4500]);
    await show(false);
    expect(await pricesTold()).toEqual([null, null]);
    expect(await asInes(pricesTold)).toEqual([null, null]);
    expect(await asInes(pram)).toBeNull();
  });

  it('stay before the eyes of whoever set them, and come back', async () => {
    await show(false);
    expect(await asCamille(pricesTold)).toEqual([49_900, 4500]);
    expect(await asCamille(pram)).toBe(49_900);
    await show(true);
    expect(await pricesTold()).toEqual([49_900, 4500]);
    expect(await asInes(pram)).toBe(49_900);
  });
});
