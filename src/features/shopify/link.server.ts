import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { requireMerchantOwner } from '#src/features/merchants/business.server.ts';
import { merchantRefusals } from '#src/features/merchants/merchant.fr.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  actionToken,
  merchant,
  merchantMember,
  session,
  shopifyItem,
  shopifyLink,
} from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import { type Shopify, shopifyOf } from '#src/server/gateways/shopify/open.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { newToken, sameText, tokenHash } from '#src/server/tokens.ts';
import type { sealGrant } from './access.server.ts';
import type { shopifyCalls } from './shopify.calls.ts';
import { shopifyRefusals } from './shopify.fr.ts';
import { STATE_MINUTES, STATE_TOKEN, typedShop } from './shopify.ts';
import { subscribeJob } from './subscribe.jobs.server.ts';

const BEGUN: LimitPolicy = { name: 'shopify-links', points: 30, seconds: 3600 };
const MINUTE_MS = 60_000;
const COOKIE: OwnCookie = { name: 'shopify_link', seconds: STATE_MINUTES * 60, scope: 'Path=/i/auth' };

/** The business that a way to Shopify was begun for, and its owner who did. */
export interface Wanted {
  merchantId: number;
  shop: string;
  personId: number;
}

/** Throws shopify_off. */
export async function requireShopify(ctx: Ctx): Promise<Shopify> {
  const shopify = await shopifyOf(ctx.services.config);
  if (!shopify) throw shopifyRefusals.off();
  return shopify;
}

/** Sends an owner to the consent of their shop. Throws shopify_off, shop_invalid, forbidden. */
export async function linkShop(ctx: Ctx, input: InputOf<typeof shopifyCalls.link>) {
  const shopify = await requireShopify(ctx);
  requireMerchantOwner(ctx);
  const { merchantId, personId, uuid } = requireMerchant(ctx.actor);
  const shop = typedShop(input.shop);
  if (!shop) throw shopifyRefusals.shopInvalid();
  await ctx.services.limits.take(BEGUN, uuid);
  keepOwnCookie(ctx, COOKIE, await signed(ctx.db, { merchantId, shop, personId }));
  return { url: await consentUrl(ctx, shopify, { merchantId, shop }) };
}

/** The consent's address, with a `state` of ours that is good once. */
export async function consentUrl(
  ctx: Ctx,
  shopify: Shopify,
  { shop, merchantId }: { shop: string; merchantId: number | null },
): Promise<string> {
  const secret = newToken();
  const state = `${secret}.${await signature(ctx.db, secret)}`;
  await ctx.db.insert(actionToken).values({
    tokenHash: tokenHash(secret),
    purpose: STATE_TOKEN,
    subject: JSON.stringify({ shop, merchantId }),
    expiresAt: new Date(Date.now() + STATE_MINUTES * MINUTE_MS),
  });
  return shopify.consentUrl(shop, {
    state,
    back: `${ctx.services.config.publicUrl}/i/auth/shopify-callback`,
  });
}

/** Takes a `state` that we gave for this shop, once; null for any other. Its business, where one began the way. */
export async function takeState(
  db: Db,
  { state, shop }: { state: string; shop: string },
): Promise<{ merchantId: number | null } | null> {
  const [secret = '', sign = ''] = state.split('.');
  if (!sameText(sign, await signature(db, secret))) return null;
  const [used] = await db
    .update(actionToken)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(actionToken.tokenHash, tokenHash(secret)),
        eq(actionToken.purpose, STATE_TOKEN),
        isNull(actionToken.usedAt),
        gt(actionToken.expiresAt, new Date()),
      ),
    )
    .returning({ subject: actionToken.subject });
  if (!used) return null;
  const known = JSON.parse(used.subject) as { shop: string; merchantId: number | null };
  return known.shop === shop ? { merchantId: known.merchantId } : null;
}

/**
 * The business of whoever asks: by the session of a Bearer, else by the cookie that `shopify_link` left for this shop,
 * which tells it for as long as an owner's session of the business is open.
 */
export async function wantedBy(ctx: Ctx, shop: string): Promise<Wanted | null> {
  if (ctx.actor.role === 'merchant') {
    requireMerchantOwner(ctx);
    return { merchantId: ctx.actor.merchantId, shop, personId: ctx.actor.personId };
  }
  const [body = '', sign = ''] = (readOwnCookie(ctx, COOKIE) ?? '').split('.');
  if (!body || !sameText(sign, await signature(ctx.db, body))) return null;
  const kept = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Wanted & { until: number };
  if (kept.shop !== shop || kept.until <= Date.now() || !(await isSignedIn(ctx.db, kept))) return null;
  return { merchantId: kept.merchantId, shop, personId: kept.personId };
}

/** Whoever was shown out since ended the way they had begun. */
async function isSignedIn(db: Db, { merchantId, personId }: Pick<Wanted, 'merchantId' | 'personId'>) {
  const open = await db
    .select({ uuid: session.uuid })
    .from(session)
    .where(
      and(
        eq(session.merchantId, merchantId),
        eq(session.personId, personId),
        gt(session.expiresAt, new Date()),
      ),
    )
    .limit(1);
  return open.length > 0;
}

async function signed(db: Db, wanted: Wanted): Promise<string> {
  const until = Date.now() + STATE_MINUTES * MINUTE_MS;
  const body = Buffer.from(JSON.stringify({ ...wanted, until })).toString('base64url');
  return `${body}.${await signature(db, body)}`;
}

async function signature(db: Db, text: string): Promise<string> {
  return createHmac('sha256', await siteSecret(db))
    .update(`shopify:${text}`)
    .digest('base64url');
}

type Sealed = Awaited<ReturnType<typeof sealGrant>>;

/**
 * Links a shop to a business, for one of its owners. The same shop again gets its new token, another one is refused while
 * the first is there. Throws shop_taken, conflict, not_found, forbidden.
 */
export async function keepLink(tx: Ctx, wanted: Wanted, sealed: Sealed): Promise<void> {
  const { merchantId, shop } = wanted;
  const [row] = await tx.db
    .select({ uuid: merchant.uuid, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for('share');
  if (!row || row.status === 'disabled') throw shopifyRefusals.notLinked();
  await requireOwner(tx, wanted);
  const [mine] = await tx.db
    .select()
    .from(shopifyLink)
    .where(eq(shopifyLink.merchantId, merchantId))
    .for('no key update');
  if (mine && mine.leftAt === null && mine.domain !== shop) throw shopifyRefusals.alreadyLinked();
  // The numbers of another shop's things mean nothing in this one.
  if (mine && mine.domain !== shop)
    await tx.db.delete(shopifyItem).where(eq(shopifyItem.merchantId, merchantId));
  const columns = {
    ...sealed,
    domain: shop,
    refreshUntil: null,
    refusedAt: null,
    leftAt: null,
    linkedAt: tx.now,
    // Another shop than before is chosen from anew.
    ...(mine?.domain === shop ? {} : { setup: null, lastSyncAt: null, locations: null }),
  };
  try {
    // A statement of its own: the other's link is told by the index, and the transaction goes on to refuse.
    await tx.db.transaction((inner) =>
      inner
        .insert(shopifyLink)
        .values({ merchantId, ...columns })
        .onConflictDoUpdate({ target: shopifyLink.merchantId, set: columns }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw shopifyRefusals.shopTaken();
    throw error;
  }
  await audit(tx, { action: 'shopify.link', target: `merchant:${row.uuid}`, detail: { domain: shop } });
  tx.afterCommit(() => void tx.services.jobs.send(subscribeJob, { merchantId }));
}

/** Once the business is held: whose ownership was taken a moment ago is one no longer. Throws forbidden. */
async function requireOwner(tx: Ctx, { merchantId, personId }: Wanted): Promise<void> {
  const [member] = await tx.db
    .select({ role: merchantMember.role })
    .from(merchantMember)
    .where(and(eq(merchantMember.merchantId, merchantId), eq(merchantMember.personId, personId)));
  if (member?.role !== 'owner') throw merchantRefusals.ownerOnly();
}

export const linkInTransaction = (ctx: Ctx, wanted: Wanted, sealed: Sealed) =>
  inTransaction(ctx, (tx) => keepLink(tx, wanted, sealed));
