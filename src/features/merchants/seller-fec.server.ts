import { and, eq, inArray } from 'drizzle-orm';
import { fecEuros, fecHeader, fecName, fecRow } from '#src/features/accounting/fec.ts';
import { grossOf } from '#src/features/orders/shares.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderLine } from '#src/server/db/schema/index.ts';
import { myMerchant, requireMerchantOwner } from './business.server.ts';
import { fecFr as fr, MOVES, OTHER_MOVE } from './merchant.fr.ts';
import { type Days, isWithin } from './merchant.ts';
import { type Movement, movementsOf } from './money.server.ts';

type Account = keyof typeof fr.accounts;
/** Cents owed to the account (credit) when above zero, by it (debit) below. */
type Posting = [account: Account, credit: number][];

interface Sale {
  gross: number;
  commission: number;
}

/**
 * The lines a seller's accountant takes over, in the columns of a FEC: what we owe them, their sales and our
 * commission. Sums hold the seller's VAT, of which this site knows no rate.
 */
export async function sellerFec(ctx: Ctx, days: Days): Promise<{ filename: string; content: string }> {
  requireMerchantOwner(ctx);
  const { siret } = await myMerchant(ctx);
  const shown = (await movementsOf(ctx)).filter(({ at }) => isWithin(days, new Date(at).toISOString()));
  const ordered = [...shown].sort((a, b) => a.at - b.at);
  const sales = await salesOf(ctx, ordered);
  const rows = ordered.map((move, n) => entry(move, postingOf(move, sales), n + 1));
  return { filename: fecName((siret ?? '').slice(0, 9), days.to), content: fecHeader() + rows.join('') };
}

const orderIdOf = (key: string) => Number(/^order:(\d+):paid$/.exec(key)?.[1] ?? 0);

/** The seller's part of each order that was paid, before and after our commission. */
async function salesOf(ctx: Ctx, moves: readonly Movement[]): Promise<Map<number, Sale>> {
  const ids = moves.map(({ key }) => orderIdOf(key)).filter(Boolean);
  const rows = await ctx.db
    .select()
    .from(orderLine)
    .where(
      and(
        inArray(orderLine.orderId, [0, ...ids]),
        eq(orderLine.merchantId, requireMerchant(ctx.actor).merchantId),
      ),
    );
  const sales = new Map<number, Sale>();
  for (const line of rows) {
    const sale = sales.get(line.orderId) ?? { gross: 0, commission: 0 };
    sales.set(line.orderId, {
      gross: sale.gross + grossOf(line),
      commission: sale.commission + line.commission,
    });
  }
  return sales;
}

function postingOf({ key, change }: Movement, sales: ReadonlyMap<number, Sale>): Posting {
  if (key.startsWith('withdrawal:'))
    return [
      ['bank', change],
      ['site', -change],
    ];
  const sale = sales.get(orderIdOf(key));
  if (sale && sale.gross - sale.commission === change)
    return [
      ['site', -change],
      ['commission', -sale.commission],
      ['sales', sale.gross],
    ];
  const other: Account = /^order:/.test(key) ? (change < 0 ? 'refunds' : 'sales') : 'waiting';
  return [
    ['site', -change],
    [other, change],
  ];
}

function entry({ key, at }: Movement, posting: Posting, n: number): string {
  const day = parisDay(new Date(at)).replaceAll('-', '');
  const label = MOVES.find(([pattern]) => pattern.test(key))?.[1] ?? OTHER_MOVE;
  return posting
    .filter(([, credit]) => credit !== 0)
    .map(([account, credit]) => {
      const { num, label: name } = fr.accounts[account];
      const number = `${fr.journal}-${String(n).padStart(6, '0')}`;
      const start = [fr.journal, fr.journalName, number, day, num, name, '', '', key, day, label];
      const sums = [fecEuros(Math.max(0, -credit)), fecEuros(Math.max(0, credit))];
      return fecRow([...start, ...sums, '', '', day, '', '']);
    })
    .join('');
}
