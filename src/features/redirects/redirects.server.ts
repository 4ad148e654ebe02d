import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { redirect } from '#src/server/db/schema/index.ts';

/** Finds where a former address leads: a path, null for gone (410), undefined when it never was one. */
export async function findRedirect(db: Db, path: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(redirect).where(eq(redirect.path, path));
  return row ? row.toPath : undefined;
}
