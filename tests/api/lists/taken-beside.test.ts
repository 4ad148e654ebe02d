import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTHING_TAKEN } from '#src/features/lists/gifts/gift.ts';
import { takenOf } from '#src/features/lists/gifts/taken.server.ts';
import { itemsOf } from '#src/features/lists/items.read.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { itemPool, list, listItem, product, reservation } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { dice } from '../../support/dice.ts';

const DAY = 86_400_000;
const GIFTS = 30;
const STEPS = ['reserved', 'ordered', 'received', 'wrapped', 'given'] as const;
const POOLS = ['open', 'funded', 'ended', 'closed'] as const;

let app: TestApp;
let camille: Member;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

/** A list whose gifts are held in every way, several at once, released and lapsed ones too. */
async function fill(seed: number) {
  const { db } = app.services.database;
  const roll = dice(seed);
  const now = Date.now();
  const [row] = await db.select().from(list).where(eq(list.uuid, camille.listUuid));
  if (!row) throw new Error('no list');
  for (let n = 0; n < GIFTS; n += 1) {
    const [made] = await db
      .insert(product)
      .values({ kind: 'custom', name: `Cadeau ${n}`, slug: `cadeau-${seed}-${n}` })
      .returning();
    const [item] = await db
      .insert(listItem)
      .values({
        listId: row.id,
        productId: made?.id ?? 0,
        position: roll(10),
        quantity: 9,
        quantityBought: roll(2),
      })
      .returning();
    const itemId = item?.id ?? 0;
    for (let held = roll(4); held > 0; held -= 1)
      await db.insert(reservation).values({
        itemId,
        quantity: 1 + roll(3),
        email: 'odile@exemple.test',
        step: STEPS[roll(5)] ?? 'reserved',
        reservedUntil: new Date(now + (roll(2) === 0 ? -DAY : DAY)),
        releasedAt: roll(4) === 0 ? new Date(now) : null,
      });
    // At most one of an item is open or funded; any number are over.
    for (const status of new Set([POOLS[roll(2)], POOLS[2 + roll(2)]]))
      if (status && roll(3) === 0)
        await db.insert(itemPool).values({
          itemId,
          provider: 'demo',
          livemode: false,
          target: 5000,
          quantity: 1 + roll(2),
          status,
          deadline: '2999-01-01',
        });
  }
  return row;
}

it.each([1, 2, 3])('what is held of a gift is the same beside its list and by itself (%i)', async (seed) => {
  const row = await fill(seed);
  const ctx = systemCtx(app.services);
  const items = await itemsOf(ctx, { row, isOwner: false, hidden: false });
  const rows = await ctx.db.select().from(listItem).where(eq(listItem.listId, row.id));
  const taken = await takenOf(
    ctx.db,
    rows.map(({ id }) => id),
    ctx.now,
  );
  const counted = new Map(
    rows.map((item) => {
      const { reserved, bought } = taken.get(item.id) ?? NOTHING_TAKEN;
      return [item.productId, [item.quantityBought + bought, reserved]];
    }),
  );
  expect(items.length).toBe(seed * GIFTS);
  expect(items.some(({ quantity_bought }) => quantity_bought > 2)).toBe(true);
  for (const item of items)
    expect([item.quantity_bought, item.quantity_reserved], item.item.name).toEqual(counted.get(item.item.id));
  const hidden = await itemsOf(ctx, { row, isOwner: true, hidden: true });
  expect(new Set(hidden.map((item) => item.quantity_bought + item.quantity_reserved))).toEqual(new Set([0]));
  expect(hidden.map(({ item }) => item.id)).toEqual(items.map(({ item }) => item.id));
});
