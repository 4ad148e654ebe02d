import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#src/calls/contract.ts';
import { isForStaff } from '#src/server/calls/access.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { join, type Member } from '../cast.ts';
import { openShop, type Shop } from '../support/orders.ts';

/** Every call of the orders, of the catalogue and of the search; they are registered when the test app starts. */
const OURS =
  /^\/api\/(?:order|search)\/|list_prepare_contributor_order|content\/(?:get_tag|get_search_preset)$|^\/api\/admin\/\w*(?:order|brand|product|tag|preset|classification|feed|search)\w*$/;
const calls = () => registeredCalls().filter(({ path }) => OURS.test(path));

let shop: Shop;
let ines: Member;
let rose: Member;

beforeAll(async () => {
  shop = await openShop();
  [ines, rose] = [await join(shop.app, 'ines'), await join(shop.app, 'rose')];
});
afterAll(() => shop.app.close());

const send = (path: string, input: unknown, who?: Member) =>
  shop.app.send(path, typeof input === 'string' ? input : JSON.stringify(input), {
    authorization: who ? `Bearer ${who.token}` : null,
  });
const who = (access: Access) => (isForStaff({ access }) ? rose : ines);

/** One line a call and what it answers otherwise than it should: none. */
async function faultsOf(fault: (path: string, access: Access) => Promise<string | null>): Promise<string[]> {
  expect(calls().length).toBeGreaterThan(60);
  const found = [];
  for (const { path, access } of calls()) found.push(await fault(path, access));
  return found.filter((one) => one !== null);
}

describe('each call of the orders, the catalogue and the search', () => {
  it('lets in who it is for, and nobody else', async () => {
    const faults = await faultsOf(async (path, access) => {
      const dead = await shop.app.send(path, '{}', { authorization: 'Bearer nobody-has-this-token' });
      const [guest, person] = [(await send(path, {})).status, (await send(path, {}, ines)).status];
      const expected = isForStaff({ access })
        ? [401, 403]
        : ({ anyone: [200, 200], user: [401, 200] }[access as string] ?? []);
      const given = [dead.status, guest, person].join(' ');
      return given === [401, ...expected].join(' ') ? null : `${path} (${access}): ${given}`;
    });
    expect(faults).toEqual([]);
  });

  it('refuses what is no JSON, no object, or holds a key that it does not know', async () => {
    const faults = await faultsOf(async (path, access) => {
      const broken = (await send(path, '{', who(access))).status;
      const plain = (await shop.app.send(path, '{}', { contentType: 'text/plain' })).status;
      const codes = [];
      for (const input of [[], 'null', { never_heard_of: 1 }])
        codes.push((await send(path, input, who(access))).body.code);
      const given = [broken, plain, ...codes].join(' ');
      return given === '400 415 invalid_input invalid_input invalid_input' ? null : `${path}: ${given}`;
    });
    expect(faults).toEqual([]);
  });
});

/** Well-formed names of things that are not there, and who asks. */
const HASH = 'a'.repeat(32);
const TOKEN = 'b'.repeat(43);
const UUID = '11111111-1111-4111-8111-111111111111';
const BUYER = { contributor_email: 'mamie@exemple.fr', contributor_name: 'Mamie' };

describe('what is not there', () => {
  it.each([
    ['/api/publiclist/list_prepare_contributor_order', { list_uuid: UUID, product_id: 1, ...BUYER }],
    ['/api/order/get', { hash: HASH }],
    ['/api/order/pay', { hash: HASH }],
    ['/api/order/check_status', { hash: HASH }],
    ['/api/order/cancel', { hash: HASH }],
    ['/api/admin/get_order', { reference: UUID }],
    ['/api/admin/get_brand', { id: 987_654 }],
    ['/api/admin/get_product', { id: 987_654 }],
    ['/api/admin/get_preset', { slug: 'rien-de-tel' }],
    ['/api/admin/get_tag_detail', { id: 987_654 }],
    ['/api/admin/delete_brand', { id: 987_654 }],
    ['/api/admin/delete_preset', { slug: 'rien-de-tel' }],
    ['/api/admin/delete_feed', { id: 987_654 }],
    ['/api/content/get_tag', { slug: 'rien-de-tel' }],
    ['/api/content/get_search_preset', { slug: 'rien-de-tel' }],
  ])('%s says so', async (path, input) => {
    const { body } = await send(path, input, rose);
    expect(body).toMatchObject({ code: 'not_found', err: expect.any(String) });
  });

  it.each([
    ['/api/order/follow', { action_token: TOKEN }],
    ['/api/order/cancel_by_link', { action_token: TOKEN }],
  ])('a link to it that nobody was sent: %s', async (path, input) => {
    expect((await send(path, input)).body).toMatchObject({ code: 'token_invalid' });
  });
});

describe('somebody else’s order', () => {
  it('is in nobody’s account but its buyer’s, nor changed without its secret', async () => {
    const hash = await shop.paid();
    for (const member of [ines, shop.camille]) {
      const { body } = await send('/api/order/get_my_orders', {}, member);
      expect(body).toMatchObject({ result: { total: 0 } });
    }
    const { body } = await send('/api/order/get', { hash });
    expect(body).toMatchObject({ result: { status: 'paid', address: { city: 'Nantes' } } });
    expect(
      (await send('/api/order/cancel', { hash: `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}` }))
        .body,
    ).toMatchObject({
      code: 'not_found',
    });
  });
});
