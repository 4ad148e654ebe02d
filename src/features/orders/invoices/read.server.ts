import { and, asc, eq } from 'drizzle-orm';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { invoiceRefusals } from './invoice.fr.ts';
import type { InvoiceKind, InvoiceLink } from './invoice.ts';
import { invoicePdf } from './pdf.server.ts';

type Row = typeof invoice.$inferSelect;

export const toLink = ({ uuid, number, kind, total, facts, createdAt }: Row): InvoiceLink => ({
  id: uuid,
  number,
  kind: kind as InvoiceKind,
  seller: facts.seller.name,
  total,
  issued_at: createdAt.toISOString(),
});

/** The invoices and credits of an order, the oldest first. */
export async function invoicesOf(ctx: Ctx, orderId: number): Promise<InvoiceLink[]> {
  const rows = await ctx.db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.id));
  return rows.map(toLink);
}

interface File {
  name: string;
  bytes: Buffer;
}

/** One of them as a file. Throws not_found, for one of another order too. */
export async function invoiceFile(
  ctx: Ctx,
  id: string,
  of: { order?: { id: number }; merchantId?: number },
): Promise<File> {
  const [row] = await ctx.db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.uuid, id),
        of.order && eq(invoice.orderId, of.order.id),
        of.merchantId === undefined ? undefined : eq(invoice.merchantId, of.merchantId),
      ),
    );
  if (!row) throw invoiceRefusals.notFound();
  const { number, facts } = row;
  const kind = row.kind as InvoiceKind;
  return {
    name: `${number}.pdf`,
    bytes: await invoicePdf({ kind, number, day: parisDay(row.createdAt), facts }),
  };
}
