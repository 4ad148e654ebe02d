import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { askReturn, changeReturn } from './ask.server.ts';
import { returnCalls } from './return.calls.ts';
import { type ReturnForm, readReturnForm } from './return-form.ts';

type Which = { hash: string } | { action_token: string };
type Field = (name: string) => string;

export const RETURN_ACTIONS = ['return', 'return-sent', 'return-cancel'] as const;

export const isReturnAction = (action: string) => (RETURN_ACTIONS as readonly string[]).includes(action);

/** The form of a withdrawal among what a page sent; null when it sent another. */
export function returnFormOf(field: Field, lineIds: readonly number[]): ReturnForm | null {
  return field('action') === 'return' ? readReturnForm(field, lineIds) : null;
}

/** Does what the plain forms of an order's page ask about returns. Throws what the calls do. */
export async function submitReturn(
  ctx: Ctx,
  which: Which,
  { field, form }: { field: Field; form: ReturnForm | null },
): Promise<void> {
  const action = field('action');
  if (form && action === 'return') {
    const lines = Object.entries(form.pieces).map(([id, quantity]) => ({ line_id: Number(id), quantity }));
    const input = returnCalls.ask.contract.input.safeParse({
      ...which,
      lines,
      way: form.way,
      reason: form.reason,
    });
    if (!input.success) throw invalidInput(input.error.issues);
    await askReturn(ctx, input.data);
  }
  if (action !== 'return-sent' && action !== 'return-cancel') return;
  const input = returnCalls.change.contract.input.safeParse({
    ...which,
    id: field('return'),
    step: action === 'return-sent' ? 'sent' : 'cancel',
    carrier: field('carrier'),
    tracking_number: field('tracking_number'),
  });
  if (!input.success) throw invalidInput(input.error.issues);
  await changeReturn(ctx, input.data);
}
