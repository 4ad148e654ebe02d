import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltServer } from './built-server.ts';
import { callSite } from './call-site.ts';

/** Two parents who did exactly the same things, of whom one was given to. */
export interface Twin {
  token: string;
  slug: string;
  email: string;
  list_uuid: string;
  /** Of the two wishes, in their order. */
  products: { id: number; merchant_item_id: string }[];
}

export const TWIN_PASSWORD = 'une phrase vraiment longue';
type Added = { item: { item: { id: number; merchant_item_id: string } } };

export async function newTwin(server: BuiltServer): Promise<Twin> {
  const slug = `jumeaux-${randomBytes(5).toString('hex')}`;
  const email = `${slug}@exemple.fr`;
  const { token } = await callSite<{ token: string }>(server, 'user/register_with_email', {
    email,
    password: TWIN_PASSWORD,
  });
  const own = { url: server.url, token };
  await callSite(own, 'user/finish_setup', {
    firstname: 'Camille',
    list_slug: slug,
    birthdate: '2999-06-01',
  });
  const { uuid } = await callSite<{ uuid: string }>(own, 'list/getWithoutDetails');
  const products = [];
  for (const item of [
    { name: 'Poussette', price: 39_900, quantity: 3 },
    { name: 'Lampe', price: 2490 },
  ]) {
    const added = await callSite<Added>(own, 'list/add_custom_item_to_main', { item });
    products.push(added.item.item);
  }
  const settings = { visibility: 'public', allow_second_hand: true };
  await callSite(own, 'list/update_settings', { list_uuid: uuid, props: settings });
  return { token, slug, email, list_uuid: uuid, products };
}

/** A cradle at 300 €, proposed to several. */
export async function openPool(server: BuiltServer, { token, list_uuid, products }: Twin): Promise<string> {
  const own = { url: server.url, token };
  const item = { name: 'Berceau', price: 30_000 };
  const added = await callSite<Added>(own, 'list/add_custom_item', { list_uuid, item });
  products.push(added.item.item);
  const { pool } = await callSite<{ pool: { uuid: string } }>(own, 'list/open_pool', {
    list_uuid,
    product_id: added.item.item.id,
    deadline: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  });
  return pool.uuid;
}

/** A third of it, paid. */
export async function giveShare(server: BuiltServer, pool_uuid: string): Promise<void> {
  const guest = { url: server.url };
  type Prepared = { payment: { client_secret: string } };
  const { payment } = await callSite<Prepared>(guest, 'publiclist/prepare_share', {
    pool_uuid,
    shortfall: 'cagnotte',
    contribution: { amount: 10_000, contributor: { email: 'max@exemple.fr', publicname: 'Max' } },
  });
  const card = { client_secret: payment.client_secret, card_number: '4242424242424242' };
  await callSite(guest, 'demo/confirm', card);
}

/** The places of a product's number in a page or an answer. */
const NUMBERED = /("(?:id|product_id)":|cadeau-|offrir-|item:|produit\/)(\d+)/g;
const LISTED = /"(product_ids|done|missing)":\[([\d,]*)\]/g;
const KEY = /"key":"[\w:.-]*"/g;
/** Drawings made from a list's address alone: the cover of one without a picture, the code of its sheet. */
const DRAWN = /<svg class="drawing scene[\s\S]*?<\/svg>|<img class="list-qr-code"[^>]*>/g;

/** The same text for both twins, unless what was given shows: names, numbers and moments of each are taken out. */
export function sameFor({ slug, list_uuid, products }: Twin, text: string): string {
  const nth = (id: string) => products.findIndex((product) => String(product.id) === id);
  const items = products.map(({ merchant_item_id }, at) => [merchant_item_id, `<item ${at}>`] as const);
  let told = text.replaceAll(DRAWN, '').replaceAll('\\"', '"').replaceAll('": ', '":');
  for (const [own, name] of [[slug, '<slug>'], [list_uuid, '<list>'], ...items] as const)
    told = told.replaceAll(own, name);
  return told
    .replaceAll(LISTED, (_, key: string, ids: string) => `"${key}":[${ids.split(',').map(nth)}]`)
    .replaceAll(KEY, (key) => key.replaceAll(/\d+/g, (id) => `<${nth(id)}>`))
    .replaceAll(NUMBERED, (_, before: string, id: string) => `${before}<${nth(id)}>`)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/\/p\/[\w-]+\/[\w-]{22,}/g, '<link>')
    .replaceAll(/'sha256-[^']+'/g, '<hash>')
    .replaceAll(/"(token|ref|version|hash|challenge)":"[\w.-]+"/g, '"$1":"<random>"')
    .replaceAll(/"id":"[\w-]{22}"/g, '"id":"<random>"')
    .replaceAll(/(secret=|set-cookie: device=)[\w-]+/g, '$1<random>');
}

/** Status, headers and body of an answer, as one text. */
export async function wholeAnswer(answer: Response): Promise<string> {
  // An etag is the digest of what is compared here.
  const passing = new Set(['date', 'x-request-id', 'content-length', 'etag']);
  const headers = [...answer.headers].filter(([name]) => !passing.has(name));
  return [answer.status, ...headers.map((header) => header.join(': ')), await answer.text()].join('\n');
}

/** Every mail that left for an address, in the order of their leaving. */
export function mailsLeft(server: BuiltServer, to: string): string[] {
  const folder = join(server.dataDir, 'mails');
  const files = readdirSync(folder).sort();
  const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails
    .filter((mail) => mail.includes(`To: ${to}`))
    .map((mail) => /^Subject: .*$/m.exec(mail)?.[0] ?? '');
}
