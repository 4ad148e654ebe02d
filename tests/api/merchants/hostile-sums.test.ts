// Sums and counts that nobody means, sent with the right token and about one's own things: below zero, of half a cent, of
// more than there is money. Nothing of it is done, and no cent moves.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { offerOf } from '#tests/support/offers.ts';
import { BUYER, DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

const HOSTILE: unknown[] = [-1, -100, -(2 ** 31), 0.5, 1e15, Number.MAX_SAFE_INTEGER, '100', '-1', [100], {}];
type Who = 'anyone' | 'seller' | 'desk' | 'owner';

let shop: Shop;
let counter: Counter;
let tokens: Record<Who, string | null>;
let about: {
  hash: string;
  open: string;
  reference: string;
  line: number;
  gift: string;
  uuid: string;
  mobile: number;
};

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  counter = await openCounter(shop.app);
  const ines = await join(shop.app, 'ines');
  const made = await openBusinesses(shop, { ines, rose: counter.rose });
  tokens = { anyone: null, seller: made.mine, desk: counter.rose.token, owner: shop.camille.token };
  for (const token of [made.mine, shop.camille.token]) await prove(shop.app, token);
  const wanted = { product_id: made.mobile, quantity: 2 };
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, ...wanted });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  const { uuid: reference } = await shop.rowOf(hash);
  const { lines } = await shop.app.as(made.mine, () => sellerOrderCalls.get({ reference }));
  const { contribution } = await contributionCalls.prepare({
    list_uuid: shop.camille.listUuid,
    contribution: { amount: 2500, contributor: { email: 'jo@exemple.fr', publicname: 'Jo' } },
  });
  about = {
    hash,
    open: await shop.prepare(),
    reference,
    line: lines[0]?.id ?? 0,
    gift: contribution.hash,
    uuid: made.uuid,
    mobile: made.mobile,
  };
});
afterAll(() => shop.app.close());

const key = () => randomUUID();
const list = () => shop.camille.listUuid;
const product = (more: object) => ({ ...PRODUCT, ...more });
const goods = (more: object) => ({ product_id: about.mobile, ...more });
const batch = (more: object) => ({
  count: 1,
  amount: 1000,
  expires_on: counter.day(90),
  label: 'Geste',
  key: key(),
  ...more,
});
const ticket = (max_uses: unknown) => ({
  label: 'Salon',
  kind: 'partner',
  max_uses,
  expires_at: null,
  offer_id: null,
});

/** Each call that takes a sum or a count, with the hostile one in its place. */
const CALLS: [Who, string, (n: unknown) => object][] = [
  [
    'anyone',
    'publiclist/list_prepare_contribution',
    (amount) => ({ list_uuid: list(), contribution: { amount } }),
  ],
  ['anyone', 'publiclist/update_contribution_amount', (amount) => ({ hash: about.gift, amount })],
  [
    'anyone',
    'publiclist/list_prepapre_contribution_with_amount',
    (amount) => ({ list_uuid: list(), amount }),
  ],
  [
    'anyone',
    'publiclist/list_prepare_contributor_order',
    (quantity) => ({ list_uuid: list(), ...BUYER, ...goods({ quantity }) }),
  ],
  [
    'anyone',
    'order/add_line',
    (quantity) => ({ hash: about.open, list_uuid: list(), ...goods({ quantity }) }),
  ],
  ['anyone', 'order/remove_line', (line_id) => ({ hash: about.open, line_id })],
  [
    'anyone',
    'order/ask_return',
    (quantity) => ({ hash: about.hash, lines: [{ line_id: about.line, quantity }] }),
  ],
  [
    'anyone',
    'voucher/prepare_purchase',
    (amount) => ({
      amount,
      recipient: { email: 'sami@exemple.fr', name: 'Sami' },
      buyer: { email: 'odile@exemple.fr', name: 'Odile' },
      send_on: null,
    }),
  ],
  ['owner', 'voucher/from_pot', (amount) => ({ list_uuid: list(), amount, key: key() })],
  ['owner', 'cagnotte/withdraw', (amount) => ({ list_uuid: list(), amount, key: key() })],
  ['owner', 'voucher/use', (voucher_id) => ({ order_hash: about.open, voucher_id })],
  ['seller', 'business/withdraw', (amount) => ({ amount, key: key() })],
  ['seller', 'business/save_product', (price) => product({ price })],
  ['seller', 'business/save_product', (stock) => product({ stock })],
  ['seller', 'business/set_stock', (stock) => goods({ stock })],
  ['desk', 'admin/set_commission', (percent) => ({ uuid: about.uuid, percent })],
  ['desk', 'admin/create_vouchers', (amount) => batch({ amount })],
  ['desk', 'admin/create_vouchers', (count) => batch({ count })],
  [
    'desk',
    'admin/request_refund',
    (amount) => ({ reference: about.reference, amount, reason: 'Geste', key: key() }),
  ],
  ['desk', 'admin/create_ticket', (n) => ticket(n)],
  ...(['percent', 'min_total', 'stock', 'per_person'] as const).map(
    (field): [Who, string, (n: unknown) => object] => [
      'desk',
      'admin/save_offer',
      (n) => ({ ...offerOf({ title: 'Piège' }), [field]: n }),
    ],
  ),
  ['desk', 'admin/save_offer', (amount) => ({ ...offerOf({ title: 'Piège', percent: null }), amount })],
];

/** Every account with its sum, and what is for sale at what price. */
async function books(): Promise<string> {
  const { rows } = await shop.app.services.database.query(
    `select code as what, balance::text as value from ledger_account
     union all select 'product ' || id, price_cents || ' ' || coalesce(stock::text, '') from product
     union all select 'merchant ' || id, commission_percent::text from merchant
     union all select 'voucher ' || id, initial::text from voucher union all select 'offer ' || id, title from offer
     union all select 'refund ' || id, amount::text from refund order by 1`,
  );
  return JSON.stringify(rows);
}

it('nothing is done by any of them, and no cent moves', async () => {
  const before = await books();
  const faults: string[] = [];
  for (const [who, path, input] of CALLS)
    for (const n of HOSTILE) {
      const token = tokens[who];
      const { status, body } = await shop.app.send(
        `/api/${path}`,
        JSON.stringify(input(n)),
        token ? { authorization: `Bearer ${token}` } : {},
      );
      if (status >= 500 || body.result !== undefined || !body.err)
        faults.push(`${path} ${JSON.stringify(n)}: ${status} ${JSON.stringify(body).slice(0, 80)}`);
    }
  expect(faults).toEqual([]);
  expect(await books()).toBe(before);
  expect(await shop.problems()).toEqual([]);
});

it('codes that are guessed find nothing', async () => {
  const code = await counter.given(5000);
  const near = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  const guesses = [
    near,
    '',
    ' ',
    "' or 1=1 --",
    '0'.repeat(16),
    '%'.repeat(16),
    code.slice(0, 15),
    `${code}A`,
  ];
  const told: string[] = [];
  for (const guess of guesses) {
    const { status, body } = await shop.app.send('/api/voucher/claim', JSON.stringify({ code: guess }), {
      authorization: `Bearer ${shop.camille.token}`,
    });
    if (status >= 500 || body.result) told.push(guess);
  }
  expect(told).toEqual([]);
  expect(await counter.owed()).toBe(5000);
  expect(await shop.problems()).toEqual([]);
});
