import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, revisionNumber } from '#src/lib/shapes.ts';
import {
  Campaign,
  campaignInput,
  LEFT_OUT,
  MD_MAX,
  PREHEADER_MAX,
  Segment,
  SUBJECT_MAX,
} from './newsletter.ts';

const id = z.int().check(z.positive());
/** The revision that somebody has before their eyes: without it, the last to save is right. */
const revision = z._default(z.nullable(revisionNumber), null);

/** /api/admin/: letters to many, and who they would go to. */
export const campaignCalls = {
  list: defineCall('/api/admin/list_campaigns', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(Campaign),
    about: 'The newest first',
  }),
  save: defineCall('/api/admin/save_campaign', {
    access: 'staff:mailing',
    changes: true,
    codes: ['conflict', 'revision_conflict'],
    input: z.strictObject({ id: z._default(z.nullable(id), null), revision, ...campaignInput }),
    output: Campaign,
    about:
      'A draft, or one that was taken back before anybody got it: it is a draft again. `revision_conflict` bears the newer `campaign`',
  }),
  preview: defineCall('/api/admin/preview_campaign', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({ html: z.string(), text: z.string(), size: z.int() }),
    about: '`size` is the bytes of `html`',
  }),
  render: defineCall('/api/admin/render_campaign', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({
      subject: z.string().check(z.maxLength(SUBJECT_MAX)),
      preheader: z.string().check(z.maxLength(PREHEADER_MAX)),
      md: z.string().check(z.maxLength(MD_MAX)),
    }),
    output: z.object({
      html: z.string(),
      text: z.string(),
      size: z.int(),
      left_out: z.array(z.enum(LEFT_OUT)),
      dead_links: z.array(z.string()),
    }),
    about:
      'A letter as it is written, before it is saved; `left_out` names what a mail does not show, `dead_links` the addresses of this site that lead nowhere (any more)',
  }),
  report: defineCall('/api/admin/campaign_report', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      campaign: Campaign,
      links: z.array(z.object({ url: z.string(), clicks: z.int() })),
    }),
    about: 'What became of a letter: its links in the order of the text, and how often each was followed',
  }),
  test: defineCall('/api/admin/test_campaign', {
    access: 'staff:mailing',
    changes: true,
    codes: ['rate_limited'],
    input: z.strictObject({
      id,
      to: z
        .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
        .check(z.maxLength(254)),
    }),
    output: z.object({ sent: z.literal(true) }),
  }),
  schedule: defineCall('/api/admin/schedule_campaign', {
    access: 'staff:mailing',
    changes: true,
    codes: ['conflict', 'revision_conflict', 'date_out_of_range'],
    input: z.strictObject({ id, revision, at: z.iso.datetime({ offset: true }) }),
    output: Campaign,
    about: 'A moment that is past, by a day at most, is now',
  }),
  cancel: defineCall('/api/admin/cancel_campaign', {
    access: 'staff:mailing',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({ id }),
    output: Campaign,
    about: 'One that is being sent stops where it is',
  }),
  count: defineCall('/api/admin/segment_count', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({ segment: Segment }),
    output: z.object({ count: z.int() }),
  }),
};
