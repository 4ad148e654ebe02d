import { eq, inArray } from 'drizzle-orm';
import { parisDay } from '#src/lib/calendar-day.ts';
import { percentOf } from '#src/lib/vat-rates.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoice, merchant } from '#src/server/db/schema/index.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';
import type { LineRow } from '../lines.server.ts';
import type { OrderRow } from '../order.server.ts';
import { type Given, goodsOf, grossOf, ownPartOf, splitCents } from '../shares.ts';
import { ownSellerFacts, sellerFactsOf } from './companies.server.ts';
import { type InvoiceKind, invoiceNumber, seriesOf } from './invoice.ts';
import { percentSaid, type RatedCents, type RateSum, rateSums, ratesBack, vatIn } from './rates.ts';
import { nextRank } from './series.server.ts';

type Seller = typeof merchant.$inferSelect;
type Paper = Pick<typeof invoice.$inferSelect, 'kind' | 'total' | 'vat' | 'facts'>;

async function sellersOf(ctx: Ctx, lines: readonly LineRow[]): Promise<(Seller | null)[]> {
  const ids = [...new Set(lines.flatMap(({ merchantId }) => merchantId ?? []))];
  const own = lines.some(({ merchantId }) => merchantId === null);
  const rows = ids.length > 0 ? await ctx.db.select().from(merchant).where(inArray(merchant.id, ids)) : [];
  return [...(own ? [null] : []), ...rows.toSorted((a, b) => a.id - b.id)];
}

const DEMO = 'demo';
const isPlay = ({ provider, livemode }: OrderRow) => provider === DEMO || !livemode;

/** The parents' own street is on no paper that a giver has. */
function buyerFacts({ name, email, address, toParents }: OrderRow): InvoiceFacts['buyer'] {
  const shown = address && !toParents;
  const lines = shown
    ? [
        address.recipient === name ? '' : address.recipient,
        address.line1,
        address.line2,
        `${address.postal_code} ${address.city}`,
      ]
    : [];
  return { name, email, address: lines.filter(Boolean) };
}

interface Written extends Pick<InvoiceFacts, 'lines' | 'delivery' | 'paid' | 'of' | 'why'> {
  posting: string;
  kind: InvoiceKind;
  seller: Seller | null;
  /** Cents before what is taken off them, and what is. */
  gross: number;
  reduced: number;
  /** None: the seller's VAT does not apply. */
  rates: RateSum[];
}

/** A line's rate of VAT as papers say it. */
const percentOfLine = ({ vatRate }: Pick<LineRow, 'vatRate'>) =>
  vatRate === null ? null : percentOf(vatRate);

/** Whole pieces where what comes back is their price, else one sum: a part of a price, or a delivery with it. */
function piecesBack({ unitPrice, quantity }: LineRow, cents: number): { quantity: number; unit: number } {
  const pieces = unitPrice > 0 ? cents / unitPrice : 0;
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= quantity
    ? { quantity: pieces, unit: unitPrice }
    : { quantity: 1, unit: cents };
}

/** Cents at the prices of the order that an invoice and its credits leave. */
const leftGross = (papers: readonly Paper[]): number =>
  papers.reduce((sum, { kind, total, facts }) => {
    const gross = total + (facts.reduced ?? 0);
    return kind === 'invoice' ? sum + gross : sum - gross;
  }, 0);

async function write(
  tx: Ctx,
  row: OrderRow,
  { kind, seller, gross, reduced, rates, ...said }: Written,
): Promise<void> {
  const demo = isPlay(row);
  const merchantId = seller?.id ?? null;
  const year = Number(parisDay(tx.now).slice(0, 4));
  const series = { seller: seriesOf({ merchantId, demo }), kind, year };
  const total = gross - reduced;
  const vat = vatIn(rates);
  const rank = await nextRank(tx, series);
  await tx.db.insert(invoice).values({
    ...series,
    rank,
    number: invoiceNumber({ merchantId, demo, kind, year }, rank),
    merchantId,
    orderId: row.id,
    total,
    vat,
    facts: {
      ...said,
      ...(reduced > 0 && { reduced }),
      total,
      order: row.number,
      ordered_on: parisDay(row.createdAt),
      demo,
      seller: seller
        ? { ...sellerFactsOf(seller), by: tx.services.config.productName }
        : { ...ownSellerFacts(tx), by: '' },
      buyer: buyerFacts(row),
      vat_percent: percentSaid(rates),
      vat,
      ...(rates.length > 0 && { rates }),
    },
    createdAt: tx.now,
  });
}

interface Sale {
  lines: readonly LineRow[];
  /** Cents taken off, by line. */
  reduced: ReadonlyMap<number, number>;
  /** The key of the posting that books it. */
  posting: string;
}

/** An invoice of each seller for a paid order, in the transaction of the sale. */
export async function issueInvoices(
  tx: Ctx,
  row: OrderRow,
  { lines, reduced, posting }: Sale,
): Promise<void> {
  const sellers = await sellersOf(tx, lines);
  const parts = sellers.map((seller) => {
    const mine = lines.filter(({ merchantId }) => merchantId === (seller?.id ?? null));
    const gross = seller ? mine.reduce((sum, line) => sum + grossOf(line), 0) : ownPartOf(row.total, lines);
    const cut = mine.reduce((sum, { id }) => sum + (reduced.get(id) ?? 0), 0);
    return { seller, mine, gross, cut };
  });
  const vouchers = splitCents(
    row.vouched,
    parts.map(({ gross, cut }) => gross - cut),
  );
  for (const [n, { seller, mine, gross, cut }] of parts.entries()) {
    const goods = mine.reduce((sum, line) => sum + goodsOf(line), 0);
    const byVoucher = vouchers[n] ?? 0;
    // Our own offer is a lower price; on a seller's goods it is a payment in their buyer's place.
    const lower = seller ? 0 : cut;
    await write(tx, row, {
      kind: 'invoice',
      seller,
      lines: mine.map((line) => ({
        label: line.productName,
        quantity: line.quantity,
        unit: line.unitPrice,
        total: goodsOf(line),
        vat_percent: percentOfLine(line),
      })),
      delivery: gross - goods,
      gross,
      reduced: lower,
      // The delivery bears the VAT of the goods in the parcel.
      rates: rateSums(
        mine.map((line) => ({
          rate: line.vatRate,
          cents: grossOf(line) - (seller ? 0 : (reduced.get(line.id) ?? 0)),
        })),
      ),
      posting,
      paid: { offers: seller ? cut : 0, vouchers: byVoucher, card: gross - cut - byVoucher },
      of: '',
      why: '',
    });
  }
}

interface GivenBack {
  given: Given;
  ownCut: number;
  lines: readonly LineRow[];
  /** The key of the posting that books it. */
  posting: string;
}

/**
 * A credit of each seller for what was given back, in the transaction that books it; `ownCut`: cents of our own offers
 * that go with it. Orders from before invoices have none.
 */
export async function issueCredits(
  tx: Ctx,
  row: OrderRow,
  { given, ownCut, lines, posting }: GivenBack,
): Promise<void> {
  const papers = await tx.db.select().from(invoice).where(eq(invoice.orderId, row.id)).orderBy(invoice.id);
  for (const { merchantId, number } of papers.filter(({ kind }) => kind === 'invoice')) {
    const mine = given.lines.flatMap(({ id, cents }) => {
      const line = lines.find((one) => one.id === id);
      return line?.merchantId === merchantId && merchantId !== null ? [{ line, cents }] : [];
    });
    const back = merchantId === null ? given.own : mine.reduce((sum, { cents }) => sum + cents, 0);
    // A bank that took the money may bring it back after all: no credit goes below what the papers say is left.
    const gross = Math.min(back, leftGross(papers.filter((one) => one.merchantId === merchantId)));
    if (gross === 0) continue;
    const reduced = merchantId === null ? Math.min(ownCut, gross) : 0;
    const [seller] =
      merchantId === null ? [] : await tx.db.select().from(merchant).where(eq(merchant.id, merchantId));
    const meant = mine.map(({ line, cents }): RatedCents => ({ rate: line.vatRate, cents }));
    await write(tx, row, {
      kind: 'credit',
      seller: seller ?? null,
      lines: mine.map(({ line, cents }) => ({
        label: line.productName,
        ...piecesBack(line, cents),
        total: cents,
        vat_percent: percentOfLine(line),
      })),
      delivery: 0,
      gross,
      reduced,
      rates: ratesBack(
        papers.filter((one) => one.merchantId === merchantId),
        { meant, cents: gross - reduced },
      ),
      posting,
      paid: { offers: 0, vouchers: 0, card: 0 },
      of: number,
      why: row.status === 'cancelled' ? 'cancelled' : 'refunded',
    });
  }
}
