import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, pageNumber } from '#src/lib/shapes.ts';
import { CARD_STATES, CARDS_AT_ONCE, PrintedCard } from './card.ts';

const ids = z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(CARDS_AT_ONCE));

/** /api/admin/: cards that givers had printed, on their way to the parents. */
export const cardCalls = {
  list: defineCall('/api/admin/list_printed_cards', {
    access: 'staff:orders',
    changes: false,
    input: z.strictObject({
      status: z._default(z.nullable(z.enum(CARD_STATES)), null),
      page: pageNumber,
    }),
    output: page(PrintedCard),
    about:
      'The oldest first. The address is the one the parents gave for gifts, at this moment until it is printed',
  }),
  print: defineCall('/api/admin/print_cards', {
    access: 'staff:orders',
    changes: true,
    alone: true,
    input: z.strictObject({ ids }),
    output: z.object({ pdf: z.string(), count: z.int() }),
    codes: ['no_address', 'conflict'],
    about:
      'A file to print, in base64: each card and its envelope. Their addresses are then fixed; again prints the same',
  }),
  send: defineCall('/api/admin/send_cards', {
    access: 'staff:orders',
    changes: true,
    input: z.strictObject({ ids }),
    output: z.object({ count: z.int() }),
    codes: ['conflict'],
    about: 'Printed cards were posted: the givers who left an address are told',
  }),
};
