import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connectDatabase } from '#src/server/db/connect.ts';
import {
  type BuiltServer,
  exited,
  newDataDir,
  spawnEntry,
  startBuiltServer,
} from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { setRecipient } from '#tests/support/stripe-double/recipients.ts';
import { STRIPE_KEYS, startStripeDouble } from '#tests/support/stripe-double/server.ts';

const postgres = await startPostgres();
const stripe = await startStripeDouble();
const env = {
  DATA_DIR: newDataDir(),
  DATABASE_URL: postgres?.url ?? '',
  SEED: 'empty',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
  STRIPE_API_BASE: stripe.url,
};
let server: BuiltServer;
let token = '';
afterAll(async () => {
  await server?.remove();
  await stripe.close();
  await postgres?.stop();
});

const call = <T = Record<string, never>>(path: string, input: object = {}) =>
  callSite<T>({ url: server.url, token }, path, input);
const objects = (object: string) => [...stripe.books.objects.values()].filter((one) => one.object === object);

async function sql(statement: string): Promise<void> {
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: '' });
  await database.query(statement);
  await database.close();
}

async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await holds()) return;
    await pause(100);
  }
  throw new Error(`never: ${what}`);
}

/** Stripe does what is asked by `request` and never answers; the server is killed while it waits, and starts anew. */
async function killedAt(request: string, work: () => Promise<unknown>): Promise<void> {
  const seen = () =>
    stripe.requests.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === request).length;
  const before = seen();
  stripe.faultsAt(request, 'hang');
  const going = work().catch(() => null);
  await until(request, () => seen() > before);
  await server.stop('SIGKILL');
  await going;
  server = await startBuiltServer(env);
}

async function bring(event: StripeObject | undefined): Promise<number> {
  if (!event) throw new Error('no event');
  const { body, headers } = stripe.sign(event);
  const sent = await fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
  });
  return sent.status;
}

interface Prepared {
  contribution: { hash: string };
  payment: { client_secret: string };
}
const intentOf = ({ payment }: Prepared) =>
  String([...stripe.books.objects.values()].find((one) => one.client_secret === payment.client_secret)?.id);
const status = async (hash: string) =>
  (await call<{ status: string }>('publiclist/get_contribution', { hash })).status;

it.runIf(postgres)(
  'a charge or a payout that Stripe did before we were killed is booked once, and done once',
  async () => {
    server = await startBuiltServer(env);
    const login = await call<{ token: string; session: { user: { mainListInfo: { uuid: string } } } }>(
      'user/login_with_test',
    );
    token = login.token;
    const list_uuid = login.session.user.mainListInfo.uuid;
    await payThenDie(list_uuid);
    await chargeThenDie(await promise(list_uuid));
    expect(objects('charge').filter(({ paid: taken }) => taken)).toHaveLength(2);
    await withdrawThenDie(list_uuid);
    await refundThenDie(list_uuid);
    const check = spawnEntry(env, ['ledger:check']);
    expect(await exited(check)).toBe(0);
  },
  600_000,
);

/** The giver paid; Stripe was told that we heard it, and we die while asking it what its event is about. */
async function payThenDie(list_uuid: string): Promise<void> {
  const gift = await call<Prepared>('publiclist/list_prepare_contribution', {
    list_uuid,
    contribution: { amount: 20_000 },
  });
  stripe.pay(gift.payment.client_secret, 'pm_card_visa');
  const paid = stripe.books.events.at(-1);
  let told = 0;
  await killedAt(`GET /v1/payment_intents/${intentOf(gift)}`, async () => {
    told = await bring(paid);
  });
  expect(told).toBe(200);
  await until('it is booked', async () => (await status(gift.contribution.hash)) === 'succeeded');
  expect(await bring(paid)).toBe(200);
  expect(await status(gift.contribution.hash)).toBe('succeeded');
}

/** A gift for a later day, its card saved. */
async function promise(list_uuid: string): Promise<string> {
  const later = await call<Prepared>('publiclist/list_add_contribution', {
    list_uuid,
    contribution: { amount: 5000, contributor: { email: 'mamie@exemple.fr', publicname: 'Mamie' } },
    delayed: new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10),
  });
  stripe.pay(later.payment.client_secret, 'pm_card_visa');
  const { hash } = later.contribution;
  await call('publiclist/list_check_contribution_status', { hash });
  expect(await status(hash)).toBe('scheduled');
  return hash;
}

/** The account of the tests has no password to prove itself with: its session is as one that did. */
const proved = () => sql("update session set proved_until = now() + interval '10 minutes'");

/** The money can be used by now; both orders of a withdrawal are cut short, one after the other. */
async function withdrawThenDie(list_uuid: string): Promise<void> {
  await sql(
    "update contribution set funds_available_at = now() - interval '1 hour' where paid_at is not null",
  );
  await server.stop();
  server = await startBuiltServer(env);
  await proved();
  await call('cagnotte/start_identity', { list_uuid });
  setRecipient(stripe.books, String(objects('v2.core.account')[0]?.id), 'verified');
  await until('the money is released', async () => (await overview(list_uuid)).available === 25_000);
  for (const [path, amount] of [
    ['POST /v1/transfers', 7000],
    ['POST /v1/payouts', 8000],
  ] as const) {
    await killedAt(path, () => call('cagnotte/withdraw', { list_uuid, amount, key: randomUUID() }));
    await until(
      'it is on its way',
      async () => (await overview(list_uuid)).withdrawals[0]?.paid_out_at !== null,
    );
  }
  expect(objects('transfer').map(({ amount }) => amount)).toEqual([7000, 8000]);
  expect(objects('payout').map(({ amount }) => amount)).toEqual([7000, 8000]);
  expect(await overview(list_uuid)).toMatchObject({ available: 10_000, withdrawing: 15_000 });
}

/** We die while Stripe gives money back; of another refund the answer is lost. */
async function refundThenDie(list_uuid: string): Promise<void> {
  const gift = await call<Prepared>('publiclist/list_prepare_contribution', {
    list_uuid,
    contribution: { amount: 6000 },
  });
  stripe.pay(gift.payment.client_secret, 'pm_card_visa');
  expect(await bring(stripe.books.events.at(-1))).toBe(200);
  const { hash } = gift.contribution;
  await until('it is booked', async () => (await status(hash)) === 'succeeded');
  await sql('update person set is_admin = true');
  await proved();
  const { items } = await call<{ items: { reference: string }[] }>('admin/search_payments', { query: hash });
  const ask = (amount: number) =>
    call('admin/request_refund', {
      reference: items[0]?.reference,
      amount,
      reason: 'Un essai de panne',
      key: randomUUID(),
    });
  await killedAt('POST /v1/refunds', () => ask(1500));
  // The client’s own second try is lost as well.
  stripe.faultsAt('POST /v1/refunds', 'lost_answer', 'lost_answer');
  await ask(2500);
  await sql("update refund set updated_at = now() - interval '1 hour' where status = 'ordered'");
  await server.stop();
  server = await startBuiltServer(env);
  await until('both are booked', async () =>
    (await refundsOf(hash)).every(({ status: at }) => at === 'done'),
  );
  expect(objects('refund').map(({ amount }) => amount)).toEqual([1500, 2500]);
  expect((await refundsOf(hash)).map(({ amount }) => amount).sort()).toEqual([1500, 2500]);
}

async function refundsOf(hash: string): Promise<{ status: string; amount: number }[]> {
  const found = await call<{ items: { reference: string }[] }>('admin/search_payments', { query: hash });
  const { reference } = found.items[0] ?? {};
  return (await call<{ refunds: { status: string; amount: number }[] }>('admin/get_payment', { reference }))
    .refunds;
}

const overview = (list_uuid: string) =>
  call<{ available: number; withdrawing: number; withdrawals: { paid_out_at: string | null }[] }>(
    'cagnotte/overview',
    {
      list_uuid,
    },
  );

/** Kills the server in a charge: each start charges what is due. */
async function chargeThenDie(hash: string): Promise<void> {
  await sql(`update contribution set next_charge_at = now() where hash = '${hash}'`);
  const known = new Set(objects('payment_intent').map(({ id }) => id));
  await server.stop();
  // Its intent is made first, then charged: the charge is the one that hangs.
  stripe.faultsAt('/confirm', 'hang');
  server = await startBuiltServer(env);
  await until('the charge', () =>
    objects('payment_intent').some((one) => !known.has(one.id) && one.status === 'succeeded'),
  );
  await server.stop('SIGKILL');
  expect(await readStatus(hash)).toBe('charging');
  await sql(`update contribution set updated_at = now() - interval '1 hour' where hash = '${hash}'`);
  server = await startBuiltServer(env);
  await until('the charge is booked', async () => (await status(hash)) === 'succeeded');
}

async function readStatus(hash: string): Promise<string> {
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: '' });
  const { rows } = await database.query(`select status from contribution where hash = '${hash}'`);
  await database.close();
  return String(rows[0]?.status);
}
