// Everything of a seller that another one must not reach, by every call there is.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellerFeedCalls } from '#src/features/catalogue/feeds/seller-feeds.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { sellerInvoiceCalls } from '#src/features/orders/invoices/invoice.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { FEED } from '#tests/support/seller-feed.ts';

let shop: Shop;
let ines: Member;
let rose: Member;
let mine: string;
let theirs: string;
let mobile: number;
let uuid: string;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
  ({ mine, theirs, mobile, uuid } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);

/** Paid: two mobiles of the seller. */
async function bought(): Promise<string> {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 2 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  return (await shop.rowOf(hash)).uuid;
}

/** The words a call may ask for besides what it is about. */
const WORDS = {
  ...PRODUCT,
  ...FEED,
  carrier: 'C',
  tracking_number: 'T',
  reason: 'Parce que',
  archived: true,
  stock: 1,
  size: 10,
  position: 0,
  bytes: 'YQ==',
  mapping: { id: 'id', title: 'title', price: 'price' },
  code: 'C1',
  cause: 'other',
  answer: 'Parce que',
};
const NAMES_A_THING = /(^|_)(id|ids|uuid|reference|hash|token)$/;
const FEED_ITSELF = /(save|delete)_feed$/;
const PAPER = /_(invoice|return)$/;
const RUN = /feed_(run|piece|report)|_feed_run/;

describe('another seller', () => {
  it('reaches nothing of this one by any call, and nobody reaches any without a session of a business', async () => {
    const reference = await bought();
    const { lines } = await as(mine, () => sellerOrderCalls.get({ reference }));
    const [feedId, runId] = await as(mine, async () => {
      const feed = await sellerFeedCalls.saveFeed(FEED);
      const run = await sellerFeedCalls.beginFeedRun({ feed_id: feed.id, name: 'flux.csv', size: 10 });
      return [feed.id, run.id] as const;
    });
    const [paper] = (await as(mine, () => sellerInvoiceCalls.list({}))).items;
    const about = (path: string): Record<string, unknown> => ({
      reference,
      line_id: lines[0]?.id,
      line_ids: [lines[0]?.id],
      product_id: mobile,
      feed_id: feedId,
      id: [
        [FEED_ITSELF, feedId] as const,
        [RUN, runId] as const,
        [PAPER, paper?.id] as const,
        [/./, mobile] as const,
      ].find(([of]) => of.test(path))?.[1],
    });
    const calls = registeredCalls().filter(({ access }) => access === 'merchant');
    expect(calls.length).toBeGreaterThan(28);
    const faults: string[] = [];
    const unknown = new Set<string>();
    let walked = 0;
    for (const { path, input } of calls) {
      const keys = Object.keys((input as unknown as { shape?: object }).shape ?? {});
      const ids = about(path);
      const given = { ...WORDS, ...ids } as Record<string, unknown>;
      const body = Object.fromEntries(keys.flatMap((key) => (key in given ? [[key, given[key]]] : [])));
      const send = (token: string) =>
        shop.app.send(path, JSON.stringify(body), { authorization: `Bearer ${token}` });
      for (const key of keys) if (NAMES_A_THING.test(key) && !(key in ids)) unknown.add(`${path} ${key}`);
      const person = await send(ines.token);
      if (person.status !== 403) faults.push(`${path}: ${person.status} for a person`);
      if (!keys.some((key) => key in ids)) continue;
      walked += 1;
      const { body: answer } = await send(theirs);
      if (answer.code !== 'not_found') faults.push(`${path}: ${JSON.stringify(answer)}`);
    }
    expect(faults).toEqual([]);
    // A call with a name of something that this walk does not give would pass it by.
    expect([...unknown]).toEqual([]);
    expect(walked).toBeGreaterThan(15);
    expect(await as(theirs, () => sellerOrderCalls.list())).toMatchObject({ total: 0 });
    expect(await as(theirs, () => sellerProductCalls.list())).toMatchObject({ total: 0 });
    expect(await as(theirs, () => sellerFeedCalls.listFeeds())).toEqual({ items: [] });
    // Nothing was done to what it is about.
    expect(await as(mine, () => sellerFeedCalls.feedRunState({ id: runId }))).toMatchObject({
      state: 'uploading',
      received: [],
    });
  });
});

/** Money, identity and members are for owners alone; so is the key to another shop, which is off here. */
const OWNERS = [
  'check_identity',
  'close',
  'complete',
  'export_fec',
  'invite_member',
  'list_commission_invoices',
  'overview',
  'remove_member',
  'set_member_role',
  'shopify_unlink',
  'start_identity',
  'statement',
  'withdraw',
];
const ENDS = /(logout|prove|totp|passkey|session|business\/leave)/;

describe('a member who is no owner', () => {
  it('does what owners alone do by no call, and nothing at all once removed', async () => {
    const { app } = shop;
    await as(mine, () => businessCalls.inviteMember({ email: 'camille@exemple.fr' }));
    const mails = await mailsTo(app, 'camille@exemple.fr');
    const token = /\/i\/business\/invitation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    await as(shop.camille.token, () => businessCalls.acceptInvitation({ token }));
    const open = () => businessCalls.openSession({ merchant_uuid: uuid });
    const member = (await as(shop.camille.token, open)).token;
    await prove(shop.app, member);
    const samples = {
      email: 'x@exemple.fr',
      amount: 100,
      key: randomUUID(),
      from: '2026-01-01',
      to: '2026-12-31',
      shop: 'nuage.myshopify.com',
      link_token: 'x',
      legal_name: 'Nuage SARL',
      siret: '44306184100047',
      password: PASSWORD,
      role: 'owner',
    };
    const calls = registeredCalls().filter(({ access, path }) => access === 'merchant' && !ENDS.test(path));
    const sent = async (by: string, { path, input }: (typeof calls)[number]) => {
      const keys = Object.keys((input as unknown as { shape?: object }).shape ?? {});
      const given = { ...WORDS, ...samples } as Record<string, unknown>;
      const body = Object.fromEntries(keys.flatMap((key) => (key in given ? [[key, given[key]]] : [])));
      return app.send(path, JSON.stringify(body), { authorization: `Bearer ${by}` });
    };
    const refused: string[] = [];
    for (const call of calls) {
      const { status } = await sent(member, call);
      if (status === 403) refused.push(call.path.replace('/api/business/', ''));
    }
    expect(refused.toSorted()).toEqual(OWNERS);
    await as(mine, () => businessCalls.removeMember({ email: 'camille@exemple.fr' }));
    const left: string[] = [];
    for (const call of calls) {
      const { status } = await sent(member, call);
      if (status !== 401) left.push(`${call.path}: ${status}`);
    }
    expect(left).toEqual([]);
  });
});

describe('the session of a business', () => {
  const bodyOf = (input: unknown) => {
    const keys = Object.keys((input as { shape?: object }).shape ?? {});
    return JSON.stringify(
      Object.fromEntries(keys.flatMap((key) => (key in WORDS ? [[key, WORDS[key as never]]] : []))),
    );
  };
  const walk = async (token: string, access: string, right: number) => {
    const calls = registeredCalls().filter((call) => call.access === access && !ENDS.test(call.path));
    const others: string[] = [];
    for (const { path, input } of calls) {
      const { status } = await shop.app.send(path, bodyOf(input), { authorization: `Bearer ${token}` });
      if (status !== right) others.push(`${path}: ${status}`);
    }
    return { walked: calls.length, others };
  };

  it('opens no call of a person, nor of the desk', async () => {
    for (const access of ['user', 'admin', 'staff:merchants', 'staff:orders', 'staff:payments']) {
      const { walked, others } = await walk(mine, access, 403);
      expect(others).toEqual([]);
      expect(walked).toBeGreaterThan(2);
    }
  });

  it('opens nothing once the business is disabled, on any of its tokens', async () => {
    const again = (await as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    for (const token of [mine, again]) expect((await walk(token, 'merchant', 401)).others).toEqual([]);
  });
});
