import { desc, eq } from 'drizzle-orm';
import { DESK_PER_PAGE } from '#src/features/money/desk.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { register } from '#src/server/calls/registry.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { invoiceDeskCalls, sellerInvoiceCalls } from './invoice.calls.ts';
import { invoiceFile, toLink } from './read.server.ts';

async function listInvoices(ctx: Ctx, { page }: { page: number }) {
  const mine = eq(invoice.merchantId, requireMerchant(ctx.actor).merchantId);
  const rows = await ctx.db
    .select()
    .from(invoice)
    .where(mine)
    .orderBy(desc(invoice.id))
    .limit(DESK_PER_PAGE)
    .offset((page - 1) * DESK_PER_PAGE);
  return {
    items: rows.map((row) => ({ ...toLink(row), order_number: row.facts.order })),
    page,
    per_page: DESK_PER_PAGE,
    total: await ctx.db.$count(invoice, mine),
  };
}

async function fileOf(ctx: Ctx, id: string, of: { merchantId?: number }) {
  const { name, bytes } = await invoiceFile(ctx, id, of);
  return { name, base64: bytes.toString('base64') };
}

export function registerInvoices(): void {
  register(sellerInvoiceCalls, {
    list: listInvoices,
    get: (ctx, { id }) => fileOf(ctx, id, { merchantId: requireMerchant(ctx.actor).merchantId }),
  });
  register(invoiceDeskCalls, { get: (ctx, { id }) => fileOf(ctx, id, {}) });
}
