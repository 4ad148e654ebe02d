import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { session } from '#src/server/db/schema/index.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import type { OpenSession } from './security.calls.ts';

/** Lists the person's open sessions, the newest use first. */
export async function listSessions(ctx: Ctx): Promise<{ items: OpenSession[] }> {
  const { personId, tokenHash } = requirePerson(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.personId, personId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.lastSeenAt));
  return {
    items: rows.map((row) => ({
      id: row.uuid,
      current: row.tokenHash === tokenHash,
      user_agent: row.userAgent ?? '',
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
    })),
  };
}

/** Ends the sessions named, or every one but this with the links that are out. Another person's ids end nothing. */
export async function endSessions(
  ctx: Ctx,
  { ids }: { ids?: string[] | undefined },
): Promise<{ ended: number }> {
  const { personId, tokenHash } = requirePerson(ctx.actor);
  const which = ids ? inArray(session.uuid, ids) : ne(session.tokenHash, tokenHash);
  return inTransaction(ctx, async ({ db }) => {
    if (!ids) await endOutstandingLinks(db, personId);
    const ended = await db
      .delete(session)
      .where(and(eq(session.personId, personId), which))
      .returning({ uuid: session.uuid });
    return { ended: ended.length };
  });
}
