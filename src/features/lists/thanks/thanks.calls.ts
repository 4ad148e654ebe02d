import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing } from '#src/lib/shapes.ts';
import { giftId, Tracker, thanksMessage } from './thanks.ts';

const onList = { list_uuid: z.uuid() };

/** The calls to read who gave what, and to thank them; after the reveal only. */
export const thanksCalls = {
  giftTracker: defineCall('/api/list/gift_tracker', {
    access: 'user',
    changes: false,
    codes: ['surprise_holds'],
    input: z.strictObject(onList),
    output: Tracker,
  }),
  markThanked: defineCall('/api/list/mark_thanked', {
    access: 'user',
    changes: true,
    codes: ['surprise_holds', 'already_thanked'],
    input: z.strictObject({ ...onList, gift_id: giftId, message: z.optional(thanksMessage) }),
    output: nothing,
  }),
  markNotThanked: defineCall('/api/list/mark_not_thanked', {
    access: 'user',
    changes: true,
    codes: ['surprise_holds', 'already_thanked'],
    input: z.strictObject({ ...onList, gift_id: giftId }),
    output: nothing,
    about: 'Takes a mark back, unless a message left with it',
  }),
};
