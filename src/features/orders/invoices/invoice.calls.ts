import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { pageNumber } from '#src/features/money/desk.ts';
import { page } from '#src/lib/shapes.ts';
import { InvoiceLink } from './invoice.ts';

const file = z.object({ name: z.string(), base64: z.string() });
const id = z.uuid();

/** /api/business/: what was invoiced in the name of the business. */
export const sellerInvoiceCalls = {
  list: defineCall('/api/business/list_invoices', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ page: pageNumber }),
    output: page(z.extend(InvoiceLink, { order_number: z.string() })),
    about: 'Invoices and credits, the newest first',
  }),
  get: defineCall('/api/business/get_invoice', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ id }),
    output: file,
  }),
};

/** /api/admin/: any invoice, whoever sold. */
export const invoiceDeskCalls = {
  get: defineCall('/api/admin/get_invoice', {
    access: 'staff:orders',
    changes: false,
    input: z.strictObject({ id }),
    output: file,
  }),
};
