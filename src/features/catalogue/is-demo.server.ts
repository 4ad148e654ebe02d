import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { product } from '#src/server/db/schema/index.ts';

/** True of a product of the demonstration, which nobody sells. */
export async function isDemo(db: Db, id: number): Promise<boolean> {
  const found = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), eq(product.demo, true)));
  return found.length > 0;
}
