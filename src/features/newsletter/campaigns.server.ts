import { isDeepStrictEqual } from 'node:util';
import { count, desc, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { campaign, campaignLink } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import { newHash } from '#src/server/tokens.ts';
import type { campaignCalls } from './campaign.calls.ts';
import { compose, personal, type Written } from './campaign-mail.server.ts';
import {
  type CampaignRow,
  conflict,
  lockCampaign,
  oneCampaign,
  requireNewest,
  toCampaigns,
} from './campaign-rows.server.ts';
import { letterBody } from './letter-body.server.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import { CAMPAIGNS_PER_PAGE, type Campaign, Segment } from './newsletter.ts';
import { deadIn, PLANNED } from './planned-links.server.ts';
import { countChosen } from './segment.server.ts';
import { CAMPAIGN_JOB } from './send.jobs.server.ts';
import { takeBackCampaign } from './taken-back.server.ts';

const TESTS: LimitPolicy = { name: 'campaign-tests', points: 20, seconds: 3600 };
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
/** In a letter that nobody got: its links lead to the page that says so. */
const NO_KEY = 'apercu';

async function list(
  { db }: Ctx,
  { page }: InputOf<typeof campaignCalls.list>,
): Promise<OutputOf<typeof campaignCalls.list>> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(campaign);
  const rows = await db
    .select()
    .from(campaign)
    .orderBy(desc(campaign.id))
    .limit(CAMPAIGNS_PER_PAGE)
    .offset((page - 1) * CAMPAIGNS_PER_PAGE);
  const items = await toCampaigns(db, rows);
  return { items, page, per_page: CAMPAIGNS_PER_PAGE, total: Number(total) };
}

async function save(
  ctx: Ctx,
  { id, revision, ...given }: InputOf<typeof campaignCalls.save>,
): Promise<Campaign> {
  return inTransaction(ctx, async (tx) => {
    const values = { ...given, status: 'draft' as const, sendAt: null, updatedAt: tx.now };
    const saved = id === null ? await make(tx, values) : await change(tx, { id, revision }, values);
    await audit(tx, {
      action: id === null ? 'campaign.create' : 'campaign.update',
      target: `campaign:${saved}`,
    });
    return oneCampaign(tx.db, saved);
  });
}

type Values = Pick<CampaignRow, 'name' | 'subject' | 'preheader' | 'md' | 'segment' | 'status' | 'sendAt'>;

async function make(tx: Ctx, values: Values): Promise<number> {
  const createdBy = isPerson(tx.actor) ? tx.actor.personId : null;
  const [made] = await tx.db
    .insert(campaign)
    .values({ ...values, token: newHash(), createdBy, createdAt: tx.now })
    .returning({ id: campaign.id });
  if (!made) throw new Error('The campaign was not inserted');
  return made.id;
}

/** Throws conflict for one that anybody got, or that is about to leave, and revision_conflict. */
async function change(
  tx: Ctx,
  { id, revision }: { id: number; revision: number | null },
  values: Values,
): Promise<number> {
  const row = await lockCampaign(tx.db, id);
  const saved = await oneCampaign(tx.db, id);
  const open = row.status === 'draft' || (row.status === 'canceled' && saved.counts.recipients === 0);
  if (!open) throw new DomainError('conflict', fr.refusals.notDraft, { extra: { campaign: saved } });
  // Sent again since its answer was lost, or written the same by two: nobody's words are at stake.
  if (row.status === 'draft' && isDeepStrictEqual(wordsOf(row), wordsOf(values))) return id;
  await requireNewest(tx.db, row, revision);
  await tx.db
    .update(campaign)
    .set({ ...values, revision: row.revision + 1 })
    .where(eq(campaign.id, id));
  return id;
}

const wordsOf = ({ name, subject, preheader, md, segment }: Omit<Values, 'status' | 'sendAt'>) => ({
  name,
  subject,
  preheader,
  md,
  segment: Segment.parse(segment),
});

async function written({ db }: Ctx, id: number): Promise<CampaignRow> {
  const [row] = await db.select().from(campaign).where(eq(campaign.id, id));
  if (!row) throw notFound(fr.refusals.unknown);
  return row;
}

const EXAMPLE = 'camille@exemple.fr';

/** A letter as its readers get it. */
async function drawn({ services }: Ctx, letter: Written) {
  const composed = await compose(services.config, letter, false);
  const { html, text } = personal(composed, { email: EXAMPLE, token: NO_KEY });
  return { letter: { html, text, size: Buffer.byteLength(html) }, composed };
}

async function preview(
  ctx: Ctx,
  { id }: InputOf<typeof campaignCalls.preview>,
): Promise<OutputOf<typeof campaignCalls.preview>> {
  const { letter } = await drawn(ctx, await written(ctx, id));
  return letter;
}

async function render(
  ctx: Ctx,
  typed: InputOf<typeof campaignCalls.render>,
): Promise<OutputOf<typeof campaignCalls.render>> {
  const { letter, composed } = await drawn(ctx, { ...typed, token: NO_KEY });
  return { ...letter, left_out: composed.leftOut, dead_links: await deadIn(ctx, composed.links) };
}

async function report(
  { db }: Ctx,
  { id }: InputOf<typeof campaignCalls.report>,
): Promise<OutputOf<typeof campaignCalls.report>> {
  const links = await db
    .select({ url: campaignLink.url, clicks: campaignLink.clicks })
    .from(campaignLink)
    .where(eq(campaignLink.campaignId, id))
    .orderBy(campaignLink.position);
  return { campaign: await oneCampaign(db, id), links };
}

async function test(ctx: Ctx, { id, to }: InputOf<typeof campaignCalls.test>): Promise<{ sent: true }> {
  const row = await written(ctx, id);
  await ctx.services.limits.take(TESTS, isPerson(ctx.actor) ? `person:${ctx.actor.personId}` : ctx.ip);
  const composed = await compose(ctx.services.config, row, false);
  const mail = personal(composed, { email: to, token: NO_KEY });
  const key = `campaign-test:${id}:${newHash()}`;
  await queueMail(ctx, { ...mail, subject: row.subject, to: to.toLowerCase(), key });
  await audit(ctx, { action: 'campaign.test', target: `campaign:${id}` });
  return { sent: true };
}

const outOfRange = (sentence: string) =>
  new DomainError('date_out_of_range', sentence, { fields: { at: sentence } });

async function schedule(
  ctx: Ctx,
  { id, revision, at }: InputOf<typeof campaignCalls.schedule>,
): Promise<Campaign> {
  const sendAt = new Date(at);
  const ahead = sendAt.getTime() - ctx.now.getTime();
  if (ahead < -DAY_MS) throw outOfRange(fr.refusals.past);
  if (ahead > YEAR_MS) throw outOfRange(fr.refusals.tooFar);
  const { md } = await written(ctx, id);
  const { links } = await letterBody({ publicUrl: ctx.services.config.publicUrl, md, countedAt: null });
  const dead = await deadIn(ctx, links);
  return inTransaction(ctx, async (tx) => {
    const row = await lockCampaign(tx.db, id);
    if (row.status !== 'draft' && row.status !== 'scheduled') throw conflict(fr.refusals.notDraft);
    await requireNewest(tx.db, row, revision);
    await tx.db
      .update(campaign)
      // Those that are dead now are shown beside the letter that is planned: nobody has to be told of them again.
      .set({ status: 'scheduled', sendAt, deadLinks: row.md === md ? dead : [], updatedAt: tx.now })
      .where(eq(campaign.id, id));
    await audit(tx, { action: PLANNED, target: `campaign:${id}`, detail: { at } });
    tx.afterCommit(() => tx.services.jobs.wake(CAMPAIGN_JOB));
    return oneCampaign(tx.db, id);
  });
}

async function cancel(ctx: Ctx, { id }: InputOf<typeof campaignCalls.cancel>): Promise<Campaign> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockCampaign(tx.db, id);
    if (row.status === 'canceled') return oneCampaign(tx.db, id);
    if (row.status !== 'scheduled' && row.status !== 'sending') throw conflict(fr.refusals.notPlanned);
    await tx.db
      .update(campaign)
      .set({ status: 'canceled', sendAt: null, updatedAt: tx.now })
      .where(eq(campaign.id, id));
    await takeBackCampaign(tx, id);
    await audit(tx, { action: 'campaign.cancel', target: `campaign:${id}` });
    return oneCampaign(tx.db, id);
  });
}

const countOf = async ({ db }: Ctx, { segment }: InputOf<typeof campaignCalls.count>) => ({
  count: await countChosen(db, segment),
});

export const campaignVerbs = { list, save, preview, render, report, test, schedule, cancel, count: countOf };
