// A built site with a desk, an approved business of two products, one of our own, and a list that wishes for them all: for
// walks in a browser.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { BUSINESS } from './business.ts';
import { HOME } from './buyer-home.ts';
import { callSite } from './call-site.ts';
import { plainProduct } from './catalogue.ts';

export const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
export const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
export const BUYER = { name: 'Mamie Odile', email: 'odile@exemple.fr' };
const PRODUCTS = [
  { name: 'Mobile en bois', price: 3000, stock: 9 },
  { name: 'Doudou lapin', price: 1500, stock: 9 },
];

export interface ShopSite {
  site: BuiltServer;
  call<T = Record<string, unknown>>(path: string, input: object, token?: string): Promise<T>;
  /** Tokens: of the desk, and of the person whose business and whose list it is. */
  rose: string;
  ines: string;
  merchant: string;
  list: { uuid: string; slug: string };
  /** Of the mobile and the soft toy of the business, and of our own lamp. */
  products: number[];
  seller(): Promise<string>;
  days(count: number): Promise<void>;
  /** Paid by a card: pieces of the products, by the order of those; answers the order's own hash. */
  buy(pieces: readonly number[], email?: string): Promise<string>;
}

export async function openShopSite(): Promise<ShopSite> {
  const site = await startBuiltServer({
    SEED: 'empty',
    ADMIN_EMAIL: ROSE.email,
    ADMIN_PASSWORD: ROSE.password,
  });
  const call: ShopSite['call'] = (path, input, token = '') => callSite({ url: site.url, token }, path, input);
  const rose = (await call<{ token: string }>('user/login_with_password', ROSE)).token;
  const ines = (await call<{ token: string }>('user/register_with_email', INES)).token;
  const slug = 'la-liste-d-ines';
  await call('user/finish_setup', { firstname: 'Inès', list_slug: slug }, ines);
  const { merchant } = await call<{ merchant: { uuid: string } }>('business/create', BUSINESS, ines);
  await call('admin/approve_merchant', { uuid: merchant.uuid }, rose);
  const opened = { merchant_uuid: merchant.uuid };
  const seller = async () => (await call<{ token: string }>('business/open_session', opened, ines)).token;
  const mine = await seller();
  const { items } = await call<{ items: { slug: string }[] }>('business/list_shelves', {}, mine);
  const products: number[] = [];
  for (const one of PRODUCTS) {
    const product = { ...one, description: '', classification: items[0]?.slug };
    products.push((await call<{ id: number }>('business/save_product', product, mine)).id);
  }
  const lamp = { ...plainProduct, name: 'Veilleuse champignon', price: 3500, stock: 9, sold_here: true };
  products.push((await call<{ id: number }>('admin/create_product', lamp, rose)).id);
  for (const product_id of products) {
    await call('list/add_item_to_main', { product_id }, ines);
    await call('list/update_product_in_list', { product_id, quantity: 9 }, ines);
  }
  const { uuid } = await call<{ uuid: string }>('list/getWithoutDetails', {}, ines);
  const shop = { site, call, rose, ines, merchant: merchant.uuid, list: { uuid, slug }, products, seller };
  return {
    ...shop,
    days: async (count) => void (await call('demo/advance_clock', { days: count }, rose)),
    buy: (pieces, email) => buy(shop, pieces, { ...BUYER, ...(email ? { email } : {}) }),
  };
}

type Shop = Pick<ShopSite, 'call' | 'list' | 'products'>;

async function buy(
  { call, list, products }: Shop,
  pieces: readonly number[],
  buyer: typeof BUYER,
): Promise<string> {
  const wanted = products.flatMap((product_id, n) =>
    pieces[n] ? [{ product_id, quantity: pieces[n] }] : [],
  );
  const [first, ...others] = wanted;
  const { hash } = await call<{ hash: string }>('publiclist/list_prepare_contributor_order', {
    list_uuid: list.uuid,
    ...first,
    contributor_email: buyer.email,
    contributor_name: buyer.name,
  });
  for (const one of others) await call('order/add_line', { hash, list_uuid: list.uuid, ...one });
  const details = { ...buyer, address: HOME, delivery: 'standard', accept_terms: true };
  await call('order/save_details', { hash, ...details });
  const { payment } = await call<{ payment: { client_secret: string } }>('order/pay', { hash });
  await call('demo/confirm', { client_secret: payment.client_secret, card_number: '4242424242424242' });
  return hash;
}

/** A page of its own browser, with the sessions of a stack where there are any. */
export async function pageOf(
  browser: Browser,
  { url }: BuiltServer,
  { stack = [], ...options }: BrowserContextOptions & { stack?: string[] },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', ...options });
  if (stack.length > 0) await context.addCookies([{ name: 'hasAuth', value: '1', url }]);
  const page = await context.newPage();
  if (stack.length > 0)
    await page.addInitScript((tokens) => {
      if (!localStorage.getItem('auth_tokens')) localStorage.setItem('auth_tokens', tokens);
    }, JSON.stringify(stack));
  return page;
}
