import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, typed } from '#src/lib/shapes.ts';
import * as field from './fields.ts';

const Shelf = z.object({
  slug: z.string(),
  label: z.string(),
  icon: z.string(),
  position: z.int(),
  products: z.int(),
});
export type Shelf = z.output<typeof Shelf>;
const shelves = z.object({ items: z.array(Shelf) });

/** Ours: the shelves of the shop (`classifications` of the site content), which are also the groups of a list. */
export const adminShelfCalls = {
  listShelves: defineCall('/api/admin/list_classifications', {
    access: 'staff:catalogue',
    alsoFor: ['offers'],
    changes: false,
    input: nothing,
    output: shelves,
  }),
  saveShelf: defineCall('/api/admin/save_classification', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ slug: z.nullable(field.slug), label: typed(1, 60), icon: typed(1, 40) }),
    output: shelves,
    codes: ['slug_taken', 'not_found'],
    about: 'Ours: a new one without slug; its address is made of its label once, and never changes',
  }),
  orderShelves: defineCall('/api/admin/order_classifications', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ slugs: z.array(field.slug).check(z.maxLength(100)) }),
    output: shelves,
    codes: ['conflict'],
  }),
  deleteShelf: defineCall('/api/admin/delete_classification', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ slug: field.slug }),
    output: shelves,
    codes: ['classification_in_use', 'conflict'],
  }),
};
