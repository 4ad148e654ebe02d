import * as z from 'zod/mini';

/** docs/spec/calls.md §Types, Cover: the six widths of docs/spec/product.md §9. */
export const Cover = z.object({
  url: z.string(),
  srcset: z.array(z.object({ url: z.string(), width: z.int() })),
  blurhash: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Cover = z.output<typeof Cover>;
