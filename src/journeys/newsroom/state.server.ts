import { and, count, countDistinct, eq, isNull, max, min, ne } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { legalPages } from '#src/features/content/legal-pages.server.ts';
import { unprocessedEvents } from '#src/features/money/due-events.server.ts';
import { notHeardBy } from '#src/features/search/engines.server.ts';
import { waitingMoney } from '#src/journeys/payments-desk/waiting.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contactMessage,
  paymentEvent,
  review,
  reviewReport,
  searchOutbox,
} from '#src/server/db/schema/index.ts';
import { mailState, retryMail } from './mail.server.ts';
import type { newsroomCalls, SiteState } from './newsroom.calls.ts';

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
const whole = (n: number | undefined) => Number(n ?? 0);

async function siteState(ctx: Ctx): Promise<SiteState> {
  const { total, items } = await ctx.services.jobs.failures();
  return {
    messages: await messages(ctx),
    reviews: await reviews(ctx),
    jobs: { total, items: items.map((job) => ({ ...job, at: job.at.toISOString() })) },
    mail: await mailState(ctx),
    analytics: analytics(ctx),
    search: await search(ctx),
    payments: await payments(ctx),
    legal: await legalPages(ctx.db),
  };
}

async function messages({ db, actor }: Ctx): Promise<SiteState['messages']> {
  const [fresh] = await db
    .select({ total: count(), since: min(contactMessage.createdAt) })
    .from(contactMessage)
    .where(eq(contactMessage.status, 'new'));
  const { assignedTo, status } = contactMessage;
  const own = and(eq(assignedTo, requirePerson(actor).personId), ne(status, 'done'), ne(status, 'spam'));
  const [mine] = await db.select({ total: count() }).from(contactMessage).where(own);
  return { total: whole(fresh?.total), mine: whole(mine?.total), since: iso(fresh?.since) };
}

async function reviews({ db }: Ctx): Promise<SiteState['reviews']> {
  const [pending] = await db
    .select({ total: count(), since: min(review.updatedAt) })
    .from(review)
    .where(eq(review.status, 'pending'));
  const [reported] = await db
    .select({ total: countDistinct(reviewReport.reviewId) })
    .from(reviewReport)
    .innerJoin(review, eq(review.id, reviewReport.reviewId))
    .where(and(isNull(reviewReport.closedAt), eq(review.status, 'published')));
  return { pending: whole(pending?.total), reported: whole(reported?.total), since: iso(pending?.since) };
}

function analytics({ services: { config } }: Ctx): SiteState['analytics'] {
  return { on: config.gtmId !== null, asks: config.consent === 'ask' };
}

async function search({ db, services }: Ctx): Promise<SiteState['search']> {
  const { engine, available } = await services.search.health();
  const [behind] = await db.select({ total: count() }).from(searchOutbox).where(notHeardBy(services.search));
  return { engine, available, behind: whole(behind?.total) };
}

async function payments(ctx: Ctx): Promise<SiteState['payments']> {
  const { db, services } = ctx;
  const provider = services.config.payments;
  const { total: waiting } = await unprocessedEvents(db, 1);
  const [last] = await db.select({ at: max(paymentEvent.receivedAt) }).from(paymentEvent);
  return {
    provider,
    live: services.config.stripe?.live ?? false,
    waiting,
    last_event_at: iso(last?.at),
    ...(await waitingMoney(ctx)),
  };
}

async function retryJob(
  ctx: Ctx,
  job: InputOf<typeof newsroomCalls.retryJob>,
): Promise<Record<string, never>> {
  await ctx.services.jobs.retry(job);
  await audit(ctx, { action: 'job.retry', target: `job:${job.name}` });
  return {};
}

export const newsroomVerbs = { siteState, retryJob, retryMail };
