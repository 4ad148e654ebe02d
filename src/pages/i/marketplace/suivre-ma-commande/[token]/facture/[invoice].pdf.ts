import type { APIRoute } from 'astro';
import { invoiceAnswer } from '#src/features/orders/invoices/invoice-page.server.ts';
import { pageCaller } from '#src/server/http/page-caller.ts';

/** An invoice of the order behind a mail's link, as a file. */
export const GET: APIRoute = (page) =>
  invoiceAnswer(pageCaller(page).ctx, { token: page.params.token ?? '' }, page.params.invoice ?? '');
