import { and, count, eq, inArray, sum } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { campaign, campaignLink, campaignRecipient } from '#src/server/db/schema/index.ts';
import { LETTER_PATHS } from './link.server.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import { type Campaign, Segment } from './newsletter.ts';

export type CampaignRow = typeof campaign.$inferSelect;

/** Throws not_found. */
export async function lockCampaign(db: Db, id: number): Promise<CampaignRow> {
  const [row] = await db.select().from(campaign).where(eq(campaign.id, id)).for('no key update');
  if (!row) throw notFound(fr.refusals.unknown);
  return row;
}

export const conflict = (sentence: string) => new DomainError('conflict', sentence);

/** Whoever works on an older text than the newest is told, and given the newest. Null: they did not say on which. */
export async function requireNewest(db: Db, row: CampaignRow, revision: number | null): Promise<void> {
  if (revision === null || revision === row.revision) return;
  throw new DomainError('revision_conflict', fr.refusals.changedElsewhere, {
    extra: { campaign: await oneCampaign(db, row.id) },
  });
}

/** With their figures, in the order of the rows. */
export async function toCampaigns(db: Db, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { campaignId, state } = campaignRecipient;
  const people = await db
    .select({ id: campaignId, state, total: count() })
    .from(campaignRecipient)
    .where(inArray(campaignId, ids))
    .groupBy(campaignId, state);
  const followed = await db
    .select({ id: campaignLink.campaignId, clicks: sum(campaignLink.clicks) })
    .from(campaignLink)
    .where(inArray(campaignLink.campaignId, ids))
    .groupBy(campaignLink.campaignId);
  const of = (id: number, states?: readonly string[]) =>
    people
      .filter((one) => one.id === id && (!states || states.includes(one.state)))
      .reduce((total, one) => total + Number(one.total), 0);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    subject: row.subject,
    preheader: row.preheader,
    md: row.md,
    segment: Segment.parse(row.segment),
    status: row.status,
    revision: row.revision,
    send_at: row.sendAt?.toISOString() ?? null,
    counts: {
      recipients: of(row.id),
      sent: of(row.id, ['sent']),
      failed: of(row.id, ['failed']),
      clicks: Number(followed.find(({ id }) => id === row.id)?.clicks ?? 0),
      unsubscribed: row.withdrawn,
    },
    dead_links: row.status === 'scheduled' ? row.deadLinks : [],
    path: LETTER_PATHS.browser(row.token),
  }));
}

export async function oneCampaign(db: Db, id: number): Promise<Campaign> {
  const rows = await db
    .select()
    .from(campaign)
    .where(and(eq(campaign.id, id)));
  const [found] = await toCampaigns(db, rows);
  if (!found) throw notFound(fr.refusals.unknown);
  return found;
}
