import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { requireChecked } from '../checklist/checklist.server.ts';
import type { Content } from '../content.ts';
import { type ContentRow, oneContent } from '../content-rows.server.ts';
import { publishText, renderItemAhead } from '../drafts.server.ts';
import { lockContent } from '../editor-rows.server.ts';
import { requireFreeSlug } from '../free-slug.server.ts';
import { requirePublishable, takeOff } from '../publishing.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { checked } from '../saving.server.ts';
import { jobCtx } from './bin.server.ts';
import type { lifeCalls } from './life.calls.ts';

type Plan = Partial<Pick<ContentRow, 'status' | 'scheduledAt' | 'unpublishAt' | 'scheduleProblem'>>;

/** A date typed by mistake would hide an article for ever. */
const LONGEST_MS = 2 * 366 * 86_400_000;
const BATCH = 100;

function momentOf(at: string | null, now: Date): Date | null {
  if (at === null) return null;
  const moment = new Date(at);
  if (moment <= now) throw invalid(contentRefusalFr.momentPast);
  if (moment.getTime() - now.getTime() > LONGEST_MS) throw invalid(contentRefusalFr.momentTooFar);
  return moment;
}

function invalid(sentence: string): DomainError {
  return new DomainError('invalid_input', sentence, { fields: { at: sentence } });
}

async function keepPlan(tx: Ctx, row: ContentRow, plan: Plan): Promise<Content> {
  const [saved] = await tx.db.update(content).set(plan).where(eq(content.id, row.id)).returning();
  const detail = {
    scheduled_at: saved?.scheduledAt?.toISOString() ?? null,
    unpublish_at: saved?.unpublishAt?.toISOString() ?? null,
  };
  await audit(tx, { action: 'content.schedule', target: `content:${row.id}`, detail });
  const due = saved?.scheduledAt ?? saved?.unpublishAt;
  if (due) tx.afterCommit(() => askAt(tx, due));
  return oneContent(tx.db, saved ?? row);
}

/** A run at the very moment; the minute's own run is there should it be lost. Real time, whatever the demo clock says. */
function askAt(ctx: Ctx, due: Date): void {
  const startAfter = new Date(Date.now() + due.getTime() - ctx.now.getTime());
  ctx.services.jobs
    .send(scheduleDue, {}, { startAfter })
    .catch((error: unknown) => ctx.services.log.warn({ err: error }, 'schedule'));
}

/** Plans the publication of an item, or of the draft beside a live one; null forgets the plan. */
async function scheduleContent(
  ctx: Ctx,
  { id, at }: InputOf<typeof lifeCalls.scheduleContent>,
): Promise<Content> {
  const moment = momentOf(at, ctx.now);
  await renderItemAhead(ctx, id);
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    const live = row.status === 'published';
    if (moment === null)
      return keepPlan(tx, row, {
        scheduledAt: null,
        scheduleProblem: null,
        ...(live ? {} : { status: 'draft' }),
      });
    if (live && row.draftMd === null) throw new DomainError('conflict', contentRefusalFr.nothingToPlan);
    if (row.unpublishAt && row.unpublishAt <= moment) throw invalid(contentRefusalFr.endsBefore);
    const document = await checked(tx, row.draftMd ?? row.md);
    requirePublishable(document.namespace, document.fields);
    await requireChecked(tx.db, row);
    await requireFreeSlug(tx, document, id);
    return keepPlan(tx, row, {
      scheduledAt: moment,
      scheduleProblem: null,
      ...(live ? {} : { status: 'scheduled' }),
    });
  });
}

async function scheduleUnpublish(
  ctx: Ctx,
  { id, at }: InputOf<typeof lifeCalls.scheduleUnpublish>,
): Promise<Content> {
  const moment = momentOf(at, ctx.now);
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    if (moment && row.status === 'draft') throw new DomainError('conflict', contentRefusalFr.notOnline);
    if (moment && row.status === 'scheduled' && row.scheduledAt && moment <= row.scheduledAt)
      throw invalid(contentRefusalFr.beginsAfter);
    return keepPlan(tx, row, { unpublishAt: moment });
  });
}

/** Publishes and withdraws what is due. Each item in a transaction of its own: one that can't does not hold the others. */
export async function applyDue(ctx: Ctx): Promise<void> {
  const due = or(lte(content.scheduledAt, ctx.now), lte(content.unpublishAt, ctx.now));
  const planned = or(isNotNull(content.scheduledAt), isNotNull(content.unpublishAt));
  for (;;) {
    const rows = await ctx.db
      .select({ id: content.id })
      .from(content)
      .where(and(planned, due, isNull(content.deletedAt)))
      .orderBy(asc(content.scheduledAt), asc(content.id))
      .limit(BATCH);
    for (const { id } of rows) await applyOne(ctx, id);
    if (rows.length < BATCH) return;
  }
}

async function applyOne(ctx: Ctx, id: number): Promise<void> {
  try {
    await renderItemAhead(ctx, id);
    await inTransaction(ctx, async (tx) => {
      const row = await lockContent(tx.db, id);
      if (row.scheduledAt && row.scheduledAt <= tx.now) await publishPlanned(tx, row);
      else if (row.unpublishAt && row.unpublishAt <= tx.now) await withdraw(tx, row);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await giveUp(ctx, id, error.message);
  }
}

async function publishPlanned(tx: Ctx, row: ContentRow): Promise<void> {
  const by = row.draftMd === null ? row.updatedBy : row.draftBy;
  // Readers see the planned minute, whenever the job came.
  await publishText({ ...tx, now: row.scheduledAt ?? tx.now }, row, by);
  await tx.db.update(content).set({ scheduledAt: null, scheduleProblem: null }).where(eq(content.id, row.id));
}

async function withdraw(tx: Ctx, row: ContentRow): Promise<void> {
  if (row.status === 'published') await takeOff(tx, row);
  else await tx.db.update(content).set({ unpublishAt: null }).where(eq(content.id, row.id));
}

/** It could be published when it was planned and can't be now (a slug taken since): an editor is told. */
async function giveUp(ctx: Ctx, id: number, problem: string): Promise<void> {
  ctx.services.log.warn({ content: id, problem }, 'planned publication refused');
  await inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    const status = row.status === 'scheduled' ? 'draft' : row.status;
    await tx.db
      .update(content)
      .set({ scheduledAt: null, scheduleProblem: problem, status })
      .where(eq(content.id, id));
  });
}

const run = (services: Services) => applyDue(jobCtx(services));

/** Every minute, also for what fell due while nothing ran. */
export const scheduleTick: JobKind<Record<string, never>> = {
  name: 'content-schedule',
  cron: '* * * * *',
  run,
};

/** At the planned moment itself. */
export const scheduleDue: JobKind<Record<string, never>> = { name: 'content-due', run };

export const scheduleVerbs = { scheduleContent, scheduleUnpublish };
