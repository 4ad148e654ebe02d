import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { reason } from '#src/features/money/desk.ts';
import { OrderDetail, TRACKING_MAX } from '#src/features/orders/desk.ts';
import { typed } from '#src/lib/shapes.ts';

const reference = z.uuid();
const lineId = z.int().check(z.minimum(1));

/** /api/admin/: what the desk does in the place of a seller whose business is closed. Ours. */
export const closedSellerCalls = {
  send: defineCall('/api/admin/send_seller_lines', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({
      reference,
      line_ids: z.array(lineId).check(z.minLength(1), z.maxLength(30)),
      carrier: z._default(typed(0, TRACKING_MAX), ''),
      tracking_number: typed(1, TRACKING_MAX),
    }),
    output: OrderDetail,
    about: 'Of one seller whose business is closed. The same again changes nothing',
  }),
  refuse: defineCall('/api/admin/refuse_seller_line', {
    access: 'staff:orders',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({ reference, line_id: lineId, reason }),
    output: OrderDetail,
    about: 'What was paid for it is given back, above the limit once another admin approved',
  }),
};
