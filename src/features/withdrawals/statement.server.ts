import { sql } from 'drizzle-orm';
import { findOwnedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { StatementLine } from './withdrawal.calls.ts';
import { statementFr as fr } from './withdrawal.fr.ts';

interface Row {
  key: string;
  /** Unix milliseconds: the two databases write a moment differently. */
  at: number;
  change: number;
  giver: string | null;
}

/** The owner's statement of their pot. Throws not_found. */
export async function statement(
  ctx: Ctx,
  { list_uuid }: { list_uuid: string },
): Promise<{ lines: StatementLine[] }> {
  const pot = await findOwnedPot(ctx, list_uuid);
  return { lines: pot ? await movementsOf(ctx, pot.id) : [] };
}

/**
 * Every movement of a pot as the ledger has it, oldest first, with what it then held. Days are those of the
 * payment itself: a demonstration's clock may be ahead of the ledger's.
 */
export async function movementsOf(ctx: Ctx, potId: number): Promise<StatementLine[]> {
  // From one part of the pot to another nothing changes for its owner: such movements sum to zero.
  const { rows } = (await ctx.db.execute(sql`
    select t.idempotency_key as key, extract(epoch from coalesce(max(case
        when t.idempotency_key like '%:succeeded' then c.paid_at
        when t.idempotency_key like 'withdrawal:%:paid' and w.status = 'paid' then w.settled_at
      end), t.created_at))::float8 * 1000 as at, sum(case when e.direction = 'credit' then e.amount else -e.amount end)::float8 as change,
      max(case when c.anonymous then null else nullif(c.publicname, '') end) as giver
    from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.code like ${`pot:${potId}:%`} and a.code <> ${`pot:${potId}:pooled`}
    join ledger_tx t on t.id = e.tx_id
    left join contribution c on t.ref = 'contribution:' || c.id
    left join withdrawal w on t.ref = 'withdrawal:' || w.id
    group by t.id having sum(case when e.direction = 'credit' then e.amount else -e.amount end) <> 0
    order by t.id`)) as unknown as { rows: Row[] };
  let balance = 0;
  return rows.map(({ key, at, change, giver }) => {
    balance += change;
    return { at: new Date(at).toISOString(), what: whatOf(key, giver), amount: change, balance };
  });
}

const WORDS: [RegExp, string][] = [
  [/^contribution:\d+:succeeded$/, fr.given],
  [/^contribution:\d+:joined$/, fr.joined],
  [/^contribution:\d+:refund/, fr.refunded],
  [/^contribution:\d+:dispute/, fr.disputed],
  [/^withdrawal:\d+:paid$/, fr.withdrawn],
  [/^withdrawal:\d+:returned$/, fr.returned],
  [/^voucher:\d+:made$/, fr.voucher],
  [/^voucher:\d+:canceled$/, fr.voucherBack],
];

function whatOf(key: string, giver: string | null): string {
  const word = WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? fr.other;
  if (!key.startsWith('contribution:')) return word;
  return fr.by(word, giver);
}
