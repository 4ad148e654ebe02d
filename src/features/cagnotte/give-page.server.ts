import { getListAt } from '#src/features/lists/access.server.ts';
import { answerList } from '#src/features/lists/list.read.server.ts';
import type { List } from '#src/features/lists/list.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import { isAmountInRange } from '#src/features/money/amount.ts';
import { isHeld } from '#src/features/money/holds/held.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { answeredOnce } from '#src/server/calls/once.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { offeredAddons } from './addon.server.ts';
import { contributionCalls } from './cagnotte.calls.ts';
import { amountOutOfRange } from './cagnotte.fr.ts';
import { type Addon, contributorInput } from './cagnotte.ts';
import { chargeDateRange } from './charge-date.ts';
import { feeSentence, giveFr } from './give.fr.ts';
import { amountOf, delayedOf, formField, type GiveForm } from './give-form.ts';
import { poolCalls } from './pooling/pool.calls.ts';
import { poolFr, poolRefusals } from './pooling/pool.fr.ts';
import { givePath, type Pool, roomProblem } from './pooling/pool.ts';
import { findPoolSeen } from './pooling/read.server.ts';
import { prepareShare } from './pooling/share.server.ts';
import { addWith, prepareWith } from './prepare.server.ts';

export interface GivePage {
  list: List;
  open: boolean;
  /** An admin holds the pot for the moment. */
  held: boolean;
  /** Its parents put the list away: the page says so, as the list's own does. */
  archived: boolean;
  /** The list's present address, when it was asked for under a former one. */
  movedTo: string | null;
  dates: { min: string; max: string };
  birthInRange: boolean;
  fees: { percent: number; fixedCents: number; sentence: string };
  demo: boolean;
  /** The gift that several pay, when it is a share of one that is given. */
  share: Pool | null;
  /** Options that may be added; none to a share of a gift. */
  addons: Addon[];
  /** The parents' words on what the money is for. */
  words: { purpose: string; message: string };
}

/**
 * Loads the contribution screen; a browser with a session is told nothing of what was paid for a gift, as on
 * the list itself (docs/spec/decisions.md §7). Null when there is no such list for this visitor.
 */
export async function loadGivePage(
  ctx: Ctx,
  slug: string,
  { poolUuid = null, signedIn = false }: { poolUuid?: string | null; signedIn?: boolean } = {},
): Promise<GivePage | null> {
  const found = await attempt(() => getListAt(ctx, slug));
  if ('refused' in found) return null;
  const archived = found.done.row.archivedAt !== null;
  const list = await answerList(ctx, found.done);
  const { config } = ctx.services;
  const share =
    poolUuid === null ? null : await findPoolSeen(ctx, { ...found.done, hidden: signedIn }, poolUuid);
  if (poolUuid !== null && !share) return null;
  const held = await isHeld(ctx.db, found.done.row.id, moneyModeOf(ctx.services));
  const dates = chargeDateRange(ctx.now);
  return {
    list,
    open: settingsOf(found.done.row.settings).accept_contributions && !held && !archived,
    held,
    archived,
    movedTo: list.slug === slug ? null : givePath(list.slug, poolUuid),
    dates,
    birthInRange: list.birthdate !== null && list.birthdate >= dates.min && list.birthdate <= dates.max,
    fees: { percent: config.feePercent, fixedCents: config.feeFixedCents, sentence: feeSentence(config) },
    demo: config.payments === 'demo',
    share,
    addons: share ? [] : await offeredAddons(ctx.db, { listId: found.done.row.id }),
    words: { purpose: list.props.cagnotte_purpose ?? '', message: list.props.cagnotte_message ?? '' },
  };
}

/** Prepares what the form asks, by the same verbs as the calls: the new contribution's hash, or what to correct. */
export async function submitGift(
  ctx: Ctx,
  { list, share }: Pick<GivePage, 'share'> & { list: Pick<List, 'uuid'> },
  form: GiveForm,
): Promise<{ done: string } | { refused: Refusal }> {
  const missing = { ...missingOf(form, share !== null), ...tooMuch(form, share) };
  if (Object.keys(missing).length > 0)
    return { refused: { err: giveFr.correct, code: 'invalid_input', fields: missing, status: 200 } };
  // Sent twice, by an impatient hand or a lost answer, it is one gift; changed before it is sent again, another.
  const prepare = answeredOnce(`page:give:${list.uuid}:${JSON.stringify(form)}`, (own) =>
    share ? prepareShareFrom(own, share, form) : prepareFrom(own, list.uuid, form),
  );
  const result = await attempt(async () => prepare({ ...ctx, onceKey: form.key || null }, null));
  if ('done' in result) return result;
  const fields = Object.entries(result.refused.fields).map(([path, text]) => [formField(path), text]);
  const err = fields.length > 0 ? giveFr.correct : result.refused.err;
  return { refused: { ...result.refused, err, fields: Object.fromEntries(fields) } };
}

function missingOf(form: GiveForm, isShare: boolean): Record<string, string> {
  const missing: Record<string, string> = {};
  const amount = amountOf(form);
  if (amount === null) missing.amount_other = giveFr.amountMissing;
  else if (!isAmountInRange(amount)) missing.amount_other = amountOutOfRange('amount').message;
  if (form.publicname.trim() === '' && !form.anonymous) missing.publicname = giveFr.nameMissing;
  if (form.email.trim() === '') missing.email = giveFr.emailMissing;
  else Object.assign(missing, wrongAddress(form));
  if (isShare && form.shortfall === '') missing.shortfall = poolFr.shortfallMissing;
  if (!isShare && form.when === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(form.chargeOn))
    missing.charge_on = giveFr.dateMissing;
  return missing;
}

/** Said with all the rest, and not only once the rest is right. */
function wrongAddress({ email }: GiveForm): { email?: string } {
  const read = contributorInput.safeParse({ email, publicname: '' });
  const problem = read.error?.issues.find(({ path }) => path[0] === 'email');
  return problem ? { email: problem.message } : {};
}

/** Said with all the rest; whoever is faster decides in the end, under the gift's lock. */
function tooMuch(form: GiveForm, share: Pool | null): Record<string, string> {
  const amount = amountOf(form);
  if (!share || amount === null || !isAmountInRange(amount)) return {};
  const problem = roomProblem(share.missing, amount);
  return problem ? { amount_other: poolRefusals.room(problem, share.missing, 'amount').message } : {};
}

function contributionOf(form: GiveForm) {
  return {
    amount: amountOf(form) ?? 0,
    anonymous: form.anonymous,
    // Browsers send line ends as CRLF.
    kindwords: form.kindwords.replaceAll('\r\n', '\n'),
    contributor: { email: form.email, publicname: form.publicname },
  };
}

async function prepareShareFrom(ctx: Ctx, share: Pool, form: GiveForm): Promise<string> {
  const input = poolCalls.prepareShare.contract.input.safeParse({
    pool_uuid: share.uuid,
    contribution: contributionOf(form),
    shortfall: form.shortfall,
    // docs/spec/decisions.md §13: the intent is made on the payment page.
    dontGenerateStripePaymentIntent: true,
  });
  if (!input.success) throw invalidInput(input.error.issues);
  return (await prepareShare(ctx, input.data)).contribution.hash;
}

async function prepareFrom(ctx: Ctx, listUuid: string, form: GiveForm): Promise<string> {
  const contribution = contributionOf(form);
  const delayed = delayedOf(form);
  if (delayed !== false) {
    const input = contributionCalls.add.contract.input.safeParse({
      list_uuid: listUuid,
      contribution,
      delayed,
    });
    if (!input.success) throw invalidInput(input.error.issues);
    // docs/spec/decisions.md §13: the intent is made on the payment page.
    const added = await addWith(ctx, input.data, { addonIds: form.addons, generate: false });
    return added.contribution.hash;
  }
  const input = contributionCalls.prepare.contract.input.safeParse({
    list_uuid: listUuid,
    contribution,
    // docs/spec/decisions.md §13: the intent is made on the payment page.
    dontGenerateStripePaymentIntent: true,
  });
  if (!input.success) throw invalidInput(input.error.issues);
  return (await prepareWith(ctx, input.data, form.addons)).contribution.hash;
}
