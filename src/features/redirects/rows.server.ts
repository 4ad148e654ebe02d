import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { redirect } from '#src/server/db/schema/index.ts';

/** Leaves a redirect (or a 410 when `to` is null) at a former address; answers the page tag it changes. */
export async function leaveRedirect(db: Db, path: string, to: string | null): Promise<string> {
  await db
    .insert(redirect)
    .values({ path, toPath: to })
    .onConflictDoUpdate({ target: redirect.path, set: { toPath: to, at: sql`now()` } });
  // Whoever pointed to the former address now points to the new one: no chains.
  if (to) await db.update(redirect).set({ toPath: to }).where(eq(redirect.toPath, path));
  return `redirect:${path}`;
}

/** The redirect that somebody made by hand at an address: whoever publishes a page there is told before. */
export async function findManualRedirect(db: Db, path: string) {
  const manual = and(eq(redirect.path, path), eq(redirect.source, 'manual'));
  const [row] = await db.select().from(redirect).where(manual);
  return row ?? null;
}

/** The address is in use again: it leads nowhere else. Answers the page tag it changes. */
export async function clearRedirect(db: Db, path: string): Promise<string> {
  await db.delete(redirect).where(eq(redirect.path, path));
  return `redirect:${path}`;
}
