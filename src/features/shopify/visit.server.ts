import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { type Shopify, shopifyOf } from '#src/server/gateways/shopify/open.ts';
import {
  type ShopGrant,
  ShopifyAway,
  ShopifyFault,
  ShopifyRefused,
} from '#src/server/gateways/shopify/shopify.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { sealGrant } from './access.server.ts';
import { consentUrl, linkInTransaction, takeState, wantedBy } from './link.server.ts';
import { LINK_MINUTES, LINK_TOKEN, shopNameOf } from './shopify.ts';
import { visitFr } from './visit.fr.ts';

/** Each leaves a row behind. */
const VISITS: LimitPolicy = { name: 'shopify-visits', points: 30, seconds: 600 };
const MINUTE_MS = 60_000;

/** A page on the way to or from Shopify has this to show. */
export type Visit =
  | { kind: 'off' | 'ask' }
  | { kind: 'go'; to: string }
  | { kind: 'refused'; sentence: string; status: number }
  | { kind: 'finish'; linkToken: string; shop: string };

const refused = (sentence: string, status = 400): Visit => ({ kind: 'refused', sentence, status });

/** `GET /i/auth/shopify-signup`: on to the consent of the shop, when it is one. */
export function signUp(ctx: Ctx, query: URLSearchParams): Promise<Visit> {
  return visit(ctx, async (shopify) => {
    if (!query.has('shop')) return { kind: 'ask' };
    const shop = shopNameOf(query.get('shop') ?? '');
    if (!shop) return refused(visitFr.shopInvalid);
    if (query.has('hmac') && !(await shopify.signedQuery(query))) return refused(visitFr.unsigned);
    const wanted = await wantedBy(ctx, shop);
    return {
      kind: 'go',
      to: await consentUrl(ctx, shopify, { shop, merchantId: wanted?.merchantId ?? null }),
    };
  });
}

/** `GET /i/auth/shopify-callback`: signed by Shopify, begun here, of this very shop; then the shop is linked. */
export function comeBack(ctx: Ctx, query: URLSearchParams): Promise<Visit> {
  return visit(ctx, async (shopify) => {
    if (!query.has('shop')) return { kind: 'ask' };
    const shop = shopNameOf(query.get('shop') ?? '');
    if (!shop) return refused(visitFr.shopInvalid);
    if (!query.has('hmac') || !(await shopify.signedQuery(query))) return refused(visitFr.unsigned);
    const begun = await takeState(ctx.db, { state: query.get('state') ?? '', shop });
    if (!begun) return refused(visitFr.stateOver);
    const wanted = await wantedBy(ctx, shop);
    if (wanted && begun.merchantId !== null && begun.merchantId !== wanted.merchantId)
      return refused(visitFr.otherBusiness);
    const grant = await granted(shopify, shop, query.get('code') ?? '');
    if ('kind' in grant) return grant;
    const sealed = await sealGrant(ctx.db, grant);
    if (!wanted) return { kind: 'finish', shop, linkToken: await keepForLater(ctx, shop, sealed) };
    await linkInTransaction(ctx, wanted, sealed);
    return { kind: 'go', to: '/i/shopify/setup?reliee' };
  });
}

/** Without keys nothing is done; a refusal is shown in its own words. */
async function visit(ctx: Ctx, work: (shopify: Shopify) => Promise<Visit>): Promise<Visit> {
  const shopify = await shopifyOf(ctx.services.config);
  if (!shopify) return { kind: 'off' };
  try {
    await ctx.services.limits.take(VISITS, ctx.ip);
    return await work(shopify);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused(error.message, error.status === 200 ? 409 : error.status);
  }
}

async function granted(shopify: Shopify, shop: string, code: string): Promise<ShopGrant | Visit> {
  try {
    return await shopify.exchange(shop, code);
  } catch (error) {
    if (error instanceof ShopifyAway) return refused(visitFr.away, 503);
    if (error instanceof ShopifyRefused || error instanceof ShopifyFault) return refused(visitFr.noToken);
    throw error;
  }
}

/** Nobody knows yet whose shop it is: what Shopify granted waits, sealed, for whoever holds the link. */
async function keepForLater(ctx: Ctx, shop: string, sealed: Awaited<ReturnType<typeof sealGrant>>) {
  const linkToken = newToken();
  await ctx.db.insert(actionToken).values({
    tokenHash: tokenHash(linkToken),
    purpose: LINK_TOKEN,
    subject: JSON.stringify({ shop, sealed }),
    expiresAt: new Date(Date.now() + LINK_MINUTES * MINUTE_MS),
  });
  return linkToken;
}
