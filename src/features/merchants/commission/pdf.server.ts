import { invoiceFr } from '#src/features/orders/invoices/invoice.fr.ts';
import { companyLines } from '#src/features/orders/invoices/pdf.server.ts';
import { feet, parties, Sheet, sums, tableOf } from '#src/features/orders/invoices/sheet.server.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { commissionInvoice } from '#src/server/db/schema/index.ts';
import { commissionFr as fr } from './commission.fr.ts';

type Row = typeof commissionInvoice.$inferSelect;

/** Of the columns: the order, its day, what was sold, our commission. Points. */
const WIDTHS = [150, 130, 95, 105];

/** An invoice of commission, or its credit, as a tagged PDF. The same row is the same words. */
export async function commissionPdf({ kind, number, total, vat, facts, createdAt }: Row): Promise<Buffer> {
  const sheet = await Sheet.of(fr.named(kind, number));
  sheet.say(fr.named(kind, number), { size: 20, strong: true }, 'H1');
  sheet.say(`${invoiceFr.issued(parisDay(createdAt))}. ${fr.about(facts.before)}`, { soft: true });
  if (facts.demo) sheet.say(invoiceFr.demo, { strong: true });
  sheet.y += 12;
  parties(sheet, [
    { label: fr.invoicedBy, lines: companyLines(facts.operator) },
    { label: fr.invoicedTo, lines: [...companyLines(facts.seller), facts.seller.email] },
  ]);
  const rows = facts.lines.map(({ order, paid_on, goods, commission }) => [
    order,
    formatDate(paid_on),
    formatPrice(goods),
    formatPrice(commission),
  ]);
  tableOf(sheet, { heads: fr.columns, rows, widths: WIDTHS });
  if (facts.vat_percent !== null)
    sums(sheet, [
      [invoiceFr.totalNet, total - vat],
      [invoiceFr.vat(facts.vat_percent), vat],
    ]);
  sums(sheet, [[fr.total[kind], total]], true);
  if (facts.vat_percent === null) sheet.say(invoiceFr.noVat, { align: 'right' });
  sheet.y += 16;
  sheet.say(fr.settled[kind], { size: 9, soft: true });
  feet(sheet);
  return sheet.bytes();
}
