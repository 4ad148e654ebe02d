import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Product } from '#src/features/catalogue/product.ts';

/** The products of one text are asked together. */
export const MAX_EMBEDS = 100;

export const embedCalls = {
  embeddedProducts: defineCall('/api/content/embedded_products', {
    access: 'staff:content',
    alsoFor: ['mailing'],
    changes: false,
    input: z.strictObject({ ids: z.array(z.int().check(z.gte(0))).check(z.maxLength(MAX_EMBEDS)) }),
    output: z.object({ items: z.array(Product) }),
    about:
      'Ours: the products that a text names, as their cards in the editor; those that are gone are left out',
  }),
};
