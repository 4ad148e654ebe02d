// The acts that people and jobs ask of us, at any step of which the process may be stopped.
import { randomUUID } from 'node:crypto';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import {
  expireOld,
  reconcile,
  releaseFunds,
  remindGivers,
  runDueCharges,
} from '#src/features/cagnotte/due.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { advanceAll, checkReturned } from '#src/features/withdrawals/withdrawal.jobs.server.ts';
import { potCalls, refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { oneOf, recentOf, type Walk, type WalkedGift } from './walk.ts';

export type Act = (walk: Walk) => Promise<unknown>;

const amountOf = ({ pick }: Walk) => 300 + 100 * pick(30);

async function give(walk: Walk): Promise<void> {
  const email = `donne-${walk.gifts.length}@exemple.fr`;
  const { contribution, payment } = await calls.prepare({
    list_uuid: walk.site.list_uuid,
    contribution: { amount: amountOf(walk), contributor: { email, publicname: 'Zoé' } },
    addon_id: walk.pick(3) === 0 ? walk.addonId : null,
  });
  if (payment) walk.gifts.push({ hash: contribution.hash, secret: payment.client_secret, email });
}

async function promise(walk: Walk): Promise<void> {
  const email = `promet-${walk.gifts.length}@exemple.fr`;
  const today = dayInFrance(walk.site.app.services.clock());
  const { contribution, payment } = await calls.add({
    list_uuid: walk.site.list_uuid,
    contribution: { amount: amountOf(walk), contributor: { email, publicname: 'Zoé' } },
    delayed: addDays(today, 1 + walk.pick(5)),
  });
  if (payment) walk.gifts.push({ hash: contribution.hash, secret: payment.client_secret, email });
}

const withGift =
  (work: (walk: Walk, gift: WalkedGift) => Promise<unknown>): Act =>
  async (walk) => {
    const gift = recentOf(walk, walk.gifts);
    if (gift) await work(walk, gift);
  };

const check = withGift((_walk, { hash }) => calls.checkStatus({ hash }));
const change = withGift((walk, { hash }) => calls.updateAmount({ hash, amount: amountOf(walk) }));
const addCard = withGift((walk, { hash }) => calls.addAddon({ hash, addon_id: walk.addonId }));
const reopen = withGift(async (_walk, gift) => {
  const { payment } = await calls.getDetail({ hash: gift.hash, gen_stripe_payment: true });
  if (payment) gift.secret = payment.client_secret;
});

const cancel = withGift(async ({ site }, { email }) => {
  const [first] = await mailsTo(site.app, email);
  const action_token = /annuler-participation\/([\w-]+)/.exec(first?.text ?? '')?.[1];
  if (action_token) await calls.cancel({ action_token });
});

/** Any event that ever was, most often a late one: again, in the wrong order, or long after. */
async function deliver(walk: Walk): Promise<void> {
  const event = recentOf(walk, walk.site.stripe.books.events);
  if (event) await walk.site.deliver(event);
}

const refund = withGift(async (walk, { hash }) => {
  const { rows } = await walk.site.app.services.database.query(
    'select uuid from contribution where hash = $1',
    [hash],
  );
  const asked = {
    reference: String(rows[0]?.uuid),
    amount: walk.pick(4) === 0 ? null : 100 + 50 * walk.pick(30),
    reason: 'Une raison quelconque',
    key: randomUUID(),
  };
  await walk.rose(() => refundCalls.request(asked));
});

async function decide(walk: Walk): Promise<void> {
  const { items } = await walk.ines(() => refundCalls.list({ status: 'asked' }));
  const one = oneOf(walk, items);
  if (!one) return;
  const approve = walk.pick(4) > 0;
  await walk.ines(() =>
    refundCalls.decide({ refund_uuid: one.uuid, approve, reason: 'Vu avec les parents' }),
  );
}

const withdraw: Act = ({ site, pick }) => site.withdraw(100 + 100 * pick(40));

async function holdOrRelease(walk: Walk): Promise<void> {
  const { list_uuid } = walk.site;
  const held = (await walk.site.look()).held_reason !== null;
  const turn = held ? potCalls.release : potCalls.hold;
  if (held || walk.pick(3) === 0) await walk.rose(() => turn({ list_uuid, reason: 'Une vérification' }));
}

const JOBS = [
  remindGivers,
  runDueCharges,
  reconcile,
  expireOld,
  releaseFunds,
  reconcileBalance,
  advanceAll,
  checkReturned,
];

async function runJobs({ site }: Walk): Promise<void> {
  for (const job of JOBS) await job(site.app.services);
}

async function runOneJob(walk: Walk): Promise<void> {
  const job = JOBS[walk.pick(JOBS.length)] ?? reconcile;
  await job(walk.site.app.services);
}

/** The acts to ask for, each as often as it stands here. */
export const OURS: readonly Act[] = [
  ...[give, give, promise, check, change, addCard, reopen, cancel],
  ...[deliver, deliver, deliver, deliver, refund, refund, decide, decide],
  ...[withdraw, withdraw, withdraw, holdOrRelease, runOneJob, runOneJob, runJobs, runJobs],
];

/** Everything that time brings, to its end. */
export async function settleAll(walk: Walk): Promise<void> {
  const { services } = walk.site.app;
  await services.database.query("update pot set held_at = null, held_reason = ''");
  for (let round = 0; round < 3; round += 1) {
    walk.wait(20 * 60_000);
    for (const job of JOBS) await job(services);
  }
}
