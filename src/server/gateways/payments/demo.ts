import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { preparedFor } from '#src/server/db/prepared.ts';
import { appState, demoBalance, demoDispute, demoIntent } from '#src/server/db/schema/index.ts';
import { demoBalanceSince, writeDemoLine } from './demo-balance.ts';
import { changeIntent, type DemoBank, type DemoIntent, demoId, outcomes, toIntent } from './demo-books.ts';
import { findDemoCard, laterOutcome } from './demo-cards.ts';
import { demoDisputes } from './demo-disputes.ts';
import { demoPayouts } from './demo-payouts.ts';
import {
  type Intent,
  IntentLockedError,
  type NewIntent,
  type PaymentProvider,
  type RefundOrder,
  RefusedError,
} from './provider.ts';
import { verifySignature } from './signature.ts';

const SECRET_KEY = 'demo_webhook_secret';
export const DEMO_SIGNATURE_HEADER = 'demo-signature';

/** A bank of play money: same states and signed events as a real one, kept in tables of its own. */
export function createDemoProvider(bank: DemoBank): PaymentProvider {
  return {
    name: 'demo',
    livemode: false,
    publishableKey: null,
    payouts: demoPayouts(bank),
    createIntent: (intent) => create(bank, intent, intent.amount),
    createSetup: (intent) => create(bank, intent, null),
    updateIntent: (id, change) =>
      must(bank, id, (row) => {
        if (row.status !== 'requires_payment_method') throw new IntentLockedError(`${id} is ${row.status}`);
        return { status: row.status, ...change };
      }),
    confirm: (id, { paymentMethod }) => chargeSaved(bank, id, paymentMethod),
    retrieve: (id) => read(bank, id),
    cancel: (id) =>
      must(bank, id, (row) =>
        row.status === 'succeeded' || row.status === 'canceled' ? null : { status: 'canceled' },
      ),
    refund: (id, order) => must(bank, id, (row, tx) => giveBack(row, tx, order)),
    disputes: demoDisputes(bank),
    balanceSince: (since) => demoBalanceSince(bank.db, since),
    async verifyEvent(rawBody, headers) {
      const header = String(headers[DEMO_SIGNATURE_HEADER] ?? '');
      verifySignature(await demoSecret(bank), rawBody, { header, nowSeconds: Date.now() / 1000 });
      const event = JSON.parse(rawBody.toString('utf8'));
      const { object } = event.data;
      return {
        id: event.id,
        type: event.type,
        livemode: event.livemode,
        intentId: object.payment_intent ?? object.id,
        disputeId: object.object === 'dispute' ? object.id : null,
      };
    },
  };
}

async function read(bank: DemoBank, id: string): Promise<Intent> {
  const [row] = await intentOf(bank.db).execute({ id });
  if (!row) throw new Error(`The demo bank has no intent ${id}`);
  return toIntent(row);
}

const intentOf = preparedFor((db) =>
  db
    .select()
    .from(demoIntent)
    .where(eq(demoIntent.id, sql.placeholder('id')))
    .prepare('demo_intent'),
);

async function must(bank: DemoBank, id: string, work: Parameters<typeof changeIntent>[2]): Promise<Intent> {
  const row = await changeIntent(bank, { id }, work);
  if (!row) throw new Error(`The demo bank has no intent ${id}`);
  return toIntent(row);
}

/** Gives money back; a sum that is contested or given back already can't be. */
async function giveBack(row: DemoIntent, tx: Db, { amount, reference }: RefundOrder) {
  const id = `txn_re_${reference}`;
  if ((await tx.$count(demoBalance, eq(demoBalance.id, id))) > 0) return null;
  if (row.status !== 'succeeded') throw new RefusedError('payment_not_succeeded');
  const [contested] = await tx.select().from(demoDispute).where(eq(demoDispute.intentId, row.id));
  if (contested && contested.status !== 'won') throw new RefusedError('charge_disputed');
  const left = (row.amount ?? 0) - row.refundedAmount;
  if (left === 0) throw new RefusedError('charge_already_refunded');
  const given = amount ?? left;
  if (given > left) throw new RefusedError('amount_too_large');
  await writeDemoLine(tx, { id, kind: 'refund', source: row.id, amount: -given });
  const refundedAmount = row.refundedAmount + given;
  return { status: 'succeeded' as const, refundedAmount, refunded: refundedAmount === row.amount };
}

/** Without an amount it is a setup. */
async function create(bank: DemoBank, intent: NewIntent, amount: number | null): Promise<Intent> {
  const kind = amount === null ? 'setup' : 'payment';
  const id = demoId(kind === 'payment' ? 'pi' : 'seti');
  const [made] = await bank.db
    .insert(demoIntent)
    .values({
      id,
      kind,
      amount,
      clientSecret: `${id}_secret_${randomBytes(18).toString('base64url')}`,
      status: 'requires_payment_method',
      idempotencyKey: intent.idempotencyKey,
      metadata: intent.metadata,
    })
    .onConflictDoNothing({ target: demoIntent.idempotencyKey })
    .returning();
  if (made) return toIntent(made);
  const [row] = await bank.db
    .select()
    .from(demoIntent)
    .where(eq(demoIntent.idempotencyKey, intent.idempotencyKey));
  if (!row) throw new Error('The demo bank lost an intent');
  return toIntent(row);
}

async function chargeSaved(bank: DemoBank, id: string, paymentMethod: string): Promise<Intent> {
  const [saved] = await bank.db
    .select({ last4: demoIntent.cardNumberLast4 })
    .from(demoIntent)
    .where(eq(demoIntent.paymentMethod, paymentMethod))
    .limit(1);
  const outcome = laterOutcome(saved?.last4 ?? null);
  return must(bank, id, (row) => {
    if (row.status !== 'requires_payment_method') return null;
    if (outcome === 'succeeds') return { ...outcomes.succeeds(row, bank.now()), paymentMethod };
    return outcome === 'challenges' ? outcomes.challenges(row) : outcomes.declined(outcome);
  });
}

/** Read again now and then: a database that is made anew has another one. */
const SECRET_KNOWN_MS = 10_000;
const secrets = new WeakMap<Db, { secret: Promise<string>; until: number }>();

/** The webhook secret of this deployment, made once and kept with the demo books. */
export function demoSecret({ db }: Pick<DemoBank, 'db'>): Promise<string> {
  const known = secrets.get(db);
  if (known && known.until > performance.now()) return known.secret;
  const secret = readSecret({ db });
  secrets.set(db, { secret, until: performance.now() + SECRET_KNOWN_MS });
  secret.catch(() => secrets.delete(db));
  return secret;
}

async function readSecret(bank: Pick<DemoBank, 'db'>): Promise<string> {
  const read = async () => {
    const rows = await bank.db.select().from(appState).where(eq(appState.key, SECRET_KEY));
    return rows[0]?.value;
  };
  const known = await read();
  if (known) return known;
  await bank.db
    .insert(appState)
    .values({ key: SECRET_KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return (await read()) as string;
}

/** The outcome of a card in the giver's browser: the demo's counterpart of a provider's own form. */
export interface CardAnswer {
  intent: Intent;
  /** Set when the bank wants the giver to authorise. */
  challengeToken: string | null;
  /** Set when this very card was refused. */
  declined: string | null;
}

/** Null when no intent has this secret; 'card_not_demo' for any number that is not a test card. */
export async function confirmDemoCard(
  bank: DemoBank,
  clientSecret: string,
  cardNumber: string,
): Promise<CardAnswer | null | 'card_not_demo'> {
  const card = findDemoCard(cardNumber);
  if (!card) return 'card_not_demo';
  let declined: string | null = null;
  const row = await changeIntent(bank, { clientSecret }, (found) => {
    if (found.status !== 'requires_payment_method' && found.status !== 'requires_action') return null;
    const answer = found.kind === 'payment' ? card.now : card.saved;
    // The question of an earlier card keeps its address, so that whoever goes back to it is led on.
    const last4 = { cardNumberLast4: card.last4 };
    if (answer === 'succeeds') return { ...last4, ...outcomes.succeeds(found, bank.now()) };
    if (answer === 'challenges') return { ...last4, ...outcomes.challenges(found) };
    declined = answer;
    return { ...last4, ...outcomes.declined(answer) };
  });
  return row && { intent: toIntent(row), challengeToken: challengeOf(row), declined };
}

const challengeOf = (row: DemoIntent) => (row.status === 'requires_action' ? row.challengeToken : null);

/** Answers the 3-D Secure page; a token answered once keeps its first answer. */
export async function answerDemoChallenge(
  bank: DemoBank,
  challengeToken: string,
  authorize: boolean,
): Promise<Intent | null> {
  const row = await changeIntent(bank, { challengeToken }, (found) => {
    if (found.status !== 'requires_action') return null;
    return authorize ? outcomes.succeeds(found, bank.now()) : outcomes.declined('authentication_failed');
  });
  return row && toIntent(row);
}

/** The token of the 3-D Secure page an intent waits for; null when it waits for nothing. */
export async function findDemoChallengeOf(bank: DemoBank, intentId: string): Promise<string | null> {
  const [row] = await bank.db.select().from(demoIntent).where(eq(demoIntent.id, intentId));
  return row ? challengeOf(row) : null;
}

/** The intent behind a 3-D Secure page, answered or not. */
export async function findDemoChallenge(bank: DemoBank, challengeToken: string): Promise<Intent | null> {
  const [row] = await bank.db.select().from(demoIntent).where(eq(demoIntent.challengeToken, challengeToken));
  return row ? toIntent(row) : null;
}
