import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { auditLog, paymentEvent } from '#src/server/db/schema/index.ts';
import type { Moment } from './moment.ts';
import { type PayableRef, refOf } from './payable.ts';
import { nameIn, namesOf } from './people.server.ts';

interface Told {
  about: PayableRef;
  begun: { at: Date; amount: number };
  intents: string[];
}

/** The same of anything that is paid. */
export async function momentsOf(ctx: Ctx, { about, begun, intents }: Told): Promise<Moment[]> {
  const first: Moment = {
    at: begun.at.toISOString(),
    source: 'giver',
    what: 'created',
    detail: null,
    amount: begun.amount,
    by: null,
  };
  const moments = [
    first,
    ...(await events(ctx, intents)),
    ...(await postings(ctx, about)),
    ...(await actions(ctx, about)),
  ];
  return moments.sort((one, other) => one.at.localeCompare(other.at));
}

async function events(ctx: Ctx, intents: string[]): Promise<Moment[]> {
  if (intents.length === 0) return [];
  const rows = await ctx.db
    .select({ at: paymentEvent.receivedAt, type: paymentEvent.type, outcome: paymentEvent.outcome })
    .from(paymentEvent)
    .where(inArray(sql`(payload ->> 'intentId')`, intents));
  return rows.map(({ at, type, outcome }) => ({
    at: at.toISOString(),
    source: 'provider',
    what: type,
    detail: outcome,
    amount: null,
    by: null,
  }));
}

interface Posted {
  key: string;
  /** Unix milliseconds: the two databases write a moment differently. */
  at: number;
  cents: number;
}

async function postings(ctx: Ctx, about: PayableRef): Promise<Moment[]> {
  const { rows } = (await ctx.db.execute(sql`
    select t.idempotency_key as key, extract(epoch from t.created_at)::float8 * 1000 as at,
      sum(e.amount) filter (where e.direction = 'debit')::float8 as cents
    from ledger_tx t join ledger_entry e on e.tx_id = t.id
    where t.ref = ${refOf(about)} group by t.id order by t.id`)) as unknown as { rows: Posted[] };
  return rows.map(({ key, at, cents }) => ({
    at: new Date(at).toISOString(),
    source: 'ledger',
    what: stepOf(key),
    detail: key,
    amount: cents,
    by: null,
  }));
}

/** Names what a posting did, from the end of its key; any correction is 'reversed'. */
const stepOf = (key: string) => (key.startsWith('reversal:') ? 'reversed' : (key.split(':')[2] ?? key));

async function actions(ctx: Ctx, about: PayableRef): Promise<Moment[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, refOf(about)));
  const names = await namesOf(
    ctx.db,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ at, action, detail, actorId }) => {
    const { reason, amount } = detail as { reason?: string; amount?: number };
    return {
      at: at.toISOString(),
      source: 'admin',
      what: action,
      detail: reason || null,
      amount: amount ?? null,
      by: nameIn(names, actorId),
    };
  });
}
