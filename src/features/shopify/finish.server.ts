import { and, eq, gt, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { requireMerchantOwner, toMerchant } from '#src/features/merchants/business.server.ts';
import { openBareBusiness } from '#src/features/merchants/new-business.server.ts';
import { requireHolder, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { actionToken, merchant } from '#src/server/db/schema/index.ts';
import type { Shopify } from '#src/server/gateways/shopify/open.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { openText } from '#src/server/sealed-text.ts';
import { tokenHash } from '#src/server/tokens.ts';
import type { sealGrant } from './access.server.ts';
import { keepLink, requireShopify } from './link.server.ts';
import type { shopifyCalls } from './shopify.calls.ts';
import { shopifyRefusals } from './shopify.fr.ts';
import { LINK_TOKEN, SEALED } from './shopify.ts';

const TRIED: LimitPolicy = { name: 'shopify-finish', points: 20, seconds: 600 };
const NAME_MOST = 80;

type Sealed = Awaited<ReturnType<typeof sealGrant>>;

interface Waiting {
  shop: string;
  sealed: Sealed;
}

const usable = (token: string) =>
  and(
    eq(actionToken.tokenHash, tokenHash(token)),
    eq(actionToken.purpose, LINK_TOKEN),
    isNull(actionToken.usedAt),
    gt(actionToken.expiresAt, new Date()),
  );

/**
 * Links the shop that waits behind a link to the business that acts, or to a new one of the person's. Throws
 * shopify_off, token_invalid, shop_taken, conflict, forbidden.
 */
export async function finishLink(
  ctx: Ctx,
  { link_token }: InputOf<typeof shopifyCalls.finish>,
): Promise<OutputOf<typeof shopifyCalls.finish>> {
  const shopify = await requireShopify(ctx);
  const who = requireHolder(ctx.actor);
  if (who.role === 'merchant') requireMerchantOwner(ctx);
  await ctx.services.limits.take(TRIED, who.uuid);
  const [found] = await ctx.db
    .select({ subject: actionToken.subject })
    .from(actionToken)
    .where(usable(link_token));
  if (!found) throw shopifyRefusals.linkOver();
  const { shop, sealed } = JSON.parse(found.subject) as Waiting;
  const name = who.role === 'merchant' ? '' : await nameOf(ctx, shopify, { shop, sealed });
  return inTransaction(ctx, async (tx) => {
    const [used] = await tx.db
      .update(actionToken)
      .set({ usedAt: tx.now, subject: '' })
      .where(usable(link_token))
      .returning({ purpose: actionToken.purpose });
    if (!used) throw shopifyRefusals.linkOver();
    const merchantId =
      who.role === 'merchant'
        ? who.merchantId
        : (await openBareBusiness(tx, requirePerson(tx.actor), { name, shopUrl: `https://${shop}` })).id;
    await keepLink(tx, { merchantId, shop, personId: who.personId }, withDates(sealed));
    const [row] = await tx.db.select().from(merchant).where(eq(merchant.id, merchantId));
    if (!row) throw shopifyRefusals.notLinked();
    return { merchant: toMerchant(row, shop), domain: shop };
  });
}

/** Kept as JSON meanwhile. */
const withDates = (sealed: Sealed): Sealed => ({
  ...sealed,
  tokenEndsAt: sealed.tokenEndsAt && new Date(sealed.tokenEndsAt),
});

/** The name that the shop gives itself; when Shopify does not answer, the one in its address. */
async function nameOf(ctx: Ctx, shopify: Shopify, { shop, sealed }: Waiting): Promise<string> {
  const token = await openText(ctx.db, SEALED, sealed.token);
  const bare = shop.replace('.myshopify.com', '');
  const told = await shopify.facts({ shop, token }).catch((error: unknown) => {
    ctx.services.log.warn({ err: error }, 'shopify: the name of a shop is not known');
    return null;
  });
  const name = (told?.name ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  return (name.length >= 2 ? name : bare).slice(0, NAME_MOST);
}
