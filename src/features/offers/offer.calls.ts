import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents, isoTime, nothing } from '#src/lib/shapes.ts';
import { Calendar, Claim, DOORS, Offer, offerInput } from './offer.ts';

const year = z.int().check(z.minimum(2020), z.maximum(2100));
const id = z.int().check(z.minimum(1));

/** /api/offer/: the favours of the shop and its calendar. */
export const offerCalls = {
  active: defineCall('/api/offer/active', {
    access: 'anyone',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Offer) }),
    about: 'Those of now that the caller may use, doors apart',
  }),
  calendar: defineCall('/api/offer/calendar', {
    access: 'user',
    changes: false,
    input: z.strictObject({ year: z.optional(year) }),
    output: Calendar,
    about: 'An offer is told once its door was opened',
  }),
  openDoor: defineCall('/api/offer/open_door', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['door_closed'],
    input: z.strictObject({ year, day: z.int().check(z.minimum(1), z.maximum(DOORS)) }),
    output: z.object({ offer: Offer, claim: Claim }),
    about: 'Again: the same. On the day of Paris, until 31 December',
  }),
  mine: defineCall('/api/offer/mine', {
    access: 'user',
    changes: false,
    // It tells codes that are worth money to whoever has them.
    alone: true,
    input: nothing,
    output: z.object({ items: z.array(Claim) }),
  }),
};

/** /api/admin/: the offers themselves; every change is in the audit log. */
export const offerDeskCalls = {
  list: defineCall('/api/admin/list_offers', {
    access: 'staff:offers',
    changes: false,
    input: nothing,
    /** `now`: the moment by which they are judged, which a demonstration's clock moves. */
    output: z.object({ items: z.array(Offer), now: isoTime }),
  }),
  save: defineCall('/api/admin/save_offer', {
    access: 'staff:offers',
    changes: true,
    codes: ['code_taken', 'door_taken'],
    input: offerInput,
    output: Offer,
    about: '`id` null: a new one',
  }),
  remove: defineCall('/api/admin/delete_offer', {
    access: 'staff:offers',
    changes: true,
    codes: ['offer_in_use'],
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  report: defineCall('/api/admin/offer_report', {
    access: 'staff:offers',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({ claims: z.int(), uses: z.int(), turnover: cents }),
    about: 'Claims, orders that used it, and the goods those orders paid for',
  }),
};
