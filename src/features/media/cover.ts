import * as z from 'zod/mini';

/** api.md Cover: the six widths of product.md §9. */
export const Cover = z.object({
  url: z.string(),
  srcset: z.array(z.object({ url: z.string(), width: z.int() })),
  blurhash: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Cover = z.output<typeof Cover>;
