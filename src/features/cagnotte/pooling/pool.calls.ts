import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, secret } from '#src/lib/shapes.ts';
import { Contribution, contributionInput, Payment } from '../cagnotte.ts';
import { Pool, SHORTFALLS } from './pool.ts';

const onList = { list_uuid: z.uuid() };
const one = z.object({ pool: Pool });
const shortfall = z.enum(SHORTFALLS, 'Choisissez ce qui se passe si la somme n’est pas réunie à temps.');

/** Gifts that several pay together: the owner proposes them, givers take part without an account. */
export const poolCalls = {
  getPools: defineCall('/api/publiclist/get_pools', {
    access: 'anyone',
    changes: false,
    input: z.strictObject(onList),
    output: z.object({ items: z.array(Pool) }),
    about:
      'The gifts of a list that several pay together; under surprise its owner reads nothing of what was paid',
  }),
  prepareShare: defineCall('/api/publiclist/prepare_share', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    input: z.strictObject({
      pool_uuid: z.uuid(),
      contribution: contributionInput,
      shortfall,
      dontGenerateStripePaymentIntent: z._default(z.boolean(), false),
    }),
    output: z.object({ contribution: Contribution, payment: z.nullable(Payment) }),
    codes: ['amount_out_of_range', 'cagnotte_closed', 'pool_over', 'already_bought'],
    about: 'A share of such a gift; more than what is missing is refused (amount_out_of_range)',
  }),
  withdrawShare: defineCall('/api/publiclist/withdraw_share', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ action_token: secret(100) }),
    output: Contribution,
    codes: ['not_cancelable', 'token_invalid'],
    about: 'Gives a paid share back, by the receipt’s link, while its gift is not funded',
  }),
  openPool: defineCall('/api/list/open_pool', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ ...onList, product_id: z.int().check(z.positive()), deadline: dateOnly }),
    output: one,
    codes: ['date_out_of_range', 'price_missing', 'conflict', 'surprise_holds'],
    about: 'Proposes an item to several givers, at its price, until a day',
  }),
  closePool: defineCall('/api/list/close_pool', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ ...onList, pool_uuid: z.uuid() }),
    output: one,
    codes: ['conflict'],
    about: 'Stops it: each share goes where its giver chose',
  }),
};
