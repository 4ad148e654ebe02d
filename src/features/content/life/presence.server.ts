import { and, asc, count, eq, gt, isNull, lt, max, ne } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentPresence, contentRevision, person, template } from '#src/server/db/schema/index.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { editorName } from './history.server.ts';
import type { lifeCalls } from './life.calls.ts';

type In = InputOf<typeof lifeCalls.contentPresence>;
type Out = Promise<OutputOf<typeof lifeCalls.contentPresence>>;

/** A tab says it is there every four seconds; one that missed three times has gone. */
const ALIVE_MS = 15_000;

/** Presence lives in the database, so that editors on several processes see each other. */
async function sayPresence(ctx: Ctx, input: In): Out {
  const [row] = await ctx.db
    .select({
      revision: content.revision,
      status: content.status,
      scheduledAt: content.scheduledAt,
      unpublishAt: content.unpublishAt,
      savedBy: editorName,
      savedById: contentRevision.authorId,
    })
    .from(content)
    .leftJoin(
      contentRevision,
      and(eq(contentRevision.contentId, content.id), eq(contentRevision.revision, content.revision)),
    )
    .leftJoin(person, eq(person.id, contentRevision.authorId))
    .where(and(eq(content.id, input.id), isNull(content.deletedAt)));
  if (!row) throw notFound(contentRefusalFr.gone);
  await keepPresence(ctx, input);
  return {
    others: await othersOn(ctx, input),
    revision: row.revision,
    status: row.status,
    saved_by: row.savedBy,
    saved_by_self: row.savedById === requirePerson(ctx.actor).personId,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    unpublish_at: row.unpublishAt?.toISOString() ?? null,
    templates: await templatesState(ctx),
  };
}

/** Another text as soon as a template comes, goes or changes. */
async function templatesState({ db }: Ctx): Promise<string> {
  const [found] = await db.select({ made: count(), last: max(template.updatedAt) }).from(template);
  return `${found?.made ?? 0} ${found?.last?.toISOString() ?? ''}`.trim();
}

async function keepPresence({ db, now, actor }: Ctx, input: In): Promise<void> {
  const { id: contentId, client, writing } = input;
  const own = and(eq(contentPresence.contentId, contentId), eq(contentPresence.client, client));
  if (input.leaving) {
    await db.delete(contentPresence).where(own);
    return;
  }
  const { personId } = requirePerson(actor);
  await db
    .insert(contentPresence)
    .values({ contentId, client, personId, writing, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [contentPresence.contentId, contentPresence.client],
      set: { personId, writing, seenAt: now },
    });
}

async function othersOn({ db, now, actor }: Ctx, { id, client }: In) {
  const alive = new Date(now.getTime() - ALIVE_MS);
  const { personId } = requirePerson(actor);
  await db.delete(contentPresence).where(lt(contentPresence.seenAt, new Date(now.getTime() - 10 * ALIVE_MS)));
  const rows = await db
    .select({
      name: editorName,
      writing: contentPresence.writing,
      since: contentPresence.since,
      personId: contentPresence.personId,
    })
    .from(contentPresence)
    .innerJoin(person, eq(person.id, contentPresence.personId))
    .where(
      and(
        eq(contentPresence.contentId, id),
        ne(contentPresence.client, client),
        gt(contentPresence.seenAt, alive),
      ),
    )
    .orderBy(asc(contentPresence.since))
    .limit(20);
  return rows.map(({ personId: other, since, name, writing }) => ({
    name: name ?? '',
    writing,
    since: since.toISOString(),
    self: other === personId,
  }));
}

export const presenceVerbs = { contentPresence: sayPresence };
