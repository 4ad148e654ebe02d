import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemCalls, listCalls, namedListCalls } from '#src/features/lists/list.calls.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const ids = () => [shelf.pram.id, shelf.lamp.id, shelf.blanket.id];
const items = async () => (await asCamille(() => listCalls.get())).items_in_list;
const bulk = (product_ids: number[], change: Parameters<typeof namedListCalls.bulkItems>[0]['change']) =>
  asCamille(() => namedListCalls.bulkItems({ ...list(), product_ids, change }));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const product_id of ids()) await asCamille(() => namedListCalls.addItem({ ...list(), product_id }));
});

describe('several items at once', () => {
  it('are filed and ranked, those that are not there being named', async () => {
    const filed = await bulk([...ids(), 999_999], { action: 'classify', classification: 'promenade' });
    expect(filed).toEqual({ done: expect.arrayContaining(ids()), missing: [999_999] });
    await bulk([shelf.lamp.id], { action: 'prioritise', priority: 3 });
    const after = await items();
    expect(after.every(({ classification }) => classification === 'promenade')).toBe(true);
    expect(after.find(({ item }) => item.id === shelf.lamp.id)?.priority).toBe(3);
  });

  it('are removed and come back to their places; said again, nothing more happens', async () => {
    const before = await items();
    const two = [shelf.pram.id, shelf.blanket.id];
    expect((await bulk(two, { action: 'remove' })).done.sort()).toEqual([...two].sort());
    expect(await bulk(two, { action: 'remove' })).toEqual({ done: [], missing: two });
    expect(await items()).toHaveLength(1);
    await bulk(two, { action: 'restore' });
    expect(await bulk(two, { action: 'restore' })).toEqual({ done: [], missing: two });
    expect(await items()).toEqual(before);
  });

  it('are refused to anyone else, without an item, and with a change that is none', async () => {
    const change = { action: 'remove' } as const;
    const foreign = app.as(ines.token, () =>
      namedListCalls.bulkItems({ ...list(), product_ids: ids(), change }),
    );
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    await expect(bulk([], change)).rejects.toMatchObject({ code: 'invalid_input' });
    const odd = { action: 'prioritise', priority: 9 } as const;
    await expect(bulk(ids(), odd)).rejects.toMatchObject({ code: 'invalid_input' });
    const unknown = { action: 'explode' } as unknown as typeof change;
    await expect(bulk(ids(), unknown)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await items()).toHaveLength(3);
  });
});

describe('two owners who put the list in order at once', () => {
  it('leave an order that one of them asked for, every item once', async () => {
    const [pram, lamp, blanket] = ids() as [number, number, number];
    const orders = [
      [blanket, lamp, pram],
      [lamp, pram, blanket],
    ];
    await Promise.all(
      orders.map((product_ids) => asCamille(() => itemCalls.reorderItems({ ...list(), product_ids }))),
    );
    expect(orders).toContainEqual((await items()).map(({ item }) => item.id));
    expect((await items()).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('pass over an item that one of them has just removed', async () => {
    const [pram, lamp, blanket] = ids() as [number, number, number];
    await asCamille(() => namedListCalls.removeItem({ ...list(), product_id: lamp }));
    const late = { ...list(), product_ids: [blanket, lamp, pram] };
    const { items: placed } = await asCamille(() => itemCalls.reorderItems(late));
    expect(placed.map(({ product_id }) => product_id)).toEqual([blanket, pram]);
  });
});

describe('a list that is named', () => {
  it('takes wishes of every kind, and gives them back', async () => {
    const custom = { ...list(), item: { name: 'Un coup de main' }, description: 'Un dimanche' };
    const { item } = await asCamille(() => namedListCalls.addCustomItem(custom));
    expect(item).toMatchObject({ description: 'Un dimanche', item: { kind: 'custom' } });
    const link = { ...list(), item: { url: 'https://boutique.exemple/lit', name: 'Lit' } };
    const added = await asCamille(() => namedListCalls.addExternalItem(link));
    expect(added.item.item).toMatchObject({ kind: 'external', url: 'https://boutique.exemple/lit' });
    for (const { item: wish } of [item, added.item])
      expect(await asCamille(() => namedListCalls.removeItem({ ...list(), product_id: wish.id }))).toEqual({
        removed: true,
      });
  });

  it('is nobody else’s to change', async () => {
    const wish = { ...list(), product_id: shelf.pram.id };
    const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
    const tries = [
      asInes(() => namedListCalls.addItem(wish)),
      asInes(() => namedListCalls.removeItem(wish)),
      asInes(() => namedListCalls.updateItem({ ...wish, quantity: 2 })),
      asInes(() => namedListCalls.addCustomItem({ ...list(), item: { name: 'Intrus' } })),
      asInes(() =>
        namedListCalls.addExternalItem({ ...list(), item: { url: 'https://a.exemple', name: 'I' } }),
      ),
    ];
    for (const refused of await Promise.allSettled(tries))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    await expect(namedListCalls.addItem(wish)).rejects.toMatchObject({ status: 401 });
  });

  it('holds an addition once, however often and at once its browser sends it', async () => {
    const client_id = crypto.randomUUID();
    const before = (await items()).length;
    const add = () =>
      asCamille(() => namedListCalls.addCustomItem({ ...list(), item: { name: 'Hamac' }, client_id }));
    const answers = await Promise.all([add(), add(), add()]);
    answers.push(await add());
    expect(new Set(answers.map(({ item }) => item.item.id)).size).toBe(1);
    expect(await items()).toHaveLength(before + 1);
    const other = await app.as(ines.token, () =>
      namedListCalls.addCustomItem({ list_uuid: ines.listUuid, item: { name: 'Hamac' }, client_id }),
    );
    expect(other.item.item.id).not.toBe(answers[0]?.item.item.id);
    const link = { url: 'https://boutique.exemple/bain', name: 'Bain' };
    const external = () =>
      asCamille(() =>
        namedListCalls.addExternalItem({ ...list(), item: link, client_id: crypto.randomUUID() }),
      );
    expect((await external()).item.item.id).toBe((await external()).item.item.id);
    const product_id = answers[0]?.item.item.id ?? 0;
    await asCamille(() => namedListCalls.removeItem({ ...list(), product_id }));
    await expect(add()).rejects.toMatchObject({ code: 'not_found' });
    const nameless = asCamille(() =>
      namedListCalls.addCustomItem({ ...list(), item: { name: 'Hamac' }, client_id: 'moi' }),
    );
    await expect(nameless).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
