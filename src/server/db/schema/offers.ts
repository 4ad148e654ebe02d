import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { brand, product } from './catalogue.ts';
import { centsColumn, createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { shopOrder } from './orders.ts';
import { voucher } from './vouchers.ts';

/** A favour of the shop: a price, a coupon, a voucher, a present or a page; a door of the calendar or open to all. */
export const offer = pgTable(
  'offer',
  {
    id: idColumn(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    kind: text('kind', { enum: ['price', 'coupon', 'voucher', 'gift', 'content'] }).notNull(),
    picture: text('picture'),
    productId: refColumn('product_id').references(() => product.id, { onDelete: 'set null' }),
    /** Only goods of this brand, or of this shelf, where one is set. */
    brandId: refColumn('brand_id').references(() => brand.id, { onDelete: 'set null' }),
    shelf: text('shelf'),
    price: centsColumn('price'),
    percent: integer('percent'),
    amount: centsColumn('amount'),
    /** In capitals; null where each claim has its own, or none is needed. */
    code: text('code'),
    minTotal: centsColumn('min_total'),
    contentPath: text('content_path'),
    stock: integer('stock'),
    perPerson: integer('per_person'),
    startsAt: timeColumn('starts_at').notNull(),
    endsAt: timeColumn('ends_at').notNull(),
    audience: text('audience', { enum: ['all', 'users', 'list', 'newcomers', 'completion'] })
      .notNull()
      .default('all'),
    doorYear: integer('door_year'),
    doorDay: integer('door_day'),
    consolation: text('consolation'),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('offer_product').on(t.productId).where(sql`product_id is not null`),
    index('offer_brand').on(t.brandId).where(sql`brand_id is not null`),
    uniqueIndex('offer_code').on(t.code),
    uniqueIndex('offer_door').on(t.doorYear, t.doorDay),
    index('offer_dates').on(t.startsAt, t.endsAt),
    check('offer_door_whole', sql`(door_year is null) = (door_day is null)`),
    check('offer_door_day', sql`door_day between 1 and 24`),
    check('offer_percent', sql`percent between 1 and 100`),
    check(
      'offer_cents',
      sql`coalesce(price, 0) >= 0 and coalesce(amount, 1) > 0 and coalesce(min_total, 0) >= 0`,
    ),
    check('offer_stock', sql`coalesce(stock, 0) >= 0 and coalesce(per_person, 1) > 0`),
    check('offer_order', sql`starts_at < ends_at`),
  ],
);

/** An offer that somebody took: what it gave them, and whether they used it. */
export const offerClaim = pgTable(
  'offer_claim',
  {
    id: idColumn(),
    offerId: refColumn('offer_id')
      .notNull()
      .references(() => offer.id),
    personId: refColumn('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** It was sold out: the claim has the door's consolation alone. */
    consoled: boolean('consoled').notNull().default(false),
    /** Its own code, where the offer has none for all. */
    code: text('code').unique(),
    voucherId: refColumn('voucher_id').references(() => voucher.id, { onDelete: 'set null' }),
    claimedAt: timeColumn('claimed_at').notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    usedAt: timeColumn('used_at'),
  },
  (t) => [
    index('offer_claim_voucher').on(t.voucherId).where(sql`voucher_id is not null`),
    index('offer_claim_offer').on(t.offerId),
    uniqueIndex('offer_claim_person').on(t.personId, t.offerId),
  ],
);

/** A part of an order that its buyer does not pay by card. */
export const orderReduction = pgTable(
  'order_reduction',
  {
    id: idColumn(),
    orderId: refColumn('order_id')
      .notNull()
      .references(() => shopOrder.id),
    kind: text('kind', { enum: ['voucher', 'coupon', 'offer'] }).notNull(),
    voucherId: refColumn('voucher_id').references(() => voucher.id),
    offerId: refColumn('offer_id').references(() => offer.id),
    claimId: refColumn('claim_id').references(() => offerClaim.id, { onDelete: 'set null' }),
    label: text('label').notNull(),
    amount: centsColumn('amount').notNull(),
    /** Cents of a voucher's part that went back to it. */
    returned: centsColumn('returned').notNull().default(0),
    state: text('state', { enum: ['held', 'spent', 'freed'] })
      .notNull()
      .default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_reduction_claim').on(t.claimId).where(sql`claim_id is not null`),
    index('order_reduction_order').on(t.orderId),
    index('order_reduction_voucher').on(t.voucherId),
    index('order_reduction_offer').on(t.offerId),
    uniqueIndex('order_reduction_one_voucher').on(t.orderId, t.voucherId),
    uniqueIndex('order_reduction_one_coupon').on(t.orderId).where(sql`kind = 'coupon'`),
    check('order_reduction_of_one', sql`num_nonnulls(voucher_id, offer_id) = 1`),
    check('order_reduction_amount', sql`amount > 0 and returned between 0 and amount`),
  ],
);
