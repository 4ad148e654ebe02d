import * as z from 'zod/mini';
import { dateOnly, isoTime, typed } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §Mailing. */
export const TOPICS = ['magazine', 'semaine', 'offres'] as const;
export type Topic = (typeof TOPICS)[number];

/** Days before and after today that a term may lie. */
export const TERM_BEFORE_DAYS = 400;
export const TERM_AFTER_DAYS = 300;
/** The link that confirms an address. */
export const CONFIRM_DAYS = 7;
/** Letters that its server refuses for good, and no more is sent to an address. */
export const BOUNCES_MAX = 3;
/** A list with fewer gifts than this is still to be filled: nothing of what was given is looked at. */
export const LIST_FILLED = 10;

export const NAME_MAX = 80;
export const SUBJECT_MAX = 150;
export const PREHEADER_MAX = 150;
export const MD_MAX = 50_000;
/** Bytes of HTML beyond which Gmail cuts a mail. */
export const CUT_BYTES = 102 * 1024;
export const CAMPAIGNS_PER_PAGE = 20;
/** Pieces of a text that the site draws and a mail does not. */
export const LEFT_OUT = ['product', 'block', 'note'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const day = z.optional(dateOnly);

export const Segment = z.strictObject({
  topics: z.array(z.enum(TOPICS)).check(z.maxLength(TOPICS.length)),
  has_list: z.optional(z.boolean()),
  list_incomplete: z.optional(z.boolean()),
  pot_open: z.optional(z.boolean()),
  term_from: day,
  term_to: day,
  joined_from: day,
  joined_to: day,
});
export type Segment = z.output<typeof Segment>;

/** The reasons no letter goes to an address any more; what the team writes of one has at most so many signs. */
export const STOPS = ['bounced', 'complained', 'unsubscribed', 'hand'] as const;
export type Stop = (typeof STOPS)[number];
export const STOP_WORDS_MIN = 5;
export const STOP_WORDS_MAX = 500;
export const STOPPED_PER_PAGE = 25;

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'canceled'] as const;
const count = z.int();

export const Campaign = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  preheader: z.string(),
  md: z.string(),
  segment: Segment,
  status: z.enum(CAMPAIGN_STATUSES),
  /** One more at each save. */
  revision: z.int(),
  send_at: z.nullable(isoTime),
  counts: z.object({
    recipients: count,
    sent: count,
    failed: count,
    clicks: count,
    unsubscribed: count,
  }),
  /** While it is planned: the pages of this site it leads to that are not there (any more). */
  dead_links: z.array(z.string()),
  /** Shows it in a browser, from its first sending on. */
  path: z.string(),
});
export type Campaign = z.output<typeof Campaign>;

export const campaignInput = {
  name: typed(1, NAME_MAX),
  subject: typed(1, SUBJECT_MAX).check(z.regex(/^[^\n\r]*$/)),
  preheader: z._default(typed(0, PREHEADER_MAX).check(z.regex(/^[^\n\r]*$/)), ''),
  md: z.string().check(z.minLength(1), z.maxLength(MD_MAX)),
  segment: Segment,
};
