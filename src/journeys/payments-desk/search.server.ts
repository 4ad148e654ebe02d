import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { addonsOf, type ContributionRow, totalOf } from '#src/features/cagnotte/contribution.server.ts';
import type { Status } from '#src/features/cagnotte/contribution.state.ts';
import { deskPage, type Paging } from '#src/features/money/paid.server.ts';
import { iso } from '#src/features/money/people.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contribution,
  contributionIntent,
  contributionWords,
  list,
  listWords,
  pot,
} from '#src/server/db/schema/index.ts';
import { foundByWords } from '#src/server/db/words.ts';
import { EXPORT_ROWS, type PaymentRow } from './desk.ts';

interface Search {
  query: string;
  status: Status | null;
  page: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A hash and an intent must be whole: they are capabilities, not words to look through. */
function matching(query: string): SQL | undefined {
  const giftWhere = (held: SQL) => sql`select ${contribution.id} from ${contribution} where ${held}`;
  return foundByWords(contribution.id, query, {
    asked: [
      [contributionWords(contribution), giftWhere],
      [
        listWords(list),
        (
          held,
        ) => sql`select ${contribution.id} from ${contribution} join ${pot} on ${pot.id} = ${contribution.potId}
          join ${list} on ${list.id} = ${pot.listId} where ${held}`,
      ],
    ],
    others: [
      giftWhere(eq(contribution.hash, query)),
      ...(UUID.test(query) ? [giftWhere(eq(contribution.uuid, query))] : []),
      sql`select ${contributionIntent.contributionId} from ${contributionIntent} where ${contributionIntent.id} = ${query}`,
    ],
  });
}

const whereOf = ({ query, status }: Omit<Search, 'page'>) =>
  and(status ? eq(contribution.status, status) : undefined, matching(query));

/** Payments and what was begun of them, the newest first. The page's own hash is never in the answer. */
export async function searchPayments(ctx: Ctx, { page, ...search }: Search) {
  const where = whereOf(search);
  return deskPage(page, {
    items: (paging) => rowsOf(ctx, where, paging),
    async total() {
      const [counted] = await ctx.db
        .select({ total: sql<number>`count(*)::int` })
        .from(contribution)
        .where(where);
      return counted?.total ?? 0;
    },
  });
}

/** The same, all at once, for a spreadsheet: names and addresses leave the site, so it is written down. */
export async function exportPayments(
  ctx: Ctx,
  search: Omit<Search, 'page'>,
): Promise<{ items: PaymentRow[]; more: boolean }> {
  const items = await rowsOf(ctx, whereOf(search), { limit: EXPORT_ROWS + 1, offset: 0 });
  const more = items.length > EXPORT_ROWS;
  await audit(ctx, {
    action: 'payments.export',
    target: 'contribution:all',
    detail: { rows: Math.min(items.length, EXPORT_ROWS), status: search.status },
  });
  return { items: items.slice(0, EXPORT_ROWS), more };
}

async function rowsOf(ctx: Ctx, where: SQL | undefined, { limit, offset }: Paging): Promise<PaymentRow[]> {
  const rows = await ctx.db
    .select({ row: contribution, list })
    .from(contribution)
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .innerJoin(list, eq(list.id, pot.listId))
    .where(where)
    .orderBy(desc(contribution.id))
    .limit(limit)
    .offset(offset);
  const addons = await addonsOf(
    ctx.db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, list: own }) =>
    toPaymentRow({ list: own, row: row as ContributionRow, addons: addons.get(row.id) ?? [] }),
  );
}

interface Found {
  row: ContributionRow;
  list: Pick<typeof list.$inferSelect, 'title' | 'slug'>;
  addons: readonly { price: number }[];
}

/** The giver's own name even when it is anonymous: the legal record keeps it (docs/spec/decisions.md §15). */
export function toPaymentRow({ row, list: own, addons }: Found): PaymentRow {
  return {
    reference: row.uuid,
    list_title: own.title || own.slug,
    list_slug: own.slug,
    giver: row.publicname || null,
    status: row.status,
    amount: row.amount,
    total: totalOf(row, addons),
    refunded: row.refunded,
    email: row.email,
    anonymous: row.anonymous,
    delayed: row.delayed,
    provider: row.provider,
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    paid_at: iso(row.paidAt),
  };
}
