import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, page, typed } from '#src/lib/shapes.ts';
import { CODE, TICKET_KINDS, Ticket, TicketAccount, USES_MAX } from './ticket.ts';
import { ticketsFr as fr } from './tickets.fr.ts';

/** `code`: that one; else all that `query` finds. */
const Reported = z.strictObject({
  code: z.optional(typed(1, 100)),
  query: z._default(typed(0, 80), ''),
  page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
});

/** /api/admin/: tickets; every change is in the audit log. */
export const ticketCalls = {
  create: defineCall('/api/admin/create_ticket', {
    access: 'staff:people',
    changes: true,
    codes: ['code_taken'],
    input: z.strictObject({
      label: typed(1, 80),
      kind: z.enum(TICKET_KINDS),
      code: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(CODE, fr.codeShape))),
      max_uses: z.nullable(z.int().check(z.minimum(1), z.maximum(USES_MAX))),
      expires_at: z.nullable(z.iso.datetime()),
      offer_id: z.nullable(z.int().check(z.minimum(1))),
    }),
    output: Ticket,
    about: 'Without a code one is drawn',
  }),
  list: defineCall('/api/admin/list_tickets', {
    access: 'staff:people',
    changes: false,
    input: z.strictObject({
      query: z._default(typed(0, 80), ''),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: z.extend(page(Ticket), { now: isoTime }),
    about: 'By code or label, the newest first',
  }),
  enable: defineCall('/api/admin/enable_ticket', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ code: typed(1, 100), enable: z.boolean() }),
    output: Ticket,
  }),
  report: defineCall('/api/admin/ticket_report', {
    access: 'staff:people',
    changes: false,
    input: Reported,
    output: z.extend(page(TicketAccount), {
      tickets: z.int(),
      uses: z.int(),
      accounts: z.int(),
      with_list: z.int(),
    }),
    about:
      'Ours: the accounts made with one ticket, or with all that the search finds, and whether a list came of each; `uses` counts those that left too',
  }),
  exportReport: defineCall('/api/admin/export_ticket_report', {
    access: 'staff:people',
    changes: false,
    input: Reported,
    output: z.object({ filename: z.string(), content: z.string(), pages: z.int() }),
    about: 'Ours: the same as a CSV file without names, in pieces that are put one after the other',
  }),
};
