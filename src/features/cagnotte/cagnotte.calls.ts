import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { List } from '#src/features/lists/list.ts';
import { cents, dateOnly, nothing, secret } from '#src/lib/shapes.ts';
import {
  amountInput,
  Contribution,
  contributionInput,
  contributorInput,
  kindwordsInput,
  Payment,
  ReceivedGift,
} from './cagnotte.ts';

const hash = secret(100);
const uuid = z.uuid();
const addonId = z.int();
const prepared = z.object({ contribution: Contribution, payment: z.nullable(Payment) });
const detailed = z.object({ contribution: Contribution, list: List, payment: z.nullable(Payment) });
const prepareCodes = ['amount_out_of_range', 'cagnotte_closed'] as const;
const noIntent = z._default(z.boolean(), false);

/** Giving money, without an account (docs/spec/calls.md §/api/publiclist/). */
export const contributionCalls = {
  prepare: defineCall('/api/publiclist/list_prepare_contribution', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    input: z.strictObject({
      list_uuid: uuid,
      contribution: contributionInput,
      dontGenerateStripePaymentIntent: noIntent,
      addon_id: z.optional(z.nullable(addonId)),
      to_self: z._default(z.boolean(), false),
    }),
    output: prepared,
    codes: [...prepareCodes, 'addon_unavailable'],
  }),
  // The specification's spelling.
  prepareWithAmount: defineCall('/api/publiclist/list_prepapre_contribution_with_amount', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    input: z.strictObject({
      list_uuid: uuid,
      amount: amountInput,
      dontGenerateStripePaymentIntent: noIntent,
    }),
    output: prepared,
    codes: prepareCodes,
  }),
  prepareWithDetail: defineCall('/api/publiclist/gen_and_get_contribution_detail', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    input: z.strictObject({ liste_uuid: uuid, amount: amountInput }),
    output: detailed,
    codes: prepareCodes,
  }),
  add: defineCall('/api/publiclist/list_add_contribution', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    input: z.strictObject({
      list_uuid: uuid,
      contribution: contributionInput,
      delayed: z.union([z.boolean(), dateOnly]),
    }),
    output: prepared,
    codes: [...prepareCodes, 'date_out_of_range'],
  }),
  get: defineCall('/api/publiclist/get_contribution', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ hash }),
    output: Contribution,
  }),
  getDetail: defineCall('/api/publiclist/get_contribution_detail', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash, gen_stripe_payment: noIntent }),
    output: detailed,
  }),
  updateAmount: defineCall('/api/publiclist/update_contribution_amount', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ hash, amount: amountInput }),
    output: Contribution,
    codes: ['not_editable', 'amount_out_of_range'],
  }),
  updateAnonymous: defineCall('/api/publiclist/update_contribution_anonymous', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash, anonymous: z.boolean() }),
    output: Contribution,
    codes: ['not_editable'],
  }),
  updateComment: defineCall('/api/publiclist/update_contribution_comment', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash, kindwords: kindwordsInput }),
    output: Contribution,
    codes: ['not_editable'],
  }),
  updateContributor: defineCall('/api/publiclist/update_contribution_contributor', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash, contributor: contributorInput }),
    output: Contribution,
    codes: ['not_editable'],
  }),
  checkStatus: defineCall('/api/publiclist/list_check_contribution_status', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ hash }),
    output: z.object({ status: z.string(), contribution: Contribution }),
  }),
  cancel: defineCall('/api/publiclist/list_cancel_contribution', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ action_token: hash }),
    output: Contribution,
    codes: ['not_cancelable', 'token_invalid'],
  }),
  addAddon: defineCall('/api/publiclist/add_addon', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ hash, addon_id: addonId }),
    output: Contribution,
    codes: ['not_editable', 'addon_unavailable'],
  }),
  removeAddon: defineCall('/api/publiclist/remove_addon', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ hash, addon_id: addonId }),
    output: Contribution,
    codes: ['not_editable'],
    about: 'Takes an option off again, before paying',
  }),
  canSuggestAddon: defineCall('/api/publiclist/can_suggest_addon', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid: uuid, addon_id: addonId }),
    output: z.object({ can_suggest: z.boolean() }),
  }),
  hasAddonContribution: defineCall('/api/publiclist/has_addon_contribution', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid: uuid, addon_id: addonId }),
    output: z.object({ has_contribution: z.boolean() }),
  }),
};

/** The calls of an owner to read of the money. */
export const cagnotteOwnerCalls = {
  getContributions: defineCall('/api/list/get_cagnotte_contributions', {
    access: 'user',
    changes: false,
    input: z.strictObject({ list_uuid: uuid }),
    output: z.object({ contributions: z.array(ReceivedGift), total: cents }),
  }),
  getTotalCollected: defineCall('/api/user/get_total_collected_cagnotte', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ total: cents }),
  }),
};
