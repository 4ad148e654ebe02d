import { takeEach } from '#src/features/money/limits.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt } from '#src/server/http/page-caller.ts';
import { checkoutPath } from './checkout-page.server.ts';
import { joinBegun } from './join-begun.server.ts';
import { orderCalls } from './order.calls.ts';
import type { OrderHereForm } from './order-here.ts';
import { beginOrder, PREPARED } from './prepare.server.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The form's names for fields that the call names otherwise. */
const FIELDS: Record<string, string> = { contributor_email: 'email', contributor_name: 'name' };

/** The form of a list's page: the same checks and the same verb as the call. Answers where to pay. */
export function submitOrderHere(ctx: Ctx, listUuid: string, form: OrderHereForm) {
  return attempt(async () => {
    const input = orderCalls.prepare.contract.input.safeParse({
      list_uuid: listUuid,
      // Nothing chosen is a field that is missing.
      product_id: form.product_id ? Number(form.product_id) : undefined,
      contributor_email: form.email,
      contributor_name: form.name,
      quantity: Number(form.quantity),
    });
    if (!input.success)
      throw invalidInput(
        input.error.issues.map((issue) => ({
          ...issue,
          path: issue.path.map((part) => FIELDS[String(part)] ?? part),
        })),
      );
    const key = UUID.test(form.key) ? form.key : undefined;
    await takeEach(ctx, PREPARED);
    const joined = await joinBegun(ctx, input.data);
    if (joined) return `${checkoutPath(joined.hash)}#resume`;
    const { hash } = await beginOrder(ctx, { ...input.data, key });
    // Without a fragment of its own, the page would keep the form's.
    return `${checkoutPath(hash)}#contenu`;
  });
}
