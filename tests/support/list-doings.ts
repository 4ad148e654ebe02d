// What owners and givers do to a list, as plain steps over the calls of a process: for the walks of stored lists.
import { setTimeout as pause } from 'node:timers/promises';
import type { ListSite } from './list-site.ts';

export interface Doer {
  site: ListSite;
  server: { url: string };
  list: { token: string; uuid: string; slug: string };
  /** A whole number under `below`. */
  roll(below: number): number;
}

type Item = { item: { id: number; merchant_item_id: string; name: string } };
type Detailed = { slug: string; items_in_list: Item[] };

const own = (doer: Doer) => ({ url: doer.server.url, token: doer.list.token });
const asOwner = <T = Record<string, unknown>>(doer: Doer, call: string, input: object = {}) =>
  doer.site.call<T>(own(doer), call, { list_uuid: doer.list.uuid, ...input });
const asGuest = <T = Record<string, unknown>>(doer: Doer, call: string, input: object) =>
  doer.site.call<T>(doer.server, call, input);

async function someItem(doer: Doer): Promise<Item['item']> {
  const { items_in_list: items } = await asOwner<Detailed>(doer, 'list/get_with_uuid');
  const found = items[doer.roll(items.length)];
  if (!found) throw new Error('no gift yet');
  return found.item;
}

const onItem = async (doer: Doer, call: string, input: object = {}) =>
  asOwner(doer, call, { product_id: (await someItem(doer)).id, ...input });
const setting = (name: string, val: unknown) => (doer: Doer) =>
  asOwner(doer, 'list/update_setting', { setting_name: name, val, confirm: true });

let promises = 0;
async function promise(doer: Doer, bought = false): Promise<string> {
  const { merchant_item_id } = await someItem(doer);
  promises += 1;
  const email = `donneur-${promises}@exemple.fr`;
  await asGuest(doer, 'publiclist/give_item', { list_uuid: doer.list.uuid, merchant_item_id, email, bought });
  return doer.site.keyOf(email);
}
const thenBy =
  (call: string, input: object = {}) =>
  async (doer: Doer) =>
    asGuest(doer, `publiclist/${call}`, { action_token: await promise(doer), ...input });

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function openPool(doer: Doer): Promise<string> {
  const { item } = await asOwner<{ item: Item }>(doer, 'list/add_custom_item', {
    item: { name: `Berceau ${doer.roll(1000)}`, price: 30_000 },
  });
  const { pool } = await asOwner<{ pool: { uuid: string } }>(doer, 'list/open_pool', {
    product_id: item.item.id,
    deadline: inDays(20),
  });
  return pool.uuid;
}

const APPLIED_MS = 20_000;
type Prepared = { contribution: { hash: string }; payment: { client_secret: string } | null };
const CARD = '4242424242424242';
const giver = { email: 'mamie@exemple.fr', publicname: 'Mamie Odile' };

/** Pays, and waits until the bank's word is applied: a job does that, at a moment of its own. */
async function pay(doer: Doer, { payment, contribution: { hash } }: Prepared): Promise<void> {
  await asGuest(doer, 'demo/confirm', { client_secret: payment?.client_secret, card_number: CARD });
  for (const until = Date.now() + APPLIED_MS; Date.now() < until; await pause(50)) {
    const { status } = await asGuest<{ status: string }>(doer, 'publiclist/get_contribution', { hash });
    if (status === 'succeeded') return;
  }
  throw new Error('the payment was not applied');
}

/** The list as it must be for anybody to give. */
export async function openToGivers(doer: Doer): Promise<void> {
  await asOwner(doer, 'list/update_list', { archived: false });
  await asOwner(doer, 'list/update_settings', {
    props: { visibility: 'unlisted', accept_contributions: true },
  });
}

/** Each by the calls that it makes. */
export const DOINGS: Record<string, (doer: Doer) => Promise<unknown>> = {
  'list/add_custom_item': (doer) =>
    asOwner(doer, 'list/add_custom_item', {
      item: {
        name: `Cadeau ${doer.roll(10_000)}`,
        price: 1000 + doer.roll(9000),
        quantity: 1 + doer.roll(3),
      },
      description: 'Un mot sur ce cadeau',
    }),
  'list/add_external_item': (doer) =>
    asOwner(doer, 'list/add_external_item', {
      item: { url: 'https://exemple.fr/article', name: `Ailleurs ${doer.roll(1000)}`, price: 2000 },
    }),
  'list/update_item': (doer) =>
    onItem(doer, 'list/update_item', { name: `Renommé ${doer.roll(10_000)}`, price: 500 + doer.roll(900) }),
  'list/update_item quantity': (doer) => onItem(doer, 'list/update_item', { quantity: 1 + doer.roll(5) }),
  'list/remove_item': (doer) => onItem(doer, 'list/remove_item'),
  'list/bulk_items priority': async (doer) => {
    const { id } = await someItem(doer);
    return asOwner(doer, 'list/bulk_items', {
      product_ids: [id],
      change: { action: 'prioritise', priority: doer.roll(4) },
    });
  },
  'list/bulk_items': async (doer) => {
    const { id } = await someItem(doer);
    const change = { action: 'classify', classification: `Rayon ${doer.roll(3)}` };
    return asOwner(doer, 'list/bulk_items', { product_ids: [id], change });
  },
  'list/reorder_items': async (doer) => {
    const { items_in_list } = await asOwner<Detailed>(doer, 'list/get_with_uuid');
    const ids = items_in_list.map(({ item }) => item.id).sort(() => doer.roll(3) - 1);
    return asOwner(doer, 'list/reorder_items', { product_ids: ids });
  },
  'list/move_product_to_bought': async (doer) => {
    const { merchant_item_id } = await someItem(doer);
    return asOwner(doer, 'list/move_product_to_bought', { merchant_item_id });
  },
  'list/move_product_to_not_bought': async (doer) => {
    const { merchant_item_id } = await someItem(doer);
    return asOwner(doer, 'list/move_product_to_not_bought', { merchant_item_id });
  },
  'list/update_setting show_prices': (doer) => setting('show_prices', doer.roll(2) === 0)(doer),
  'list/update_setting layout': (doer) => setting('layout', doer.roll(2) ? 'rows' : 'grid')(doer),
  'list/update_setting second hand': (doer) => setting('allow_second_hand', doer.roll(2) === 0)(doer),
  'list/update_setting cagnotte': (doer) => setting('accept_contributions', doer.roll(3) > 0)(doer),
  'list/update_setting contributions': (doer) =>
    setting('show_contributions', ['none', 'names', 'names_and_amounts'][doer.roll(3)])(doer),
  'list/update_setting visibility': (doer) =>
    setting('visibility', ['private', 'unlisted', 'public', 'unlisted'][doer.roll(4)])(doer),
  'list/update_setting surprise': (doer) => setting('surprise', doer.roll(2) === 0)(doer),
  'list/update_prop': (doer) =>
    asOwner(doer, 'list/update_prop', { prop_key: 'welcome', val: `Bienvenue ${doer.roll(1000)}` }),
  'list/update_design': (doer) =>
    asOwner(doer, 'list/update_design', {
      design: { header: `#${String(100_000 + doer.roll(899_999))}` },
    }),
  'list/update_list title': (doer) =>
    asOwner(doer, 'list/update_list', { title: `Liste numéro ${doer.roll(10_000)}` }),
  'list/update_list slug': (doer) =>
    asOwner(doer, 'list/update_list', { slug: `${doer.list.slug}${['', '-b', '-c'][doer.roll(3)]}` }),
  'list/update_list archived': (doer) => asOwner(doer, 'list/update_list', { archived: doer.roll(3) === 0 }),
  'list/set_birthdate': (doer) =>
    asOwner(doer, 'list/set_birthdate', { birthdate: doer.roll(4) ? inDays(1 + doer.roll(200)) : null }),
  'publiclist/give_item': (doer) => promise(doer),
  'publiclist/give_item bought': (doer) => promise(doer, true),
  'publiclist/release_item': thenBy('release_item'),
  'publiclist/extend_reservation': thenBy('extend_reservation'),
  'publiclist/update_reservation': thenBy('update_reservation', { step: 'ordered' }),
  'publiclist/update_gift_words': thenBy('update_gift_words', { words: 'Bienvenue !' }),
  'list/open_pool': openPool,
  'list/close_pool': async (doer) => asOwner(doer, 'list/close_pool', { pool_uuid: await openPool(doer) }),
  'publiclist/prepare_share': async (doer) => {
    const pool_uuid = await openPool(doer);
    const contribution = { amount: 1000 + 1000 * doer.roll(20), contributor: giver };
    await pay(
      doer,
      await asGuest<Prepared>(doer, 'publiclist/prepare_share', {
        pool_uuid,
        shortfall: 'cagnotte',
        contribution,
      }),
    );
  },
  'publiclist/list_prepare_contribution': async (doer) => {
    const contribution = { amount: 1000 + 100 * doer.roll(90), contributor: giver };
    await pay(
      doer,
      await asGuest<Prepared>(doer, 'publiclist/list_prepare_contribution', {
        list_uuid: doer.list.uuid,
        contribution,
      }),
    );
  },
  'user/update_infos': (doer) =>
    doer.site.call(own(doer), 'user/finish_setup', {
      firstname: `Prénom ${doer.roll(100)}`,
      list_slug: doer.list.slug,
    }),
};

export const rolling = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
