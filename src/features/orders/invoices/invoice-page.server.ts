import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderOfLink } from '../follow-link.server.ts';
import { getOrder } from '../order.server.ts';
import { invoiceFile } from './read.server.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Which = { hash: string } | { token: string };

/** The file of an invoice, for whoever holds the order; 404 for anybody else, and for one of another order. */
export async function invoiceAnswer(ctx: Ctx, which: Which, invoice: string): Promise<Response> {
  try {
    if (!UUID.test(invoice)) return new Response(null, { status: 404 });
    const order = 'hash' in which ? await getOrder(ctx.db, which) : await orderOfLink(ctx, which.token);
    const { name, bytes } = await invoiceFile(ctx, invoice, { order });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
    });
  } catch (error) {
    if (error instanceof DomainError) return new Response(null, { status: 404 });
    throw error;
  }
}
