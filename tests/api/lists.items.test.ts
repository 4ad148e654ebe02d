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
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
const order = async () => (await asCamille(() => listCalls.get())).items_in_list.map(({ item }) => item.id);

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
});
afterAll(() => app.close());

describe('a catalogue product', () => {
  it('is added once, under its own classification, however often it is asked', async () => {
    const add = () => asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
    const { item } = await add();
    expect(item).toMatchObject({
      item: { id: shelf.pram.id, name: 'Poussette Lune', brand_name: 'Lune', price: 49_900 },
      classification: 'promenade',
      quantity: 1,
      position: 1,
      bought: false,
    });
    expect((await add()).item).toEqual(item);
    expect(await order()).toEqual([shelf.pram.id]);
  });

  it('is refused when it does not exist, or belongs to another list', async () => {
    const missing = asCamille(() => itemCalls.addItemToMain({ product_id: 999_999 }));
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    const { item } = await asCamille(() => itemCalls.addCustomItemToMain({ item: { name: 'Mon doudou' } }));
    const foreign = asInes(() => itemCalls.addItemToMain({ product_id: item.item.id }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    await asCamille(() => itemCalls.removeItemFromMain({ product_id: item.item.id }));
  });

  it('comes back to its place, as it was, when its removal is undone', async () => {
    for (const { id } of [shelf.lamp, shelf.blanket])
      await asCamille(() => itemCalls.addItemToMain({ product_id: id }));
    const before = await order();
    const note = { product_id: shelf.lamp.id, description: 'La blanche', quantity: 2 };
    const { item } = await asCamille(() => itemCalls.updateProduct(note));
    const remove = () => asCamille(() => itemCalls.removeItemFromMain({ product_id: shelf.lamp.id }));
    expect(await remove()).toEqual({ removed: true });
    expect(await remove()).toEqual({ removed: false });
    const undone = await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.lamp.id }));
    expect(undone.item).toEqual(item);
    expect(await order()).toEqual(before);
  });
});

describe('the order of a list', () => {
  it('is the one named, the others following in theirs', async () => {
    const named = { list_uuid: camille.listUuid, product_ids: [shelf.blanket.id] };
    const { items } = await asCamille(() => itemCalls.reorderItems(named));
    const expected = [shelf.blanket.id, shelf.pram.id, shelf.lamp.id];
    expect(items).toEqual(expected.map((product_id, index) => ({ product_id, position: index + 1 })));
    expect(await order()).toEqual(expected);
    expect((await asCamille(() => itemCalls.reorderItems(named))).items).toEqual(items);
  });

  it('is left alone when an item is not on the list, or the list is someone else’s', async () => {
    const before = await order();
    const unknown = { list_uuid: camille.listUuid, product_ids: [shelf.lamp.id, 999_999] };
    await expect(asCamille(() => itemCalls.reorderItems(unknown))).rejects.toMatchObject({
      code: 'not_found',
    });
    const foreign = { list_uuid: camille.listUuid, product_ids: [shelf.lamp.id] };
    await expect(asInes(() => itemCalls.reorderItems(foreign))).rejects.toMatchObject({ code: 'not_found' });
    expect(await order()).toEqual(before);
  });
});

describe('an item', () => {
  it('stands in a section of its owner’s own, kept as it was named', async () => {
    const which = { list_uuid: camille.listUuid, product_id: shelf.pram.id };
    const file = (classification: string) =>
      asCamille(() => itemCalls.updateProductClassification({ ...which, classification }));
    for (const name of ['Pour la maman', 'É', '☀️ été à la mer', 'x'.repeat(40)]) {
      expect((await file(` ${name} `)).item.classification).toBe(name);
      const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
      const shown = detailed_list.items_in_list.find(({ item }) => item.id === shelf.pram.id);
      expect(shown?.classification).toBe(name);
    }
    for (const wrong of ['x'.repeat(41), 'a\nb', 'a\u0007b', '\u200b', 'a\tb', 'a\u0085b'])
      await expect(file(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { classification: expect.any(String) },
      });
    expect((await file('')).item.classification).toBe('');
  });

  it('changes classification and priority', async () => {
    const which = { list_uuid: camille.listUuid, product_id: shelf.lamp.id };
    await asCamille(() => itemCalls.updateProductClassification({ ...which, classification: 'sommeil' }));
    const { item } = await asCamille(() => itemCalls.updateProductPriority({ ...which, priority: 3 }));
    expect(item).toMatchObject({ classification: 'sommeil', priority: 3 });
    const tooHigh = asCamille(() => itemCalls.updateProductPriority({ ...which, priority: 4 }));
    await expect(tooHigh).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { priority: expect.any(String) },
    });
    const foreign = asInes(() => itemCalls.updateProductPriority({ ...which, priority: 1 }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of the catalogue keeps its name and price; one’s own takes others', async () => {
    const renamed = asCamille(() => itemCalls.updateProduct({ product_id: shelf.lamp.id, name: 'Autre' }));
    await expect(renamed).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.any(String) },
    });
    const custom = { item: { name: 'Lit à barreaux', price: 8000, quantity: 1 }, description: 'D’occasion' };
    const { item } = await asCamille(() => itemCalls.addCustomItemToMain(custom));
    expect(item).toMatchObject({ item: { kind: 'custom', price: 8000 }, description: 'D’occasion' });
    const change = { product_id: item.item.id, name: 'Lit', price: null, quantity: 2 };
    const changed = await asCamille(() => itemCalls.updateProduct(change));
    expect(changed.item).toMatchObject({ item: { name: 'Lit', price: null }, quantity: 2 });
  });

  it.each([0, 100, 1.5])('refuses %d as a quantity', async (quantity) => {
    const refused = asCamille(() => itemCalls.updateProduct({ product_id: shelf.lamp.id, quantity }));
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { quantity: expect.any(String) },
    });
  });

  it('is seen by anyone signed in, on a list that is not private', async () => {
    const which = { list_uuid: camille.listUuid, product_id: shelf.lamp.id };
    const { item } = await asInes(() => itemCalls.getProductInList(which));
    expect(item?.item.id).toBe(shelf.lamp.id);
    const absent = { ...which, product_id: 999_999 };
    expect(await asInes(() => itemCalls.getProductInList(absent))).toEqual({ item: null });
    const setting = (val: string) =>
      asCamille(() =>
        listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name: 'visibility', val }),
      );
    await setting('private');
    await expect(asInes(() => itemCalls.getProductInList(which))).rejects.toMatchObject({
      code: 'not_found',
    });
    await setting('unlisted');
  });

  it('shows to visitors with the price and state they need to choose', async () => {
    const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
    expect(detailed_list.items_in_list).toHaveLength(4);
    expect(detailed_list.items_in_list[0]?.item.id).toBe(shelf.blanket.id);
  });
});

describe('favourites', () => {
  it('are added once, removed, and toggled', async () => {
    const lamp = { product_id: shelf.lamp.id };
    await asCamille(() => itemCalls.addFavorite(lamp));
    expect(await asCamille(() => itemCalls.addFavorite(lamp))).toEqual({ favorite: true });
    expect(await asCamille(() => itemCalls.toggleFavorite(lamp))).toEqual({ favorite: false });
    expect(await asCamille(() => itemCalls.toggleFavorite(lamp))).toEqual({ favorite: true });
    await asCamille(() => itemCalls.addFavorite({ product_id: shelf.pram.id }));
    const { items } = await asCamille(() => itemCalls.getFavorites());
    expect(items.map(({ id }) => id).sort()).toEqual([shelf.pram.id, shelf.lamp.id].sort());
    expect(await asCamille(() => itemCalls.removeFavorite(lamp))).toEqual({ favorite: false });
    expect((await asInes(() => itemCalls.getFavorites())).items).toEqual([]);
  });

  it('are products that exist, of a person', async () => {
    const missing = asCamille(() => itemCalls.toggleFavorite({ product_id: 999_999 }));
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
    const guest = itemCalls.getFavorites();
    await expect(guest).rejects.toMatchObject({ status: 401 });
  });
});
