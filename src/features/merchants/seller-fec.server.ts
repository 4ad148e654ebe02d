import { and, eq, inArray } from 'drizzle-orm';
import { fecEuros, fecHeader, fecName, fecRow } from '#src/features/accounting/fec.ts';
import { ratesOf } from '#src/features/orders/invoices/rates.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoice, orderLine } from '#src/server/db/schema/index.ts';
import { myMerchant, requireMerchantOwner } from './business.server.ts';
import { fecFr as fr, MOVES, OTHER_MOVE } from './merchant.fr.ts';
import { type Days, isWithin } from './merchant.ts';
import { type Movement, movementsOf } from './money.server.ts';

interface Account {
  num: string;
  label: string;
}
/** Cents owed to the account (credit) when above zero, by it (debit) below. */
type Posting = [account: Account, credit: number][];
type Paper = typeof invoice.$inferSelect;

/**
 * The lines a seller's accountant takes over, in the columns of a FEC: what we owe them, their sales and what went back,
 * with the VAT of their invoices and credits by rate, and our commission.
 */
export async function sellerFec(ctx: Ctx, days: Days): Promise<{ filename: string; content: string }> {
  requireMerchantOwner(ctx);
  const { siret } = await myMerchant(ctx);
  const shown = (await movementsOf(ctx)).filter(({ at }) => isWithin(days, new Date(at).toISOString()));
  const ordered = [...shown].sort((a, b) => a.at - b.at);
  const papers = await papersOf(ctx, ordered);
  const commissions = await commissionsOf(ctx, ordered);
  const rows = ordered.map((move, n) => {
    const paper = papers.get(move.key);
    const posting = paper
      ? postingOf(paper, move)
      : untaxed(move, move.key.endsWith(':paid') ? commissions.get(orderIdOf(move.key)) : undefined);
    return entry(move, posting, n + 1);
  });
  return { filename: fecName((siret ?? '').slice(0, 9), days.to), content: fecHeader() + rows.join('') };
}

const orderIdOf = (key: string) => Number(/^order:(\d+):/.exec(key)?.[1] ?? 0);

/** The seller's invoices and credits of these movements, by the key of the posting that each tells of. */
async function papersOf(ctx: Ctx, moves: readonly Movement[]): Promise<Map<string, Paper>> {
  const ids = [...new Set(moves.map(({ key }) => orderIdOf(key)))];
  const mine = eq(invoice.merchantId, requireMerchant(ctx.actor).merchantId);
  const rows = await ctx.db
    .select()
    .from(invoice)
    .where(and(inArray(invoice.orderId, [0, ...ids]), mine));
  return new Map(rows.flatMap((row) => (row.facts.posting ? [[row.facts.posting, row] as const] : [])));
}

/** Our commission on the seller's part of each order that was paid. */
async function commissionsOf(ctx: Ctx, moves: readonly Movement[]): Promise<Map<number, number>> {
  const ids = [...new Set(moves.map(({ key }) => orderIdOf(key)))];
  const mine = eq(orderLine.merchantId, requireMerchant(ctx.actor).merchantId);
  const rows = await ctx.db
    .select()
    .from(orderLine)
    .where(and(inArray(orderLine.orderId, [0, ...ids]), mine));
  const sums = new Map<number, number>();
  for (const { orderId, commission } of rows) sums.set(orderId, (sums.get(orderId) ?? 0) + commission);
  return sums;
}

/** The sale that a paper tells, or what went back, without its VAT; then the VAT of each rate, and our commission on it. */
function postingOf(paper: Paper, { change }: Movement): Posting {
  const sign = paper.kind === 'invoice' ? 1 : -1;
  const kind = paper.kind === 'invoice' ? 'sales' : 'refunds';
  const rates = ratesOf(paper);
  const taxed = rates.reduce((sum, { total }) => sum + total, 0);
  return [
    [fr.accounts.site, -change],
    ...rates.flatMap(
      ({ percent, total, vat }): Posting => [
        [fr.rated[kind](percent), sign * (total - vat)],
        [fr.rated.vat(percent), sign * vat],
      ],
    ),
    [fr.accounts[kind], sign * (paper.total - taxed)],
    [fr.accounts.commission, change - sign * paper.total],
  ];
}

/** A movement of which no paper tells: a payment to the seller, or an order from before papers named their posting. */
function untaxed({ key, change }: Movement, commission: number | undefined): Posting {
  const { site, bank, sales, refunds, waiting, commission: fees } = fr.accounts;
  if (key.startsWith('withdrawal:'))
    return [
      [bank, change],
      [site, -change],
    ];
  if (commission !== undefined)
    return [
      [site, -change],
      [fees, -commission],
      [sales, change + commission],
    ];
  const other = /^order:/.test(key) ? (change < 0 ? refunds : sales) : waiting;
  return [
    [site, -change],
    [other, change],
  ];
}

function entry({ key, at }: Movement, posting: Posting, n: number): string {
  const day = parisDay(new Date(at)).replaceAll('-', '');
  const label = MOVES.find(([pattern]) => pattern.test(key))?.[1] ?? OTHER_MOVE;
  return posting
    .filter(([, credit]) => credit !== 0)
    .map(([{ num, label: name }, credit]) => {
      const number = `${fr.journal}-${String(n).padStart(6, '0')}`;
      const start = [fr.journal, fr.journalName, number, day, num, name, '', '', key, day, label];
      const sums = [fecEuros(Math.max(0, -credit)), fecEuros(Math.max(0, credit))];
      return fecRow([...start, ...sums, '', '', day, '', '']);
    })
    .join('');
}
