// A built site beside a double of Shopify: its settings, and the consent by which a business links its shop.
import type { BuiltServer } from './built-server.ts';
import { callSite } from './call-site.ts';
import type { ShopifyDouble } from './shopify-double/server.ts';

export const shopifyEnv = ({ key, secret, url }: ShopifyDouble) => ({
  SHOPIFY_API_KEY: key,
  SHOPIFY_API_SECRET: secret,
  SHOPIFY_API_BASE: url,
});

/** The seller asks to link their shop, agrees on Shopify's page and comes back. Throws where the site does not take them. */
export async function linkByConsent(
  { url: site }: Pick<BuiltServer, 'url'>,
  double: ShopifyDouble,
  { shop, token }: { shop: string; token: string },
): Promise<void> {
  const { url } = await callSite<{ url: string }>({ url: site, token }, 'business/shopify_link', { shop });
  const state = new URL(url).searchParams.get('state') ?? '';
  const query = double.signedQuery({ shop, code: double.consent(shop), state });
  const back = await fetch(`${site}/i/auth/shopify-callback?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
  });
  if (back.status !== 303) throw new Error(`The shop was not linked: ${back.status}`);
}
