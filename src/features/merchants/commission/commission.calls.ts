import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { pageNumber } from '#src/features/money/desk.ts';
import { page } from '#src/lib/shapes.ts';
import { CommissionInvoice } from './commission.ts';

const file = z.object({ name: z.string(), base64: z.string() });
const id = z.uuid();

/** /api/business/: what we invoice to the business, for its owners. */
export const sellerCommissionCalls = {
  list: defineCall('/api/business/list_commission_invoices', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ page: pageNumber }),
    output: page(CommissionInvoice),
    about: 'Ours: our invoices of commission and their credits, the newest first',
  }),
  get: defineCall('/api/business/get_commission_invoice', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ id }),
    output: file,
    about: 'Ours: one of them as a PDF',
  }),
};

/** /api/admin/: the same of every business, for the accounts. */
export const commissionDeskCalls = {
  list: defineCall('/api/admin/list_commission_invoices', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ page: pageNumber }),
    output: page(CommissionInvoice),
    about: 'Ours: our invoices of commission to sellers and their credits, the newest first',
  }),
  get: defineCall('/api/admin/get_commission_invoice', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ id }),
    output: file,
    about: 'Ours: one of them as a PDF',
  }),
};
