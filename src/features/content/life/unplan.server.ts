import { eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { holds } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';

/**
 * A locked item before its text, or the draft beside it, is changed: who plans a publication answers for the words that
 * were there, so that a change by somebody who may not publish ends the plan, and its editors are told.
 */
export async function unplanned(tx: Ctx, row: ContentRow): Promise<ContentRow> {
  if (row.scheduledAt === null || holds(tx.actor, 'publish')) return row;
  const [kept] = await tx.db
    .update(content)
    .set({
      scheduledAt: null,
      scheduleProblem: contentRefusalFr.changedSincePlanned,
      status: row.status === 'scheduled' ? 'draft' : row.status,
    })
    .where(eq(content.id, row.id))
    .returning();
  const detail = { scheduled_at: null, changed: true };
  await audit(tx, { action: 'content.schedule', target: `content:${row.id}`, detail });
  return kept ?? row;
}
