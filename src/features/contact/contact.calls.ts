import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, pageNumber, typed } from '#src/lib/shapes.ts';
import { ContactInput, KINDS, Message, NOTE_MAX, PartnerInput, STATUSES } from './contact.ts';

const sent = z.object({ sent: z.literal(true) });
const codes = ['form_too_fast', 'form_expired'] as const;

/** /api/contact/: what visitors write, and the inbox of the newsroom. */
export const contactCalls = {
  formStamp: defineCall('/api/contact/form_stamp', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({}),
    output: z.object({ stamp: z.string() }),
    about: 'A signed time that a message is sent with; nothing is asked of the person.',
  }),
  sendMessage: defineCall('/api/contact/send_message', {
    access: 'anyone',
    changes: true,
    codes,
    input: ContactInput,
    output: sent,
  }),
  sendPartnerLead: defineCall('/api/contact/send_partner_lead', {
    access: 'anyone',
    changes: true,
    codes,
    input: PartnerInput,
    output: sent,
  }),
  listMessages: defineCall('/api/contact/list_messages', {
    access: 'staff:people',
    changes: false,
    input: z.strictObject({
      status: z._default(z.nullable(z.enum(STATUSES)), null),
      kind: z._default(z.nullable(z.enum(KINDS)), null),
      mine: z._default(z.boolean(), false),
      query: z._default(typed(0, 200), ''),
      page: pageNumber,
    }),
    output: z.extend(page(Message), { counts: z.record(z.enum(STATUSES), z.int()) }),
  }),
  updateMessage: defineCall('/api/contact/update_message', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({
      uuid: z.uuid(),
      status: z.optional(z.enum(STATUSES)),
      /** An administrator's uuid; null: nobody's. */
      assigned_to: z.optional(z.nullable(z.uuid())),
      note: z.optional(typed(0, NOTE_MAX)),
    }),
    output: Message,
    about: 'Changes what is given: the state, who answers, the note',
  }),
  deleteMessage: defineCall('/api/contact/delete_message', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ uuid: z.uuid() }),
    output: z.strictObject({}),
  }),
};
