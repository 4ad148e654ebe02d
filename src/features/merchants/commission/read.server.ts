import { and, desc, eq, type SQL } from 'drizzle-orm';
import { DESK_PER_PAGE } from '#src/features/money/desk.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { commissionInvoice } from '#src/server/db/schema/index.ts';
import { requireMerchantOwner } from '../business.server.ts';
import { commissionRefusals } from './commission.fr.ts';
import type { CommissionInvoice } from './commission.ts';
import { commissionPdf } from './pdf.server.ts';

type Row = typeof commissionInvoice.$inferSelect;

const toInvoice = ({ uuid, number, kind, total, vat, facts, createdAt }: Row): CommissionInvoice => ({
  id: uuid,
  number,
  kind,
  seller: facts.seller.name,
  total,
  vat,
  before: facts.before,
  issued_at: createdAt.toISOString(),
});

async function list(ctx: Ctx, page: number, of?: SQL) {
  const rows = await ctx.db
    .select()
    .from(commissionInvoice)
    .where(of)
    .orderBy(desc(commissionInvoice.id))
    .limit(DESK_PER_PAGE)
    .offset((page - 1) * DESK_PER_PAGE);
  return {
    items: rows.map(toInvoice),
    page,
    per_page: DESK_PER_PAGE,
    total: await ctx.db.$count(commissionInvoice, of),
  };
}

/** Throws not_found. */
async function file(ctx: Ctx, id: string, of?: SQL) {
  const [row] = await ctx.db
    .select()
    .from(commissionInvoice)
    .where(and(eq(commissionInvoice.uuid, id), of));
  if (!row) throw commissionRefusals.notFound();
  return { name: `${row.number}.pdf`, base64: (await commissionPdf(row)).toString('base64') };
}

/** The papers of the session's business, which are for its owners; another's are not found. */
function mine(ctx: Ctx): SQL {
  requireMerchantOwner(ctx);
  return eq(commissionInvoice.merchantId, requireMerchant(ctx.actor).merchantId);
}

export const listMine = (ctx: Ctx, { page }: { page: number }) => list(ctx, page, mine(ctx));
export const getMine = (ctx: Ctx, { id }: { id: string }) => file(ctx, id, mine(ctx));
export const listAll = (ctx: Ctx, { page }: { page: number }) => list(ctx, page);
export const getAny = (ctx: Ctx, { id }: { id: string }) => file(ctx, id);
