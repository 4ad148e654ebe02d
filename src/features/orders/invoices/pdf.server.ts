import { formatPrice } from '#src/lib/format.ts';
import { percentText } from '#src/lib/vat-rates.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';
import { invoiceFr as fr } from './invoice.fr.ts';
import type { InvoiceKind } from './invoice.ts';
import { feet, parties, Sheet, sums, tableOf } from './sheet.server.ts';

/** Of the columns: what was sold, how many, the price of one, the sum; with the rate before it where they differ. Points. */
const WIDTHS = [250, 55, 95, 80];
const RATED_WIDTHS = [195, 50, 95, 55, 80];

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
  const rated = severalRates(facts);
  const row = (label: string, quantity: number, { unit, total, rate = '' }: Priced) => [
    ...[label, String(quantity), formatPrice(unit)],
    ...(rated ? [rate] : []),
    formatPrice(total),
  ];
  const told = facts.lines.map(({ label, quantity, unit, total, vat_percent: percent }) =>
    row(label, quantity, { unit, total, rate: typeof percent === 'number' ? percentText(percent) : '' }),
  );
  const named = facts.lines.reduce((sum, { total }) => sum + total, 0);
  const { reduced = 0 } = facts;
  const rest = facts.total + reduced - named;
  if (rest > 0)
    told.push(row(kind === 'credit' ? fr.goodsBack : fr.delivery, 1, { unit: rest, total: rest }));
  if (reduced > 0) told.push(row(fr.reduced[kind], 1, { unit: -reduced, total: -reduced }));
  const [name, pieces, price, sum] = fr.columns;
  tableOf(sheet, {
    heads: [name, pieces, price, ...(rated ? [fr.rate] : []), sum],
    rows: told,
    widths: rated ? RATED_WIDTHS : WIDTHS,
  });
}

interface Priced {
  unit: number;
  total: number;
  rate?: string;
}

const severalRates = ({ rates = [] }: InvoiceFacts) => rates.length > 1;

/** The price without VAT, and the VAT of each rate. */
function taxes(sheet: Sheet, facts: InvoiceFacts): void {
  if (facts.vat_percent === null) return;
  const { rates = [{ percent: facts.vat_percent, total: facts.total, vat: facts.vat }] } = facts;
  sums(sheet, [
    [fr.totalNet, facts.total - facts.vat],
    ...rates.map(({ percent, total, vat }): [string, number] => [
      rates.length > 1 ? fr.vatOn(percent, total - vat) : fr.vat(percent),
      vat,
    ]),
  ]);
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
  taxes(sheet, facts);
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
