import * as z from 'zod/mini';
import { giftId } from '#src/features/lists/thanks/thanks.ts';
import { cents, dateOnly, typed, typedLine } from '#src/lib/shapes.ts';
import { STATUSES } from './contribution.state.ts';

/** docs/spec/calls.md §/api/publiclist/ update_contribution_comment: kindwords (0..1000). */
export const KINDWORDS_MAX = 1000;
export const PUBLICNAME_MAX = 80;
/** docs/spec/decisions.md §17: comment and name stay editable this long after payment. */
export const EDIT_MINUTES = 30;
/** docs/spec/decisions.md §13: a draft lives this long. */
export const DRAFT_HOURS = 24;
/** A delayed gift: tomorrow to 365 days; 30 when nothing says better. */
export const DELAY_MAX_DAYS = 365;
export const DELAY_DEFAULT_DAYS = 30;

const WHOLE_CENTS = 'Indiquez un montant en centimes entiers, par exemple 5000 pour 50 €.';

/** Whole cents; the range is checked by `amountProblem`, which has a code of its own. */
export const amountInput = z
  .number(WHOLE_CENTS)
  .check(z.refine((value) => Number.isSafeInteger(value), WHOLE_CENTS));
export const kindwordsInput = typed(0, KINDWORDS_MAX);
const giverAddress = z.string().check(z.trim(), z.maxLength(254), z.email());
export const contributorInput = z.strictObject({
  email: giverAddress,
  publicname: typedLine(0, PUBLICNAME_MAX),
});
/** The fields a giver may still correct after paying, on the page's own form. */
export const wordsInput = z.strictObject({
  /** Left out: it stays as it is. */
  email: z.optional(giverAddress),
  publicname: typedLine(0, PUBLICNAME_MAX),
  kindwords: kindwordsInput,
  anonymous: z.boolean(),
});
export const contributionInput = z.strictObject({
  amount: amountInput,
  anonymous: z._default(z.boolean(), false),
  kindwords: z._default(kindwordsInput, ''),
  contributor: z.optional(contributorInput),
});
export type ContributionInput = z.output<typeof contributionInput>;

/** docs/spec/calls.md §Types. */
export const Addon = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: cents,
  once_per_list: z.boolean(),
});
export type Addon = z.output<typeof Addon>;

export const Contribution = z.object({
  hash: z.string(),
  list_uuid: z.string(),
  amount: cents,
  anonymous: z.boolean(),
  kindwords: z.string(),
  contributor: z.nullable(z.object({ publicname: z.string() })),
  delayed: z.boolean(),
  charge_on: z.nullable(dateOnly),
  addons: z.array(Addon),
  fee: cents,
  total: cents,
  status: z.enum(STATUSES),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
});
export type Contribution = z.output<typeof Contribution>;

/** A gift of money as the owners of its list see it: never its hash, which is the giver's own key (docs/spec/decisions.md §17). */
export const ReceivedGift = z.extend(z.omit(Contribution, { hash: true }), {
  /** As in `list/gift_tracker`: `c-` and the gift's uuid, which opens nothing. */
  gift_id: giftId,
});
export type ReceivedGift = z.output<typeof ReceivedGift>;

export const Payment = z.object({
  provider: z.enum(['stripe', 'demo']),
  intent: z.enum(['payment', 'setup']),
  client_secret: z.string(),
  publishable_key: z.nullable(z.string()),
});
export type Payment = z.output<typeof Payment>;
