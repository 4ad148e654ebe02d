import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { lifeCalls } from './life.calls.ts';
import { BIN_DAYS } from './life.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** Its revisions, links and drafts go with it; the 410 at its address stays. */
export async function purge(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .delete(content)
      .where(and(eq(content.id, id), isNotNull(content.deletedAt)))
      .returning({ id: content.id });
    if (gone.length === 0) throw notFound(contentRefusalFr.notInBin);
    await audit(tx, { action: 'content.purge', target: `content:${id}` });
  });
}

async function purgeContent(
  ctx: Ctx,
  { id }: InputOf<typeof lifeCalls.purgeContent>,
): Promise<Record<string, never>> {
  await purge(ctx, id);
  return {};
}

export const jobCtx = (services: Services): Ctx =>
  makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'job', userAgent: '' });

/** Empties the bin of what has been in it for 30 days (docs/spec/decisions.md §19). */
export const binPurge: JobKind<Record<string, never>> = {
  name: 'content-bin-purge',
  cron: '23 3 * * *',
  async run(services) {
    const ctx = jobCtx(services);
    const before = new Date(ctx.now.getTime() - BIN_DAYS * DAY_MS);
    for (;;) {
      const due = await ctx.db
        .select({ id: content.id })
        .from(content)
        .where(and(isNotNull(content.deletedAt), lt(content.deletedAt, before)))
        .orderBy(asc(content.deletedAt))
        .limit(BATCH);
      for (const { id } of due) await purge(ctx, id);
      if (due.length < BATCH) return;
    }
  },
};

export const binVerbs = { purgeContent };
