import { attemptInTime } from '#src/features/money/patience.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { cancelByLink, followOrder } from './buyer.server.ts';
import { checkoutPath } from './checkout-page.server.ts';
import { mailOrderLinks } from './follow.server.ts';
import { FOLLOW_PATH, orderOfLink } from './follow-link.server.ts';
import { linesOf } from './lines.server.ts';
import { orderCalls } from './order.calls.ts';
import type { Order } from './order.ts';
import type { ReturnForm } from './returns/return-form.ts';
import { isReturnAction, returnFormOf, submitReturn } from './returns/return-page.server.ts';
import { closedBeforeSending } from './sellers.server.ts';

type Submitted = Promise<{ done: string } | { refused: Refusal }>;

interface Followed {
  order: Order;
  /** Sellers who closed after they were paid, and before they sent. */
  closed: string[];
  seller: string;
  demo: boolean;
}

/** The order behind a mail's link, or where an unpaid one is paid; null when it is not one of ours. */
export async function loadFollowed(ctx: Ctx, token: string): Promise<Followed | { checkout: string } | null> {
  // An order that waits for its payment is asked about where it is paid.
  const linked = await attempt(() => orderOfLink(ctx, token));
  if (!('done' in linked)) return null;
  if (linked.done.paidAt === null) return { checkout: checkoutPath(linked.done.hash) };
  const found = await attempt(() => followOrder(ctx, { action_token: token }));
  if (!('done' in found)) return null;
  const { productName, payments } = ctx.services.config;
  const closed = await closedBeforeSending(ctx, linked.done.id);
  return { order: found.done, closed, seller: productName, demo: payments === 'demo' };
}

interface Posted {
  result: Awaited<Submitted>;
  /** The form of a withdrawal as it was typed, to show again. */
  returning: ReturnForm | null;
}

export async function submitFollowed(
  ctx: Ctx,
  token: string,
  field: (name: string) => string,
): Promise<Posted> {
  const here = `${FOLLOW_PATH}/${encodeURIComponent(token)}`;
  const action = field('action');
  let returning: ReturnForm | null = null;
  const result = await attemptInTime(ctx, async () => {
    if (action === 'cancel') await cancelByLink(ctx, { action_token: token });
    if (!isReturnAction(action)) return here;
    const lines = await linesOf(ctx.db, (await orderOfLink(ctx, token)).id);
    returning = returnFormOf(
      field,
      lines.map(({ id }) => id),
    );
    await submitReturn(ctx, { action_token: token }, { field, form: returning });
    return `${here}#retours`;
  });
  return { result, returning };
}

/** The form of whoever has no account, or lost the mail: the same answer whatever the address. */
export function submitLostLinks(ctx: Ctx, email: string): Submitted {
  return attempt(async () => {
    const input = orderCalls.mailLinks.contract.input.safeParse({ email });
    if (!input.success) throw invalidInput(input.error.issues);
    await mailOrderLinks(ctx, input.data);
    return `${FOLLOW_PATH}?lien=envoye#lien`;
  });
}
