import { eq } from 'drizzle-orm';
import { isClosed } from '#src/features/lists/giving.server.ts';
import { ownerOf } from '#src/features/lists/list.read.server.ts';
import { siteSettings } from '#src/features/site/settings.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { Contribution } from './cagnotte.ts';
import { type ContributionRow, findGift, type Gift, toContribution } from './contribution.server.ts';
import { isEditor, type LinkToKeep } from './editor.server.ts';
import { receiptPath } from './receipt-page.ts';

const PURPOSE = 'receipt';

export interface ReceiptPage {
  contribution: Contribution;
  reference: string;
  /** The payer's name; null when they stay anonymous to whoever looks. */
  payer: string | null;
  /** Whom it is for. */
  owner: string;
  /** Empty once the list is closed to its givers. */
  listTitle: string;
  /** Cents given back so far. */
  refunded: number;
  provider: 'demo' | 'stripe';
  seller: { name: string; url: string; email: string; address: string };
}

/** The mailed way to a receipt: its own key, of which only the hash is kept. The caller keeps its row. */
export function receiptLink(ctx: Ctx, row: ContributionRow): LinkToKeep {
  const token = newToken();
  return {
    url: ctx.services.config.publicUrl + receiptPath(token),
    token: { tokenHash: tokenHash(token), purpose: PURPOSE, subject: String(row.id) },
  };
}

async function giftOfKey(ctx: Ctx, key: string): Promise<{ gift: Gift; mailed: boolean } | null> {
  const gift = await findGift(ctx.db, { hash: key });
  if (gift) return { gift, mailed: false };
  const [found] = await ctx.db
    .select()
    .from(actionToken)
    .where(eq(actionToken.tokenHash, tokenHash(key)));
  if (found?.purpose !== PURPOSE) return null;
  const of = await findGift(ctx.db, { id: Number(found.subject) });
  return of && { gift: of, mailed: true };
}

/**
 * A paid contribution's receipt. The name of who stays anonymous is told to their own browser and by the link of
 * their mail only: the contribution's other address may have been shared. Null when nothing was paid.
 */
export async function findReceiptPage(ctx: Ctx, key: string): Promise<ReceiptPage | null> {
  const found = await giftOfKey(ctx, key);
  if (!found?.gift.row.paidAt) return null;
  const { gift, mailed } = found;
  const { row, list } = gift;
  const { config, database } = ctx.services;
  const known = !row.anonymous || mailed || (await isEditor(ctx, row));
  const { contact } = await siteSettings(database, 'contact');
  const owner = (await ownerOf(ctx.db, list)).display_name;
  return {
    contribution: toContribution(gift),
    reference: row.uuid,
    payer: known ? row.publicname || null : null,
    owner,
    listTitle: isClosed(list) ? '' : list.title,
    refunded: row.refunded,
    provider: row.provider as 'demo' | 'stripe',
    seller: {
      name: config.productName,
      url: config.publicUrl,
      email: contact.email,
      address: contact.postal_address,
    },
  };
}
