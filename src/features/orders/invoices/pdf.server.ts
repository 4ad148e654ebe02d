import { formatPrice } from '#src/lib/format.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';
import { invoiceFr as fr } from './invoice.fr.ts';
import type { InvoiceKind } from './invoice.ts';
import { feet, parties, Sheet, sums, tableOf } from './sheet.server.ts';

/** Of the columns: what was sold, how many, the price of one, the sum. Points. */
const WIDTHS = [250, 55, 95, 80];

export interface Printed {
  kind: InvoiceKind;
  number: string;
  /** Of its day in Paris. */
  day: string;
  facts: InvoiceFacts;
}

function between(sheet: Sheet, { seller, buyer }: InvoiceFacts): void {
  parties(sheet, [
    { label: fr.soldBy, lines: companyLines(seller) },
    { label: fr.billedTo, lines: [buyer.name, ...buyer.address, buyer.email] },
  ]);
}

/** A company as papers name it. */
export const companyLines = (company: Omit<InvoiceFacts['seller'], 'by'>): string[] => [
  company.legal_name,
  ...(company.name === company.legal_name ? [] : [company.name]),
  ...company.address,
  ...(company.siret ? [fr.siret(company.siret)] : []),
  ...(company.vat_number ? [fr.vatNumber(company.vat_number)] : []),
];

function table(sheet: Sheet, { kind, facts }: Printed): void {
  const told = facts.lines.map(({ label, quantity, unit, total }) => [
    label,
    String(quantity),
    formatPrice(unit),
    formatPrice(total),
  ]);
  const named = facts.lines.reduce((sum, { total }) => sum + total, 0);
  const { reduced = 0 } = facts;
  const rest = facts.total + reduced - named;
  if (rest > 0)
    told.push([kind === 'credit' ? fr.goodsBack : fr.delivery, '1', formatPrice(rest), formatPrice(rest)]);
  if (reduced > 0) told.push([fr.reduced[kind], '1', formatPrice(-reduced), formatPrice(-reduced)]);
  tableOf(sheet, { heads: fr.columns, rows: told, widths: WIDTHS });
}

/** An invoice or a credit as a tagged PDF, with its fonts inside. The same facts are the same words. */
export async function invoicePdf(printed: Printed): Promise<Buffer> {
  const { kind, number, day, facts } = printed;
  const sheet = await Sheet.of(fr.named(kind, number));
  sheet.say(fr.named(kind, number), { size: 20, strong: true }, 'H1');
  sheet.say(`${fr.issued(day)}. ${fr.order(facts.order, facts.ordered_on)}.`, { soft: true });
  if (facts.of) sheet.say(`${fr.of(facts.of)} ${fr.why[facts.why] ?? ''}`, { soft: true });
  if (facts.demo) sheet.say(fr.demo, { strong: true });
  sheet.y += 12;
  between(sheet, facts);
  table(sheet, printed);
  if (facts.vat_percent !== null)
    sums(sheet, [
      [fr.totalNet, facts.total - facts.vat],
      [fr.vat(facts.vat_percent), facts.vat],
    ]);
  sums(sheet, [[fr.total[kind], facts.total]], true);
  if (facts.vat_percent === null) sheet.say(fr.noVat, { align: 'right' });
  if (kind === 'invoice') payments(sheet, facts);
  sheet.y += 16;
  if (facts.seller.by)
    sheet.say(fr.mandate(facts.seller.by, facts.seller.legal_name), { size: 9, soft: true });
  if (kind === 'invoice') sheet.say(fr.rights, { size: 9, soft: true });
  feet(sheet);
  return sheet.bytes();
}

function payments(sheet: Sheet, { paid, seller }: InvoiceFacts): void {
  sheet.y += 8;
  sheet.say(fr.paidBy, { size: 9, soft: true, align: 'right' }, 'H2');
  const by: [string, number][] = [
    [fr.offers(seller.by || seller.name), paid.offers],
    [fr.vouchers, paid.vouchers],
    [fr.card, paid.card],
  ];
  sums(
    sheet,
    by.filter(([, cents]) => cents > 0),
  );
}
