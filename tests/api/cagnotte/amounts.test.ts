import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall, Contract } from '#src/calls/contract.ts';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { addonCalls, refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { pooledItem } from '#tests/support/pooling.ts';
import { prove } from '#tests/support/prove.ts';
import { GIVEN } from '#tests/support/vouchers.ts';
import { verify } from '#tests/support/withdrawals.ts';

let app: TestApp;
let camille: Member;
let rose: Member;
/** The session of a business of Camille's. */
let seller: string;
/** The subjects of the inputs: a list, a draft of it, a paid gift and a gift that several pay. */
const about = { list_uuid: '', draft: '', paid: '', pool: '' };

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  rose = await join(app, 'rose');
  for (const { token } of [camille, rose]) await prove(app, token);
  about.list_uuid = camille.listUuid;
  const draft = { list_uuid: about.list_uuid, amount: 1000 };
  about.draft = (await calls.prepareWithAmount(draft)).contribution.hash;
  const gift = await preparedGift(about.list_uuid, 5000);
  await pay(app, gift.secret);
  const { rows } = await app.services.database.query('select uuid from contribution where hash = $1', [
    gift.hash,
  ]);
  about.paid = String(rows[0]?.uuid);
  await app.as(camille.token, () => verify(app, camille.listUuid));
  const { merchant } = await app.as(camille.token, () => businessCalls.create(BUSINESS));
  await app.as(rose.token, () => merchantDeskCalls.approve({ uuid: merchant.uuid }));
  const open = () => businessCalls.openSession({ merchant_uuid: merchant.uuid });
  seller = (await app.as(camille.token, open)).token;
  await prove(app, seller);
  about.pool = (await pooledItem(app, camille, 600_000)).pool.uuid;
});
afterAll(() => app.close());

interface MoneyCall {
  call: AnyCall;
  /** The whole input around an amount that is JSON already. */
  input: (amount: string) => string;
  as?: 'owner' | 'admin' | 'seller';
  /** The error codes of this call for whole cents that can't be. */
  tooSmall?: string;
  tooLarge?: string;
  /** Null stands for something else than an amount here. */
  takesNull?: true;
}

const OUT = 'amount_out_of_range';

/** Every call that takes an amount of money. */
const MONEY: MoneyCall[] = [
  {
    call: calls.prepare,
    input: (amount) => `{"list_uuid":"${about.list_uuid}","contribution":{"amount":${amount}}}`,
  },
  {
    call: calls.prepareWithAmount,
    input: (amount) => `{"list_uuid":"${about.list_uuid}","amount":${amount}}`,
  },
  {
    call: calls.prepareWithDetail,
    input: (amount) => `{"liste_uuid":"${about.list_uuid}","amount":${amount}}`,
  },
  {
    call: calls.add,
    input: (amount) =>
      `{"list_uuid":"${about.list_uuid}","contribution":{"amount":${amount}},"delayed":true}`,
  },
  {
    call: poolCalls.prepareShare,
    input: (amount) =>
      `{"pool_uuid":"${about.pool}","contribution":{"amount":${amount}},"shortfall":"cagnotte"}`,
  },
  { call: calls.updateAmount, input: (amount) => `{"hash":"${about.draft}","amount":${amount}}` },
  {
    call: withdrawalCalls.withdraw,
    input: (amount) => `{"list_uuid":"${about.list_uuid}","amount":${amount},"key":"${randomUUID()}"}`,
    as: 'owner',
    tooLarge: 'balance_insufficient',
  },
  {
    call: withdrawalCalls.create,
    input: (amount) => `{"list_uuid":"${about.list_uuid}","purpose":"","message":"","goal":${amount}}`,
    as: 'owner',
    takesNull: true,
  },
  {
    call: refundCalls.request,
    input: (amount) =>
      `{"reference":"${about.paid}","reason":"Une raison","key":"${randomUUID()}","amount":${amount}}`,
    as: 'admin',
    tooSmall: 'refund_too_large',
    tooLarge: 'refund_too_large',
    takesNull: true,
  },
  {
    call: addonCalls.save,
    input: (amount) =>
      `{"id":null,"name":"Carte","description":"","once_per_list":true,"enabled":true,"price":${amount}}`,
    as: 'admin',
    tooSmall: 'price_out_of_range',
    tooLarge: 'price_out_of_range',
  },
  {
    call: voucherCalls.fromPot,
    input: (amount) => `{"list_uuid":"${about.list_uuid}","amount":${amount},"key":"${randomUUID()}"}`,
    as: 'owner',
  },
  {
    call: voucherCalls.preparePurchase,
    input: (amount) => JSON.stringify({ ...GIVEN, amount: 0 }).replace('"amount":0', `"amount":${amount}`),
  },
  {
    call: voucherDeskCalls.create,
    input: (amount) =>
      `{"count":1,"expires_on":"2028-01-01","label":"Geste","key":"${randomUUID()}","amount":${amount}}`,
    as: 'admin',
    tooSmall: 'invalid_input',
    tooLarge: 'invalid_input',
  },
  {
    call: offerDeskCalls.save,
    input: (amount) => JSON.stringify({ ...OFFER, amount: 0 }).replace('"amount":0', `"amount":${amount}`),
    as: 'admin',
    tooSmall: 'invalid_input',
    tooLarge: 'invalid_input',
    takesNull: true,
  },
  {
    call: sellerMoneyCalls.withdraw,
    input: (amount) => `{"amount":${amount},"key":"${randomUUID()}"}`,
    as: 'seller',
    tooLarge: 'identity_required',
  },
];

const OFFER = {
  id: null,
  title: 'Un geste',
  text: '',
  kind: 'coupon',
  code: 'GESTE',
  picture: null,
  product_id: null,
  price: null,
  percent: null,
  min_total: null,
  content_path: null,
  stock: null,
  per_person: null,
  door: null,
  consolation: null,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2027-11-01T00:00:00Z',
  audience: 'all',
  enabled: true,
};

const NOT_CENTS = [
  ...['0.5', '-0.5', '100.000001', '9007199254740992', '-9007199254740993', '1e400'],
  ...['"100"', '"100 EUR"', '"NaN"', 'true', '[100]', '{"amount":100,"currency":"usd"}', '""'],
];

async function answerTo(money: MoneyCall, amount: string, more = '') {
  const tokens = { owner: camille.token, admin: rose.token, seller };
  const token = money.as ? tokens[money.as] : null;
  const body = money.input(amount).replace(/\}$/, `${more}}`);
  return app.send(money.call.contract.path, body, token ? { authorization: `Bearer ${token}` } : {});
}

async function counted(): Promise<unknown> {
  const { rows } = await app.services.database.query(
    `select (select count(*)::int from contribution) as gifts, (select count(*)::int from refund) as refunds,
       (select count(*)::int from withdrawal) as withdrawals, (select count(*)::int from addon) as addons,
       (select count(*)::int from ledger_tx) as postings, (select max(goal)::int from pot) as goal,
       (select count(*)::int from voucher) as vouchers, (select count(*)::int from voucher_purchase) as purchases,
       (select count(*)::int from offer) as offers, (select sum(amount)::int from contribution) as amounts`,
  );
  return rows[0];
}

describe('an amount of money', () => {
  for (const money of MONEY)
    describe(`in ${money.call.contract.path}`, () => {
      it('is refused when it is no whole number of cents, in French, and changes nothing', async () => {
        const before = await counted();
        for (const amount of money.takesNull ? NOT_CENTS : [...NOT_CENTS, 'null']) {
          const { status, body } = await answerTo(money, amount);
          expect({ amount, status, body }).toMatchObject({ status: 200, body: { code: 'invalid_input' } });
          const said = Object.values(body.fields as Record<string, string>);
          expect(said.join(' '), amount).toMatch(/centimes entiers|obligatoire/);
        }
        for (const amount of ['NaN', 'Infinity', '0x10', '01'])
          expect((await answerTo(money, amount)).status, amount).toBe(400);
        expect(await counted()).toEqual(before);
      });

      it('is refused below and above what this call takes, and changes nothing', async () => {
        const before = await counted();
        for (const amount of ['-1', '0', '-100', '-9007199254740991']) {
          const { body } = await answerTo(money, amount);
          expect({ amount, body }).toMatchObject({ body: { code: money.tooSmall ?? OUT } });
        }
        for (const amount of ['1e9', '1000000000', '9007199254740991']) {
          const { body } = await answerTo(money, amount);
          expect({ amount, body }).toMatchObject({ body: { code: money.tooLarge ?? OUT } });
        }
        expect(await counted()).toEqual(before);
      });

      it('is in euros: no call has a word for another currency', async () => {
        const before = await counted();
        const { body } = await answerTo(money, '1000', ',"currency":"usd"');
        expect(body).toMatchObject({ code: 'invalid_input', fields: { currency: 'Champ inconnu.' } });
        expect(await counted()).toEqual(before);
      });
    });

  it('is in no other call of the API', () => {
    const takesAmount = ({ input }: Contract) =>
      /"(amount|goal)":/.test(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })));
    const paths = registeredCalls()
      .filter(takesAmount)
      .map(({ path }) => path);
    expect(MONEY.map(({ call }) => call.contract.path)).toEqual(expect.arrayContaining(paths));
  });
});
