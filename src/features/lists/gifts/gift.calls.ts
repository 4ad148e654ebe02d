import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing, secret } from '#src/lib/shapes.ts';
import { quantity } from '../list.ts';
import { giverEmail, giverName, giverWords, STEPS } from './gift.ts';

const actionToken = secret(200);
const until = z.object({ reserved_until: isoTime });
const promise = {
  list_uuid: z.uuid(),
  merchant_item_id: z.string().check(z.minLength(1), z.maxLength(200)),
  quantity: z._default(quantity, 1),
  email: giverEmail,
  name: z.optional(giverName),
};

/** docs/spec/calls.md §/api/publiclist/: giving without an account, by the private link of one e-mail. */
export const giftCalls = {
  reserveItem: defineCall('/api/publiclist/reserve_item', {
    access: 'anyone',
    changes: true,
    codes: ['already_bought'],
    input: z.strictObject(promise),
    output: until,
  }),
  giveItem: defineCall('/api/publiclist/give_item', {
    access: 'anyone',
    changes: true,
    codes: ['already_bought', 'second_hand_refused'],
    input: z.strictObject({
      ...promise,
      words: z._default(giverWords, ''),
      second_hand: z._default(z.boolean(), false),
      bought: z._default(z.boolean(), false),
    }),
    output: z.extend(until, { mailed: z.boolean() }),
    about: 'reserve_item with a word for the parents; `bought` when it was bought elsewhere already',
  }),
  getAvailability: defineCall('/api/publiclist/get_availability', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid: z.uuid(), known: z.optional(z.string().check(z.maxLength(64))) }),
    output: z.object({
      version: z.string(),
      gifts: z.nullable(z.array(z.object({ merchant_item_id: z.string(), left: z.int() }))),
    }),
    about: 'How many of each gift are left now; `gifts` is null when `known` is still the version',
  }),
  isFree: defineCall('/api/publiclist/is_free', {
    access: 'anyone',
    // An owner who asks is written down.
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid(), merchant_item_id: promise.merchant_item_id }),
    output: z.object({ left: z.int() }),
    about:
      'How many of one gift may still be given; an owner under surprise hears yes or no, and it is logged',
  }),
  updateGiftWords: defineCall('/api/publiclist/update_gift_words', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ action_token: actionToken, words: giverWords }),
    output: nothing,
    about: 'The word for the parents, by the private link',
  }),
  releaseItem: defineCall('/api/publiclist/release_item', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ action_token: actionToken }),
    output: nothing,
  }),
  extendReservation: defineCall('/api/publiclist/extend_reservation', {
    access: 'anyone',
    changes: true,
    codes: ['already_bought'],
    input: z.strictObject({ action_token: actionToken }),
    output: until,
  }),
  reopenReservation: defineCall('/api/publiclist/reopen_reservation', {
    access: 'anyone',
    changes: true,
    codes: ['already_bought'],
    input: z.strictObject({ action_token: actionToken }),
    output: until,
    about: 'Not bought after all: promised again, for fourteen days',
  }),
  mailReservationLinks: defineCall('/api/publiclist/mail_reservation_links', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid(), email: giverEmail }),
    output: z.object({ sent: z.literal(true) }),
    about: 'A giver who lost the mail: the same answer, whether the address holds something or not',
  }),
  updateReservation: defineCall('/api/publiclist/update_reservation', {
    access: 'anyone',
    changes: true,
    codes: ['already_bought'],
    input: z.strictObject({ action_token: actionToken, step: z.enum(STEPS) }),
    output: nothing,
  }),
};
