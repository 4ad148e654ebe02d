import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { merchant, orderLine, product } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import type { merchantDeskCalls } from './business.calls.ts';
import { toBusiness } from './business.server.ts';
import type { DeskState } from './merchant.ts';
import { missingOf } from './missing.server.ts';

const ROWS = 30;

type Search = InputOf<typeof merchantDeskCalls.search>;

const inState = (state: DeskState): SQL | undefined =>
  state === 'closed'
    ? isNotNull(merchant.closedAt)
    : and(eq(merchant.status, state), isNull(merchant.closedAt));

/** By name, legal name, SIRET, address or identifier, those that wait for an approval first. */
export async function searchMerchants(ctx: Ctx, { query, status, page }: Search) {
  const like = holding(query);
  const where = and(
    status ? inState(status) : undefined,
    query
      ? or(
          ilike(merchant.name, like),
          ilike(merchant.legalName, like),
          ilike(merchant.email, like),
          eq(merchant.siret, query.replaceAll(/\s/g, '')),
          sql`${merchant.uuid}::text = ${query}`,
        )
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(merchant)
    .where(where)
    .orderBy(sql`${merchant.status} = 'pending' desc`, desc(merchant.id))
    .limit(ROWS)
    .offset((page - 1) * ROWS);
  const ids = rows.map(({ id }) => id);
  const products = await countsOf(ctx.db, ids);
  const late = await lateOf(ctx.db, ids);
  const { merchant: account } = accountsOf(moneyModeOf(ctx.services));
  const items = [];
  for (const row of rows)
    items.push({
      ...(await toBusiness(ctx.db, row)),
      products: products.get(row.id) ?? 0,
      late: late.get(row.id) ?? 0,
      withdrawing: await balanceOf(ctx.db, account(row.id, 'withdrawing')),
      available: await balanceOf(ctx.db, account(row.id, 'available')),
      pending: await balanceOf(ctx.db, account(row.id, 'pending')),
      missing: await missingOf(ctx, row),
    });
  return { items, page, per_page: ROWS, total: await ctx.db.$count(merchant, where) };
}

async function countsOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: product.merchantId, n: count() })
    .from(product)
    .where(and(inArray(product.merchantId, [0, ...ids]), isNull(product.deletedAt)))
    .groupBy(product.merchantId);
  return new Map(rows.map(({ id, n }) => [id ?? 0, Number(n)]));
}

/** Lines that were to be sent long ago, by seller. */
async function lateOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orderLine.merchantId, n: count() })
    .from(orderLine)
    .where(
      and(
        inArray(orderLine.merchantId, [0, ...ids]),
        isNotNull(orderLine.flaggedAt),
        inArray(orderLine.state, ['paid', 'prepared']),
      ),
    )
    .groupBy(orderLine.merchantId);
  return new Map(rows.map(({ id, n }) => [id ?? 0, Number(n)]));
}
