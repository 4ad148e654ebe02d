import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime } from '#src/lib/shapes.ts';

/** An outing whose place is not believed (doubt.ts), with what its source says. */
export const DoubtfulOuting = z.object({
  /** Its number in Muséofile. */
  reference: z.string(),
  name: z.string(),
  commune: z.string(),
  department: z.string(),
  address: z.string(),
  doubt: z.enum(['far', 'town']),
  position: z.object({ lat: z.number(), lng: z.number() }),
  /** From the commune's town hall, km. */
  distance_km: z.nullable(z.number()),
});
export type DoubtfulOuting = z.output<typeof DoubtfulOuting>;

/** The outings that came with one file of DATAtourisme. */
export const OutingsFeed = z.object({
  feed: z.string(),
  shown: z.int(),
  withdrawn: z.int(),
  /** Events whose last day is past: kept, and shown nowhere. */
  over: z.int(),
  imported_at: isoTime,
});
export type OutingsFeed = z.output<typeof OutingsFeed>;

export const outingsDeskCalls = {
  outingsDesk: defineCall('/api/content/outings_desk', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({}),
    output: z.object({ doubtful: z.array(DoubtfulOuting), feeds: z.array(OutingsFeed) }),
    about: 'Outings whose place is not believed, and what was imported from DATAtourisme',
  }),
};
