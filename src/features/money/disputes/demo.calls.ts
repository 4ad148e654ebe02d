import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Dispute } from './dispute.ts';

/** The demo calls that act as a giver's bank. 404 with a real provider. */
export const demoDisputeCalls = {
  openDispute: defineCall('/api/demo/open_dispute', {
    access: 'demoAdmin',
    changes: true,
    input: z.strictObject({ reference: z.uuid() }),
    output: Dispute,
    codes: ['not_refundable'],
    about: 'The giver’s bank contests a payment',
  }),
  closeDispute: defineCall('/api/demo/close_dispute', {
    access: 'demoAdmin',
    changes: true,
    input: z.strictObject({ dispute_uuid: z.uuid(), outcome: z.enum(['won', 'lost']) }),
    output: Dispute,
    about: 'The giver’s bank decides',
  }),
};
