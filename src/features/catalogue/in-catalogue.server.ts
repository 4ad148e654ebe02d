import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { product } from '#src/server/db/schema/index.ts';

/** The products readers find, see and add: not a list's own things, nor what was switched off or deleted. */
export const inCatalogue = and(
  eq(product.kind, 'catalogue'),
  eq(product.enabled, true),
  isNull(product.deletedAt),
) as SQL;
