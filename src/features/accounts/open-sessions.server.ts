import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { session } from '#src/server/db/schema/index.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import type { OpenSession } from './security.calls.ts';
import { endSessionsOf, endSessionsWhere } from './session.server.ts';

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
  return inTransaction(ctx, async ({ db }) => {
    if (ids) {
      const named = and(eq(session.personId, personId), inArray(session.uuid, ids));
      return { ended: await endSessionsWhere(db, named) };
    }
    await endOutstandingLinks(db, personId);
    return { ended: await endSessionsOf(db, personId, tokenHash) };
  });
}
