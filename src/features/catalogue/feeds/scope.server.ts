import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { feed, merchant } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { feedFr as fr } from './feed.fr.ts';
import { FEEDS_OF_SELLER, SELLER_UPLOAD_MIB, UPLOAD_MOST_MIB } from './feed.ts';

/** Files of a seller in an hour: each is read, and copied into the database meanwhile. */
const SELLER_IMPORTS: LimitPolicy = { name: 'seller-imports', points: 30, seconds: 3600 };

/** The business a session acts for; null for the operator's own desk. */
export const sellerOf = ({ actor }: Ctx): number | null =>
  actor.role === 'merchant' ? actor.merchantId : null;

/** The feeds whoever asks may know of: a seller's are theirs alone, the operator's are the desk's. */
export function ownFeeds(ctx: Ctx): SQL {
  const seller = sellerOf(ctx);
  return seller === null ? isNull(feed.merchantId) : eq(feed.merchantId, seller);
}

/** Another's is not found. */
export async function requireOwnFeed(ctx: Ctx, id: number): Promise<typeof feed.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(feed)
    .where(and(eq(feed.id, id), ownFeeds(ctx)));
  if (!row) throw notFound(fr.gone);
  return row;
}

/** Throws rate_limited, where a seller brings file after file. */
export async function countImport(ctx: Ctx): Promise<void> {
  const seller = sellerOf(ctx);
  if (seller !== null) await ctx.services.limits.take(SELLER_IMPORTS, `merchant:${seller}`);
}

/** Throws too_large. */
export function requireSize(ctx: Ctx, bytes: number): void {
  const most = sellerOf(ctx) === null ? UPLOAD_MOST_MIB : SELLER_UPLOAD_MIB;
  if (bytes > most * 1024 * 1024) throw new DomainError('too_large', fr.tooBig(most));
}

/** The shop that a feed is of, as its row says: a seller's own name, and sold here. Throws conflict. */
export async function shopOf(
  tx: Ctx,
  asked: { id: number | null; merchant: string; soldHere: boolean },
): Promise<Pick<typeof feed.$inferSelect, 'merchant' | 'merchantId' | 'soldHere'>> {
  const merchantId = sellerOf(tx);
  if (merchantId === null) return { merchant: asked.merchant, merchantId, soldHere: asked.soldHere };
  const [row] = await tx.db
    .select({ name: merchant.name })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for('no key update');
  if (asked.id === null && (await tx.db.$count(feed, eq(feed.merchantId, merchantId))) >= FEEDS_OF_SELLER)
    throw new DomainError('conflict', fr.tooManyFeeds(FEEDS_OF_SELLER));
  return { merchant: row?.name ?? '', merchantId, soldHere: true };
}

/** True where new articles are for sale at once; else they are withheld. Held until the transaction ends. */
export async function sellingOf(tx: Ctx, merchantId: number | null): Promise<boolean> {
  if (merchantId === null) return true;
  const [row] = await tx.db
    .select({ status: merchant.status })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for('share');
  return row?.status === 'active';
}
