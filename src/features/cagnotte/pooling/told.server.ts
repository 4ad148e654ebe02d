import { and, eq } from 'drizzle-orm';
import { settingsOf } from '#src/features/lists/settings.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import type { Letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken, list, listOwner } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { ContributionRow } from '../contribution.server.ts';
import type { MailSite } from '../gift.mail.ts';

const PURPOSE = 'withdraw_share';

type Told = Letter & { kind: string };

export function poolSite({ services: { config } }: Ctx): MailSite {
  return { name: config.productName, url: config.publicUrl, demo: config.payments === 'demo' };
}

/** One mail a share and kind. */
export async function tellGiver(
  ctx: Ctx,
  share: Pick<ContributionRow, 'email' | 'uuid'>,
  { kind, ...words }: Told,
): Promise<void> {
  if (share.email)
    await queueMail(ctx, { ...words, to: share.email, key: `contribution:${share.uuid}:${kind}` });
}

/** The list's owner, once nothing is hidden from them any more. */
export async function tellOwnerOfPool(ctx: Ctx, listId: number, told: Told): Promise<void> {
  const [of] = await ctx.db.select({ settings: list.settings }).from(list).where(eq(list.id, listId));
  const owners = await ctx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .where(and(eq(listOwner.listId, listId), eq(listOwner.role, 'owner')));
  const { kind, ...words } = told;
  for (const { id } of owners)
    await notify(ctx, {
      personId: id,
      kind: 'contribution',
      text: words.subject,
      href: '/i/mon-compte/cagnotte',
      mail: { ...words, key: `${kind}:${id}` },
      quiet: !settingsOf(of?.settings ?? {}).email_notifications,
    });
}

/** A link that takes a paid share back; only its hash is kept. */
export async function withdrawLink(ctx: Ctx, share: Pick<ContributionRow, 'id'>): Promise<string> {
  const token = newToken();
  await ctx.db
    .insert(actionToken)
    .values({ tokenHash: tokenHash(token), purpose: PURPOSE, subject: String(share.id) });
  return `${ctx.services.config.publicUrl}/p/reprendre-ma-part/${token}`;
}

/** The share a link takes back; null when it is not one of ours. */
export async function shareOfLink(ctx: Ctx, token: string): Promise<number | null> {
  const [found] = await ctx.db
    .select()
    .from(actionToken)
    .where(eq(actionToken.tokenHash, tokenHash(token)));
  return found?.purpose === PURPOSE ? Number(found.subject) : null;
}
