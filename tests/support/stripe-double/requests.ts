// Stripe's requests as strict shapes held to the SDK's own types: another name, or a decimal, is refused.
import type Stripe from 'stripe';
import { z } from 'zod';
import { refuse } from './books.ts';

const text = z.string().max(500);
const whole = z.string().regex(/^\d+$/).transform(Number);
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');
const expand = z.array(text).optional();
const metadata = z.record(z.string().max(40), text).optional();
/** Cards alone, as our terms say: otherwise whoever holds the account decides, and may offer payment in parts. */
const allowed_payment_method_types = z.array(z.literal('card')).length(1);

export const shapes = {
  'payment_intents.create': z.strictObject({
    amount: whole,
    currency: z.literal('eur'),
    metadata,
    allowed_payment_method_types,
    capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
    expand,
  }) satisfies z.ZodType<Stripe.PaymentIntentCreateParams>,
  'payment_intents.update': z.strictObject({
    amount: whole.optional(),
    metadata,
    customer: text.optional(),
    expand,
  }) satisfies z.ZodType<Stripe.PaymentIntentUpdateParams>,
  'payment_intents.confirm': z.strictObject({
    payment_method: text,
    off_session: truth,
    expand,
  }) satisfies z.ZodType<Stripe.PaymentIntentConfirmParams>,
  'setup_intents.create': z.strictObject({
    customer: text,
    usage: z.enum(['off_session', 'on_session']),
    metadata,
    allowed_payment_method_types,
  }) satisfies z.ZodType<Stripe.SetupIntentCreateParams>,
  'customers.create': z.strictObject({ metadata }) satisfies z.ZodType<Stripe.CustomerCreateParams>,
  'refunds.create': z.strictObject({
    payment_intent: text,
    amount: whole.optional(),
    metadata,
  }) satisfies z.ZodType<Stripe.RefundCreateParams>,
  retrieve: z.strictObject({ expand }),
  nothing: z.strictObject({}),
};

/** `a[b][c]=1` as nested objects, `a[0]=1` as a list. */
export function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [key, value] of form) {
    const path = key.replaceAll(']', '').split('[');
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) as string] = value;
  }
  for (const list of ['expand', 'allowed_payment_method_types'])
    if (root[list]) root[list] = Object.values(root[list]);
  return root;
}

/** Throws Stripe's own refusal for what it would not accept. */
export function read<K extends keyof typeof shapes>(shape: K, form: URLSearchParams) {
  const given = shapes[shape].safeParse(nested(form));
  if (given.success) return given.data as z.output<(typeof shapes)[K]>;
  const [issue] = given.error.issues;
  return refuse(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `${shape}: ${issue?.path.join('.')} ${issue?.message}`,
  });
}
