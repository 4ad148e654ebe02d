import { count, desc } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { ledgerExport } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { type accountingCalls, EXPORTS_PAGE, FEC_ENTRIES } from './accounting.calls.ts';
import { trialBalance as balanceAt } from './balance.server.ts';
import { readExport } from './export.server.ts';
import { fecPieces } from './fec.server.ts';
import { fecName } from './fec.ts';
import { accountingFr } from './plan.fr.ts';
import { exportKey, publicKeyOf } from './signed.server.ts';

type Calls = typeof accountingCalls;

export async function trialBalance(
  ctx: Ctx,
  { day }: InputOf<Calls['trialBalance']>,
): Promise<OutputOf<Calls['trialBalance']>> {
  const { vatPercent } = ctx.services.config;
  const items = await balanceAt(ctx.db, { day, mode: moneyModeOf(ctx.services), vatPercent });
  const sum = (side: 'debit' | 'credit') => items.reduce((total, row) => total + row[side], 0);
  return { items, debits: sum('debit'), credits: sum('credit'), vat_percent: vatPercent };
}

/** The nine digits that name the file; play money may do without. Throws siren_missing. */
export function sirenOf({ config }: Services, live: boolean): string {
  if (config.siren) return config.siren;
  if (live) throw new DomainError('siren_missing', accountingFr.siren);
  return '000000000';
}

/** Throws date_out_of_range: entries are numbered by the year. */
export function requireOneYear({ from, to }: { from: string; to: string }): void {
  if (from <= to && from.slice(0, 4) === to.slice(0, 4)) return;
  throw new DomainError('date_out_of_range', accountingFr.oneYear, { fields: { to: accountingFr.oneYear } });
}

export async function exportFec(
  ctx: Ctx,
  { from, to }: InputOf<Calls['exportFec']>,
): Promise<OutputOf<Calls['exportFec']>> {
  requireOneYear({ from, to });
  const mode = moneyModeOf(ctx.services);
  const name = fecName(sirenOf(ctx.services, mode.livemode), to);
  const pieces: string[] = [];
  const { vatPercent } = ctx.services.config;
  for await (const piece of fecPieces(ctx.db, { from, to, mode, vatPercent })) {
    pieces.push(piece);
    if (pieces.length > FEC_ENTRIES) throw new DomainError('too_large', accountingFr.tooLong);
  }
  await audit(ctx, { action: 'fec.export', target: 'ledger:fec', detail: { from, to } });
  return { name, text: pieces.join('') };
}

export async function listExports(
  ctx: Ctx,
  { page }: InputOf<Calls['listExports']>,
): Promise<OutputOf<Calls['listExports']>> {
  const [all] = await ctx.db.select({ n: count() }).from(ledgerExport);
  const rows = await ctx.db
    .select()
    .from(ledgerExport)
    .orderBy(desc(ledgerExport.day))
    .limit(EXPORTS_PAGE)
    .offset((page - 1) * EXPORTS_PAGE);
  return {
    items: rows.map(({ day, entries, debits, head, createdAt }) => ({
      day,
      entries,
      debits,
      head,
      created_at: createdAt.toISOString(),
    })),
    page,
    per_page: EXPORTS_PAGE,
    total: Number(all?.n ?? 0),
    public_key: publicKeyOf(await exportKey(ctx.db)),
  };
}

export async function getExport(
  ctx: Ctx,
  { day }: InputOf<Calls['getExport']>,
): Promise<OutputOf<Calls['getExport']>> {
  const text = await readExport(ctx.services, day);
  if (text === null) throw notFound(accountingFr.noExport);
  await audit(ctx, { action: 'ledger.download', target: `ledger:${day}` });
  return { name: `grand-livre-${day}.jsonl`, text };
}
