import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { deadLinks } from '#src/features/content/life/menu-links.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { auditLog, campaign, person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { mayDo } from '#src/server/may-do.ts';
import type { CampaignRow } from './campaign-rows.server.ts';
import { deadLinksMail } from './dead-links.fr.ts';

/** Whoever planned a letter has at least so long between the mail that tells of a dead link and its sending. */
export const NOTICE_MS = 3_600_000;
const MAILED_MAX = 20;

/** The action that the journal names a planned letter by. */
export const PLANNED = 'campaign.schedule';
const TOLD = 'campaign.dead_links';
const DAY_MS = 86_400_000;

/** The pages of ours that a letter leads to and that are not there (any more). */
export function deadIn(ctx: Ctx, links: readonly string[]): Promise<string[]> {
  const { publicUrl } = ctx.services.config;
  const ours = links.filter((link) => link.startsWith(`${publicUrl}/`));
  return deadLinks(
    ctx,
    ours.map((link) => link.slice(publicUrl.length)),
  );
}

/**
 * Tells whoever planned a letter of the links that died since they were last told, and leaves them an hour before it
 * goes: it goes then, whatever they did, unless they took it back. Links that live again are forgotten; one that comes
 * and goes is told of once a day, so that nobody who holds a page of ours holds a letter back by it.
 */
export async function tellOfDead(
  ctx: Ctx,
  { id, md }: Pick<CampaignRow, 'id' | 'md'>,
  links: readonly string[],
): Promise<void> {
  const dead = await deadIn(ctx, links);
  await inTransaction(ctx, async (tx) => {
    const still = and(eq(campaign.id, id), eq(campaign.md, md), eq(campaign.status, 'scheduled'));
    const [row] = await tx.db.select().from(campaign).where(still).for('no key update');
    if (!row?.sendAt) return;
    const fresh = dead.filter((link) => !row.deadLinks.includes(link));
    if (fresh.length === 0 && dead.length === row.deadLinks.length) return;
    const told = fresh.length > 0 ? await toldToday(tx, id) : [];
    const isNews = fresh.some((link) => !told.includes(link));
    const soonest = tx.now.getTime() + NOTICE_MS;
    const sendAt = isNews && row.sendAt.getTime() < soonest ? new Date(soonest) : row.sendAt;
    await tx.db.update(campaign).set({ deadLinks: dead, sendAt }).where(eq(campaign.id, id));
    if (isNews) await tell(tx, { row, sendAt, dead });
  });
}

const ofLetter = (action: string, id: number) =>
  and(eq(auditLog.action, action), eq(auditLog.target, `campaign:${id}`));

/** The links that were told of since it was planned, of the last day: by the real clock, as the journal is kept. */
async function toldToday({ db }: Ctx, id: number): Promise<string[]> {
  const rows = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        ofLetter(TOLD, id),
        gt(auditLog.at, new Date(Date.now() - DAY_MS)),
        gt(
          auditLog.id,
          db
            .select({ id: sql`coalesce(max(${auditLog.id}), 0)` })
            .from(auditLog)
            .where(ofLetter(PLANNED, id)),
        ),
      ),
    );
  return rows.flatMap(({ detail }) => (detail as { dead: string[] }).dead);
}

interface Told {
  row: CampaignRow;
  sendAt: Date;
  dead: readonly string[];
}

async function tell(tx: Ctx, { row, sendAt, dead }: Told): Promise<void> {
  const { name: site, url } = siteOf(tx);
  const late = row.sendAt !== null && row.sendAt < sendAt ? row.sendAt : null;
  const mail = deadLinksMail({
    site,
    name: row.name,
    dead,
    sendAt,
    late,
    href: `${url}/a/admin/mailing`,
  });
  for (const { id, email } of await keepers(tx, row))
    await queueMail(tx, { ...mail, to: email, key: `campaign-dead:${row.id}:${tx.now.getTime()}:${id}` });
  await audit(tx, { action: TOLD, target: `campaign:${row.id}`, detail: { dead } });
}

/** The one who planned it; where they may not change it any more, everybody who may. */
async function keepers({ db }: Ctx, row: CampaignRow): Promise<{ id: number; email: string }[]> {
  const [planned] = await db
    .select({ by: auditLog.actorId })
    .from(auditLog)
    .where(ofLetter(PLANNED, row.id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const everybody = await db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(mayDo('mailing'))
    .orderBy(person.id);
  const one = everybody.find(({ id }) => id === (planned?.by ?? row.createdBy));
  return one ? [one] : everybody.slice(0, MAILED_MAX);
}
