import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Merchant } from '#src/features/accounts/account.ts';
import { nothing, page, secret } from '#src/lib/shapes.ts';
import { Collection, RefusedLine, ShopifyState, setupFields } from './shopify.ts';

const business = { access: 'merchant', alone: true } as const;
const codes = ['shopify_off', 'shopify_not_linked'] as const;

/** /api/business/: a business and its shop at Shopify. */
export const shopifyCalls = {
  link: defineCall('/api/business/shopify_link', {
    ...business,
    changes: true,
    codes: ['shopify_off', 'shop_invalid', 'forbidden'],
    input: z.strictObject({ shop: z.string().check(z.maxLength(200)) }),
    output: z.object({ url: z.string() }),
    about: 'The answer’s cookie tells, on the way back from Shopify, whose shop it is',
  }),
  finish: defineCall('/api/business/shopify_finish', {
    access: 'session',
    changes: true,
    alone: true,
    codes: ['shopify_off', 'token_invalid', 'shop_taken', 'conflict', 'forbidden', 'unavailable'],
    input: z.strictObject({ link_token: secret(200) }),
    output: z.object({ merchant: Merchant, domain: z.string() }),
    about: 'A person gets a business of their own by it',
  }),
  state: defineCall('/api/business/shopify_state', {
    ...business,
    changes: false,
    input: nothing,
    output: ShopifyState,
  }),
  sync: defineCall('/api/business/shopify_sync', {
    ...business,
    changes: true,
    codes: [...codes, 'conflict'],
    input: nothing,
    output: ShopifyState,
  }),
  unlink: defineCall('/api/business/shopify_unlink', {
    ...business,
    changes: true,
    proof: true,
    codes: ['shopify_not_linked', 'forbidden'],
    input: nothing,
    output: ShopifyState,
  }),
  setup: defineCall('/api/business/shopify_setup', {
    ...business,
    changes: true,
    codes: [...codes, 'conflict'],
    input: z.strictObject(setupFields),
    output: ShopifyState,
    about: 'Starts an import',
  }),
  collections: defineCall('/api/business/shopify_collections', {
    ...business,
    changes: true,
    codes: [...codes, 'unavailable'],
    input: nothing,
    output: z.object({ items: z.array(Collection) }),
    about: 'Ours: the collections among which a seller chooses',
  }),
  refused: defineCall('/api/business/shopify_refused', {
    ...business,
    changes: false,
    input: z.strictObject({ page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
    output: page(RefusedLine),
    about: 'Ours: what is not brought in, line by line, and why',
  }),
};
