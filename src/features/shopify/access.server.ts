import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { shopifyLink } from '#src/server/db/schema/index.ts';
import { type Shopify, shopifyOf } from '#src/server/gateways/shopify/open.ts';
import {
  type ShopAccess,
  type ShopGrant,
  ShopifyAway,
  ShopifyRefused,
} from '#src/server/gateways/shopify/shopify.ts';
import { openText, sealText } from '#src/server/sealed-text.ts';
import type { Services } from '#src/server/services.ts';
import { SEALED } from './shopify.ts';

export type LinkRow = typeof shopifyLink.$inferSelect;

/** A token is renewed so long before it ends. */
const BEFORE_MS = 5 * 60_000;
const LEASE_MS = 30_000;
const WAIT_MS = 500;
const WAITS = 40;

/** The columns that hold what Shopify granted, sealed. */
export async function sealGrant(db: Db, grant: ShopGrant) {
  return {
    token: await sealText(db, SEALED, grant.token),
    scopes: grant.scopes,
    tokenEndsAt: grant.expiresAt,
    refreshToken: grant.refreshToken && (await sealText(db, SEALED, grant.refreshToken)),
  };
}

export async function findLink(db: Db, merchantId: number): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(shopifyLink)
    .where(and(eq(shopifyLink.merchantId, merchantId), isNull(shopifyLink.leftAt)));
  return row ?? null;
}

export async function findLinkOf(db: Db, domain: string): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(shopifyLink)
    .where(and(eq(shopifyLink.domain, domain), isNull(shopifyLink.leftAt)));
  return row ?? null;
}

/** Shopify, and the shop's own key to it. */
export interface Opened {
  shopify: Shopify;
  access: ShopAccess;
}

/**
 * Opens a shop that is linked, with a token that still lasts. Throws ShopifyRefused when it is linked no more, or when
 * Shopify refused its token before; ShopifyAway.
 */
export async function openShop(services: Services, merchantId: number): Promise<Opened> {
  const shopify = await shopifyOf(services.config);
  if (!shopify) throw new ShopifyAway('The site has no keys of Shopify', 3600);
  const { db } = services.database;
  for (let waits = 0; waits < WAITS; waits += 1) {
    const link = await findLink(db, merchantId);
    if (!link || link.refusedAt) throw new ShopifyRefused('The shop is not linked');
    if (!ends(link))
      return { shopify, access: { shop: link.domain, token: await openText(db, SEALED, link.token) } };
    // Another has begun: its token is this one's too.
    if (!(await renew(db, shopify, link))) await pause(WAIT_MS);
  }
  throw new ShopifyAway('The token was not renewed');
}

const ends = ({ tokenEndsAt, refreshToken }: LinkRow) =>
  tokenEndsAt !== null && refreshToken !== null && tokenEndsAt.getTime() - BEFORE_MS < Date.now();

/** False while somebody else renews it: a token that makes the next one is good once. */
async function renew(db: Db, shopify: Shopify, link: LinkRow): Promise<boolean> {
  const mine = and(eq(shopifyLink.merchantId, link.merchantId), eq(shopifyLink.token, link.token));
  const [taken] = await db
    .update(shopifyLink)
    .set({ refreshUntil: new Date(Date.now() + LEASE_MS) })
    .where(and(mine, or(isNull(shopifyLink.refreshUntil), lt(shopifyLink.refreshUntil, new Date()))))
    .returning({ id: shopifyLink.merchantId });
  if (!taken || !link.refreshToken) return false;
  try {
    const grant = await shopify.refresh(link.domain, await openText(db, SEALED, link.refreshToken));
    await db
      .update(shopifyLink)
      .set({ ...(await sealGrant(db, grant)), refreshUntil: null })
      .where(mine);
  } catch (error) {
    await db.update(shopifyLink).set({ refreshUntil: null }).where(mine);
    if (error instanceof ShopifyRefused) await markRefused(db, link.merchantId);
    throw error;
  }
  return true;
}

/** Shopify knows our token no more: said to its seller, and nothing is asked until it is linked again. */
export async function markRefused(db: Db, merchantId: number): Promise<void> {
  await db
    .update(shopifyLink)
    .set({ refusedAt: new Date() })
    .where(and(eq(shopifyLink.merchantId, merchantId), isNull(shopifyLink.refusedAt)));
}

/** Runs a job's work with a shop; a refusal of Shopify's is kept beside the link, and thrown on. */
export async function withShop<T>(
  services: Services,
  merchantId: number,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  try {
    return await work(await openShop(services, merchantId));
  } catch (error) {
    if (error instanceof ShopifyRefused) await markRefused(services.database.db, merchantId);
    throw error;
  }
}
