import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, uuidColumn } from './columns.ts';
import { listItem } from './lists.ts';

/** A gift of a list that several people pay together; one at a time an item and kind of money. */
export const itemPool = pgTable(
  'item_pool',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    itemId: refColumn('item_id')
      .notNull()
      .references(() => listItem.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    livemode: boolean('livemode').notNull(),
    /** The cost, cents, and the quantity, as they were when it was proposed. */
    target: centsColumn('target').notNull(),
    quantity: integer('quantity').notNull(),
    /** The last day to take part, in France. */
    deadline: date('deadline', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['open', 'funded', 'ended', 'closed'] })
      .notNull()
      .default('open'),
    fundedAt: timeColumn('funded_at'),
    /** When its date passed unfunded, its owner stopped it, or its item went away. */
    endedAt: timeColumn('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('item_pool_live')
      .on(t.itemId, t.provider, t.livemode)
      .where(sql`status in ('open', 'funded')`),
    index('item_pool_item').on(t.itemId),
    check('item_pool_target', sql`target between 2000 and 5000000`),
    check('item_pool_quantity', sql`quantity between 1 and 99`),
    check('item_pool_status', sql`status in ('open', 'funded', 'ended', 'closed')`),
  ],
);
