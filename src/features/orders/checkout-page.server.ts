import { discreet } from '#src/features/addresses/address.ts';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import { declineSentence, refusals } from '#src/features/cagnotte/cagnotte.fr.ts';
import type { Payment } from '#src/features/cagnotte/cagnotte.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { confirm } from '#src/features/cagnotte/demo.server.ts';
import { closedPath } from '#src/features/money/closed-payment.ts';
import { attemptInTime, inTime, LATE } from '#src/features/money/patience.server.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { findDemoChallengeOf } from '#src/server/gateways/payments/demo.ts';
import { findDemoCard } from '#src/server/gateways/payments/demo-cards.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { broughtForward, cancelOrder, reviewSums, settleSums } from './buyer.server.ts';
import { type CheckoutForm, detailsOf, formOf, readCheckoutForm } from './checkout-form.ts';
import { saveDetails } from './details.server.ts';
import { isReady, prepareOrderPayment } from './intent.server.ts';
import { keepTypedAddress } from './keep-typed.server.ts';
import { linesOf } from './lines.server.ts';
import { orderCalls } from './order.calls.ts';
import { answerOrder, findOrder, getOrder, type OrderRow } from './order.server.ts';
import type { Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { addOther, type OtherGift, othersFor, removeOther } from './others.server.ts';
import { type Changed, changedSince, NOTHING_CHANGED } from './reductions/changed.server.ts';
import { reductionsOf } from './reductions/plan.server.ts';
import { toPayOf } from './reductions/reduction.ts';
import { applyToOrder, withdrawFromOrder } from './reductions/use.server.ts';
import { restartOrder } from './restart.server.ts';
import type { ReturnForm } from './returns/return-form.ts';
import { isReturnAction, returnFormOf, submitReturn } from './returns/return-page.server.ts';
import { closedBeforeSending, requireSellers } from './sellers.server.ts';

export const checkoutPath = (hash: string) => `/i/marketplace/checkout/${encodeURIComponent(hash)}`;

export interface CheckoutPage {
  order: Order;
  form: CheckoutForm;
  /** Other gifts of the list that can join the order. */
  others: OtherGift[];
  /** The parents have an address for gifts: their name and town. */
  parents: { recipient: string; city: string } | null;
  /** Filled in: the total is exact, and only the payment is missing. */
  ready: boolean;
  payment: Payment | null;
  /** Its provider was asked, and has not answered yet. */
  late: boolean;
  /** A reason why it cannot be paid as it is, whoever tries again: a seller of it is closed. */
  barred: string | null;
  /** Sellers who closed after they were paid, and before they sent. */
  closed: string[];
  /** The address where the bank still waits for an answer. */
  challengeUrl: string | null;
  /** Its reductions that are not as they were shown. */
  changed: Changed;
  /** Why the last card was refused. */
  declined: string | null;
  demo: boolean;
}

/** Everything the order's page shows, the provider being asked first; null when there is no such order. */
export async function loadCheckout(
  ctx: Ctx,
  hash: string,
  { told = true }: { told?: boolean } = {},
): Promise<CheckoutPage | null> {
  if (!(await findOrder(ctx.db, { hash }))) return null;
  const answered = await inTime(ctx, () => askForPage(ctx, hash));
  const { row, order, changed, asked } = answered === LATE ? await knownForPage(ctx, hash) : answered;
  const demo = row.provider === 'demo';
  const challenge =
    demo && row.status === 'pending' && row.intentId
      ? await findDemoChallengeOf(demoBank(ctx.services), row.intentId)
      : null;
  const parents = await findParentsAddress(ctx.db, row.listId);
  return {
    order,
    parents: parents && discreet(parents),
    others: isReady(row) ? [] : await othersFor(ctx, row, { told }),
    ready: isReady(row),
    demo,
    form: {
      ...formOf(order, { terms: row.termsAt !== null, typed: row.typedAddress }),
      // Nothing was chosen yet: most gifts go to the parents.
      ...(row.address === null && parents ? { parents: true } : {}),
    },
    payment: 'done' in asked ? asked.done : null,
    late: answered === LATE,
    barred: 'refused' in asked && asked.refused.code === 'not_sold_here' ? asked.refused.err : null,
    closed: row.paidAt === null ? [] : await closedBeforeSending(ctx, row.id),
    changed,
    challengeUrl: challenge && `/p/demo-3ds/${challenge}`,
    declined: row.status === 'pending' && row.failureCode ? declineSentence(row.failureCode) : null,
  };
}

/** The order as its provider says it is, with what pays it, or why it cannot be paid. */
async function askForPage(ctx: Ctx, hash: string) {
  const seen = await reviewed(ctx, await broughtForward(ctx, { hash }));
  const { row } = seen;
  const asked = await attempt(async () => {
    if (row.status === 'pending') await requireSellers(ctx, row.id);
    return prepareOrderPayment(ctx, hash);
  });
  return { ...seen, asked };
}

/** The same as far as we know by ourselves. */
async function knownForPage(ctx: Ctx, hash: string): ReturnType<typeof askForPage> {
  const row = await getOrder(ctx.db, { hash });
  const changed = row.status === 'pending' ? await changedSince(ctx, row.id, []) : NOTHING_CHANGED;
  return { row, order: await answerOrder(ctx, row), changed, asked: { done: null } };
}

/** The order with its sums as they hold now: a coupon may have ended since it was shown. */
async function reviewed(ctx: Ctx, seen: OrderRow) {
  if (seen.status !== 'pending')
    return { row: seen, order: await answerOrder(ctx, seen), changed: NOTHING_CHANGED };
  const before = await reductionsOf(ctx, seen.id);
  const looked = isReady(seen) ? await attempt(() => reviewSums(ctx, seen)) : null;
  const row = looked && 'done' in looked ? looked.done : seen;
  return { row, order: await answerOrder(ctx, row), changed: await changedSince(ctx, row.id, before) };
}

interface Posted {
  result: { done: string } | { refused: Refusal };
  /** The form as it was typed, to show again. */
  form: CheckoutForm | null;
  /** The same of a withdrawal. */
  returning: ReturnForm | null;
  /** The code of a voucher or an offer, as it was typed. */
  code: string;
  /** The number of a test card that was refused nothing, as it was typed. */
  card: string;
}

/** Does what the page's plain forms ask: delivery, card, a change of mind. Answers where to go next. */
export async function submitCheckout(
  ctx: Ctx,
  hash: string,
  field: (name: string) => string,
): Promise<Posted> {
  const here = checkoutPath(hash);
  const beside = (['add', 'remove'] as const).find((name) => field(name) !== '');
  const action = beside ?? field('action');
  const sent = beside || action === 'details' || (action === 'restart' && field('email') !== '');
  const form = sent ? readCheckoutForm(field) : null;
  const returning = isReturnAction(action) ? await typedReturn(ctx, hash, field) : null;
  const code = action === 'use' ? field('code').slice(0, 60) : '';
  const result = await attemptInTime(ctx, async () => {
    if (form && action === 'details') await saveForm(ctx, hash, form);
    if (form && action === 'add') {
      await addOther(ctx, hash, { productId: idOf(field('add')), form });
      return `${here}#resume`;
    }
    if (form && action === 'remove') {
      await removeOther(ctx, hash, { lineId: idOf(field('remove')), form });
      return `${here}#resume`;
    }
    if (action === 'pay') return (await payByCard(ctx, hash, field)) ?? here;
    if (action === 'use') await applyToOrder(ctx, { order_hash: hash, code: code || '?' });
    if (action === 'unuse')
      await withdrawFromOrder(ctx, { order_hash: hash, voucher_id: idOf(field('reduction')) });
    if (action === 'cancel') await cancelOrder(ctx, { hash });
    if (isReturnAction(action)) {
      await submitReturn(ctx, { hash }, { field, form: returning });
      return `${here}#retours`;
    }
    if (action === 'restart') return restarted(await restartOrder(ctx, hash, form));
    return here;
  });
  const card = action === 'pay' && findDemoCard(field('card_number')) ? field('card_number') : '';
  return { result, form, returning, code, card };
}

async function typedReturn(
  ctx: Ctx,
  hash: string,
  field: (name: string) => string,
): Promise<ReturnForm | null> {
  const row = await findOrder(ctx.db, { hash });
  const lines = row ? await linesOf(ctx.db, row.id) : [];
  return returnFormOf(
    field,
    lines.map(({ id }) => id),
  );
}

const restarted = ({ hash, before }: Awaited<ReturnType<typeof restartOrder>>) =>
  checkoutPath(hash) + (before === null ? '' : `?avant=${before}`);

/** A posted id as the database has them; 0, which nothing has, for what is none. */
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

async function saveForm(ctx: Ctx, hash: string, form: CheckoutForm): Promise<void> {
  const input = orderCalls.saveDetails.contract.input.safeParse({ hash, ...detailsOf(form) });
  if (!input.success) throw invalidInput(input.error.issues);
  await saveDetails(ctx, input.data);
  await keepTypedAddress(ctx, hash, form);
}

/** Nobody pays more than the button said: where the sums grew since, they are shown first. */
async function payByCard(ctx: Ctx, hash: string, field: (name: string) => string): Promise<string | null> {
  const row = await getOrder(ctx.db, { hash });
  const { status } = row;
  if (status === 'pending') await requireSellers(ctx, row.id);
  if (status === 'pending' && isReady(row)) {
    const before = await reductionsOf(ctx, row.id);
    const due = toPayOf(await settleSums(ctx, row));
    const shown = Number(field('shown') || due);
    if (due > shown)
      throw orderRefusals.costsMore({ shown, due, ...(await changedSince(ctx, row.id, before)) });
  }
  const payment = await prepareOrderPayment(ctx, hash);
  // Pressed twice, or after its half hour: the page says where the order is.
  if (payment === null) return status === 'cancelled' ? closedPath(checkoutPath(hash)) : null;
  if (payment.provider !== 'demo') throw orderRefusals.paymentOver();
  const input = demoCalls.confirm.contract.input.safeParse({
    client_secret: payment.client_secret,
    card_number: field('card_number'),
  });
  if (!input.success) throw refusals.cardNotDemo();
  return (await confirm(ctx, input.data)).next_action?.url ?? null;
}
