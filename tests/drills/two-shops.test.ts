// Two whole processes on one PostgreSQL sell the same things to people who press at the same moment, one on each.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { plainProduct } from '../support/catalogue.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../support/empty-database.ts';
import { offerOf } from '../support/offers.ts';
import { DETAILS } from '../support/orders.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';
const GOOD = '4242424242424242';
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const SELLER = {
  name: 'Atelier Nuage',
  legal_name: 'Nuage SARL',
  siret: '73282932000074',
  shop_url: 'https://nuage.exemple',
};
const LAMP = {
  ...plainProduct,
  name: 'Veilleuse',
  price: 3500,
  stock: 50,
  sold_here: true,
  delivery: '48 h',
};

interface Order {
  total: number;
  to_pay: number;
  refunded: number;
  status: string;
  given_back: { card: number; vouchers: number };
}
interface Made {
  id: number;
  revision: number;
}

describe.runIf(url)('two shops on one PostgreSQL', () => {
  let database: EmptyDatabase;
  let sites: [BuiltServer, BuiltServer];
  const tokens = { rose: '', ines: '', seller: '' };
  let list = '';
  let merchant = '';

  // biome-ignore lint/complexity/useMaxParams: a call, where, and by whom.
  const call = async <T = Record<string, unknown>>(at: 0 | 1, path: string, input: object = {}, token = '') =>
    callSite<T>({ url: sites[at].url, token }, path, input);
  const asRose = <T = Record<string, unknown>>(at: 0 | 1, path: string, input: object = {}) =>
    call<T>(at, path, input, tokens.rose);
  /** The same at the same moment on both; answers what came of each: a result, or null for a refusal. */
  const both = async <T>(work: (at: 0 | 1) => Promise<T>): Promise<(T | null)[]> =>
    (await Promise.allSettled([work(0), work(1)])).map((one) =>
      one.status === 'fulfilled' ? one.value : null,
    );
  const served = <T>(results: (T | null)[]) => results.filter((one) => one !== null).length;

  async function sold(more: Partial<typeof LAMP> = {}): Promise<Made> {
    const made = await asRose<Made>(0, 'admin/create_product', {
      ...LAMP,
      name: `Veilleuse ${randomUUID().slice(0, 6)}`,
      ...more,
    });
    await wished(made.id);
    return made;
  }
  async function wished(product_id: number): Promise<void> {
    await call(1, 'list/add_item_to_main', { product_id }, tokens.ines);
    await call(1, 'list/update_product_in_list', { product_id, quantity: 20 }, tokens.ines);
  }
  async function begun(at: 0 | 1, product_id: number, quantity = 1): Promise<string> {
    const contributor_email = `${randomUUID().slice(0, 8)}@exemple.fr`;
    const wanted = { list_uuid: list, product_id, quantity, contributor_email, contributor_name: 'Odile' };
    const { hash } = await call<{ hash: string }>(at, 'publiclist/list_prepare_contributor_order', wanted);
    await call(at, 'order/save_details', { hash, ...DETAILS, email: contributor_email });
    return hash;
  }
  async function paid(at: 0 | 1, hash: string): Promise<Order> {
    const { payment } = await call<{ payment: { client_secret: string } | null }>(at, 'order/pay', { hash });
    if (payment) await call(at, 'demo/confirm', { client_secret: payment.client_secret, card_number: GOOD });
    return settled(hash, ({ status }) => status === 'paid');
  }
  async function settled(hash: string, done: (order: Order) => boolean): Promise<Order> {
    for (let n = 0; ; n += 1) {
      const order = await call<Order>(0, 'order/check_status', { hash }).then(() =>
        call<Order>(1, 'order/get', { hash }),
      );
      if (done(order) || n === 100) return order;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  async function given(amount: number): Promise<string> {
    const batch = { count: 1, amount, expires_on: '2099-01-01', label: 'Geste', key: randomUUID() };
    const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    const made = await asRose<{ codes: string[] }>(0, 'admin/create_vouchers', {
      ...batch,
      expires_on: until,
    });
    return made.codes[0] ?? '';
  }
  const reference = async (hash: string): Promise<string> => {
    const { number } = await call<{ number: string }>(0, 'order/get', { hash });
    const found = await asRose<{ items: { reference: string }[] }>(1, 'admin/search_orders', {
      query: number,
    });
    return found.items[0]?.reference ?? '';
  };

  beforeAll(async () => {
    database = await createEmptyDatabase(url, 'two_shops');
    const env = { DATABASE_URL: database.url, SEED: 'empty', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    sites = await Promise.all([startBuiltServer(env), startBuiltServer(env)]);
    const enter = { email: EMAIL, password: PASSWORD };
    tokens.rose = (await call<{ token: string }>(0, 'user/login_with_password', enter)).token;
    await asRose(0, 'user/prove', { password: PASSWORD });
    tokens.ines = (await call<{ token: string }>(0, 'user/register_with_email', INES)).token;
    await call(0, 'user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, tokens.ines);
    list = (
      await call<{ list_uuid: string }>(0, 'publiclist/get_list_id_from_slug', { slug: 'la-liste-d-ines' })
    ).list_uuid;
    const made = await call<{ merchant: { uuid: string } }>(0, 'business/create', SELLER, tokens.ines);
    merchant = made.merchant.uuid;
    const opened = { merchant_uuid: merchant };
    tokens.seller = (await call<{ token: string }>(1, 'business/open_session', opened, tokens.ines)).token;
    await asRose(1, 'admin/approve_merchant', { uuid: merchant });
  }, 240_000);
  afterAll(async () => {
    await Promise.all((sites ?? []).map((site) => site.remove()));
    await database?.drop();
  }, 120_000);
  afterEach(async () => {
    const command = spawnEntry({ DATABASE_URL: database.url, DATA_DIR: sites[0].dataDir }, ['ledger:check']);
    expect(await exited(command)).toBe(0);
  }, 60_000);

  it('let one of two people claim a voucher', async () => {
    const code = await given(5000);
    const people = await Promise.all(
      ['lea', 'sami'].map((name) =>
        call<{ token: string }>(0, 'user/register_with_email', { ...INES, email: `${name}@exemple.fr` }),
      ),
    );
    const claims = await both((at) => call(at, 'voucher/claim', { code }, people[at]?.token));
    expect(served(claims)).toBe(1);
    const sums = await Promise.all(
      people.map(({ token }) => call<{ total: number }>(0, 'voucher/list', {}, token)),
    );
    expect(sums.reduce((sum, { total }) => sum + total, 0)).toBe(5000);
  });

  it('give the last uses of a ticket to as many as they are, whoever registers where, and its offer once', async () => {
    const free = offerOf({ kind: 'voucher', amount: 500, percent: null, code: null, per_person: 1 });
    const { id: offer_id } = await asRose<{ id: number }>(0, 'admin/save_offer', {
      ...free,
      starts_at: '2020-01-01T00:00:00Z',
      ends_at: '2099-01-01T00:00:00Z',
    });
    const { code } = await asRose<{ code: string }>(1, 'admin/create_ticket', {
      label: 'Salon',
      kind: 'partner',
      max_uses: 3,
      expires_at: null,
      offer_id,
    });
    const tried = await Promise.allSettled(
      Array.from({ length: 16 }, (_, n) =>
        call<{ token: string }>(n % 2 === 0 ? 0 : 1, 'user/register_with_email', {
          ...INES,
          email: `salon${n}@exemple.fr`,
          ticket_code: code,
        }),
      ),
    );
    const came = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
    expect(came).toHaveLength(3);
    for (const one of tried)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/invitation|code/i);
    const { items } = await asRose<{ items: { uses: number }[] }>(0, 'admin/list_tickets', { query: code });
    expect(items).toMatchObject([{ uses: 3 }]);
    const mine = await Promise.all(
      came.map((token) => call<{ items: { offer: { id: number } }[] }>(1, 'offer/mine', {}, token)),
    );
    expect(mine.map((one) => one.items.map(({ offer }) => offer.id))).toEqual(Array(3).fill([offer_id]));
    // Who was refused has no account half made: the same address registers without the ticket.
    const left = tried.findIndex(({ status }) => status === 'rejected');
    await call(0, 'user/register_with_email', { ...INES, email: `salon${left}@exemple.fr` });
  });

  it('spend a voucher once, on whichever of two carts', async () => {
    const { id } = await sold();
    const code = await given(3000);
    const carts = await Promise.all([begun(0, id), begun(1, id)]);
    await both((at) => call(at, 'voucher/use', { order_hash: carts[at], code }));
    const orders = await Promise.all([paid(0, carts[0]), paid(1, carts[1])]);
    expect(orders.reduce((sum, { total, to_pay }) => sum + total - to_pay, 0)).toBe(3000);
  });

  it('sell the one piece of each of two sellers once', async () => {
    const own = await sold({ stock: 1 });
    const product = { name: 'Mobile', description: '', price: 3000, classification: 'promenade', stock: 1 };
    const theirs = await call<Made>(0, 'business/save_product', product, tokens.seller);
    await wished(theirs.id);
    for (const { id } of [own, theirs]) expect(served(await both((at) => begun(at, id)))).toBe(1);
  });

  it('take the price of the moment it was begun, and never more than was said', async () => {
    const { id } = await sold();
    const [hash, other] = await Promise.all([begun(0, id), begun(1, id)]);
    const [offer] = [
      offerOf({ code: `FIN-${id}`, starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' }),
    ];
    const kept = await asRose<{ id: number }>(0, 'admin/save_offer', offer);
    await call(1, 'voucher/use', { order_hash: other, code: `FIN-${id}` });
    const edited = await asRose<Made>(1, 'admin/get_product', { id });
    await asRose(1, 'admin/update_product', { ...LAMP, id, price: 9900, revision: edited.revision });
    await asRose(0, 'admin/save_offer', { ...offer, id: kept.id, ends_at: '2020-02-01T00:00:00Z' });
    const [first, second] = await Promise.all([paid(1, hash), paid(0, other)]);
    expect(first).toMatchObject({ status: 'paid', total: 3990, to_pay: 3990 });
    // What ended in between takes nothing off: whoever pays by the call is told the sum that is charged.
    expect(second).toMatchObject({ status: 'paid', total: 3990, to_pay: 3990 });
  });

  it('refuse to pay for what a seller who was closed in between had', async () => {
    const product = { name: 'Hochet', description: '', price: 2000, classification: 'promenade', stock: 5 };
    const { id } = await call<Made>(0, 'business/save_product', product, tokens.seller);
    await wished(id);
    const hash = await begun(0, id);
    await asRose(1, 'admin/disable_merchant', { uuid: merchant, reason: 'Essai de fermeture' });
    await expect(call(0, 'order/pay', { hash })).rejects.toThrow();
    await expect(call(1, 'order/pay', { hash })).rejects.toThrow();
    await asRose(0, 'admin/approve_merchant', { uuid: merchant });
  });

  it('give back what was paid, to each means in its turn, whatever is asked for at once', async () => {
    const { id } = await sold();
    const code = await given(1500);
    const hash = await begun(0, id, 2);
    await call(1, 'voucher/use', { order_hash: hash, code });
    const { total, to_pay } = await paid(0, hash);
    const at = await reference(hash);
    const ask = (n: number) =>
      asRose(n % 2 === 0 ? 0 : 1, 'admin/request_refund', {
        reference: at,
        amount: n === 3 ? null : 900 * (n + 1),
        reason: 'Geste',
        key: randomUUID(),
      });
    const cancel = { reference: at, reason: 'Fini', key: randomUUID() };
    await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, n) => ask(n)),
      asRose(1, 'admin/cancel_order', cancel),
      call(0, 'order/cancel', { hash }),
    ]);
    const order = await settled(hash, ({ given_back: back }) => back.card === to_pay);
    expect(order.given_back).toEqual({ card: to_pay, vouchers: total - to_pay });
    const { items } = await asRose<{ items: { balance: number; code_end: string }[] }>(
      0,
      'admin/search_vouchers',
      {},
    );
    expect(items.find(({ code_end }) => code_end === code.slice(-4))?.balance).toBe(1500);
  });
});
