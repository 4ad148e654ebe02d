import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { LegalPage } from '#src/features/content/legal-pages.ts';
import { nothing } from '#src/lib/shapes.ts';

const time = z.nullable(z.string());
const whole = z.int();

/** A mail that did not leave: to whom, what the mail server said, and when it is tried again (null: never). */
const MailTrouble = z.object({
  id: whole,
  to: z.string(),
  subject: z.string(),
  said: z.string(),
  attempts: whole,
  next_at: time,
});
export type MailTrouble = z.output<typeof MailTrouble>;

const SiteState = z.object({
  messages: z.object({ total: whole, mine: whole, since: time }),
  /** `since`: when the review that has waited longest was written. */
  reviews: z.object({ pending: whole, reported: whole, since: time }),
  jobs: z.object({
    total: whole,
    items: z.array(z.object({ id: z.string(), name: z.string(), at: z.string(), message: z.string() })),
  }),
  /** `late`: refused several times by the mail server; `sends` false: mails are written into a folder. */
  mail: z.object({
    sends: z.boolean(),
    waiting: whole,
    late: whole,
    last_sent_at: time,
    troubles: z.array(MailTrouble),
  }),
  /** `asks`: analytics begin only once a visitor accepted them, as the CNIL asks. */
  analytics: z.object({ on: z.boolean(), asks: z.boolean() }),
  search: z.object({ engine: z.string(), available: z.boolean(), behind: whole }),
  payments: z.object({
    provider: z.enum(['demo', 'stripe']),
    live: z.boolean(),
    waiting: whole,
    last_event_at: time,
    /** Refunds that another admin must approve; disputes still to be answered, and until when; what did not match. */
    refunds: z.object({ total: whole, since: time }),
    disputes: z.object({ total: whole, due_by: time }),
    quarantine: z.object({ total: whole, since: time }),
  }),
  /** The pages that the law asks for and that are not ready, the most pressing first. */
  legal: z.array(LegalPage),
});
export type SiteState = z.output<typeof SiteState>;

/** Ours: what the first screen of the admin says beside the contents. */
export const newsroomCalls = {
  siteState: defineCall('/api/admin/site_state', {
    access: 'admin',
    changes: false,
    input: nothing,
    output: SiteState,
    about: 'Who waits for an answer, and how mail, search, payments and background work do',
  }),
  retryJob: defineCall('/api/admin/retry_job', {
    access: 'admin',
    changes: true,
    input: z.strictObject({ id: z.uuid(), name: z.string().check(z.regex(/^[a-z-]{1,60}$/)) }),
    output: nothing,
    about: 'Tries work that was given up once more',
  }),
  retryMail: defineCall('/api/admin/retry_mail', {
    access: 'admin',
    changes: true,
    input: z.strictObject({ id: z.int().check(z.positive()) }),
    output: nothing,
    about: 'Sends a mail that was refused or put off once more, now',
  }),
};
