import { randomUUID } from 'node:crypto';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { PASSWORD } from '#tests/cast.ts';
import { prove } from '../prove.ts';
import { closeDispute, openDispute } from '../stripe-double/disputes.ts';
import { settlePayout } from '../stripe-double/recipients.ts';
import { type Act, chargeOf, DAY, heard, linesOf, type Roll, type Walked, type World } from './world.ts';

interface Walking {
  world: World;
  one: Walked;
  roll: Roll;
}

/** Acts of the desk. Those that end an order come seldom: nothing much happens to it after. */
const deskActs = ({ world: { site }, one: { reference, hash }, roll }: Walking): Act[] => [
  () => site.refund(reference, 1 + roll(5000)),
  async () => roll(3) === 0 && site.refund(reference, null),
  async () => roll(5) === 0 && site.cancelled(reference),
  async () => roll(5) === 0 && calls.cancel({ hash }),
  async () => {
    for (const step of ['prepare', 'send', 'deliver'] as const)
      await site.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
  },
  () => site.asRose(() => orderDeskCalls.settle({ reference, answer: 'Par virement.' })),
  () =>
    site.asRose(() =>
      orderDeskCalls.takeBack({ reference, reason: 'Revenu', restock: true, key: randomUUID() }),
    ),
  async () => {
    const { items } = await site.shop.app.as(site.ines.token, () => refundCalls.list({ status: 'asked' }));
    const asked = items[roll(Math.max(1, items.length))];
    if (!asked) return;
    const decide = { refund_uuid: asked.uuid, approve: roll(4) > 0, reason: 'Vérifié par moi' };
    await site.shop.app.as(site.ines.token, () => refundCalls.decide(decide));
  },
];

const sellerActs = ({ world: { site, sellers }, one, roll }: Walking): Act[] => {
  const { app } = site.shop;
  const { reference } = one;
  const any = () => sellers[roll(sellers.length)] as (typeof sellers)[number];
  const theirs = async (id: number) => (await linesOf(one)).filter((line) => line.product.id === id);
  return [
    async () => {
      const { token, product } = any();
      const [line] = await theirs(product);
      if (line)
        await app.as(token, () => sellerOrderCalls.refuse({ reference, line_id: line.id, reason: 'Épuisé' }));
    },
    async () => {
      const { token, product } = any();
      const line_ids = (await theirs(product)).map(({ id }) => id);
      const parcel = { reference, line_ids, carrier: 'P', tracking_number: 'P' };
      if (line_ids.length > 0) await app.as(token, () => sellerOrderCalls.send(parcel));
    },
    async () => {
      const { token } = any();
      const { available } = await app.as(token, () => sellerMoneyCalls.overview());
      await prove(app, token);
      await app.as(token, () => sellerMoneyCalls.withdraw({ amount: available, key: randomUUID() }));
    },
    async () => {
      for (const { id, object, status } of [...site.stripe.books.objects.values()])
        if (object === 'payout' && status === 'pending')
          settlePayout(site.stripe.books, String(id), roll(3) === 0 ? 'account_closed' : null);
    },
  ];
};

const returnActs = ({ world: { site, sellers }, one, roll }: Walking): Act[] => {
  const { app } = site.shop;
  const { hash } = one;
  const back = async (act: (id: string, by: string) => Promise<unknown>) => {
    const { returns } = await calls.get({ hash });
    const some = returns[roll(Math.max(1, returns.length))];
    if (some) await act(some.id, some.seller.slug);
  };
  return [
    async () => {
      const lines = await linesOf(one);
      const line_id = lines[roll(lines.length)]?.id ?? 0;
      await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: roll(2) ? 'own' : 'label' });
    },
    () =>
      back((id, by) => {
        const token = sellers.find(({ slug }) => slug === by)?.token;
        return token
          ? app.as(token, () => sellerReturnCalls.receive({ id }))
          : site.asRose(() => returnDeskCalls.receive({ id }));
      }),
    () => back((id) => app.as(site.ines.token, () => returnDeskCalls.refund({ id }))),
    () => back((id) => site.asRose(() => returnDeskCalls.settle({ id, answer: 'Par virement.' }))),
  ];
};

/** A bank opens a dispute of all or a part, decides, and may decide again; it is heard of, or not yet. */
async function contested({ world, one, roll }: Walking): Promise<void> {
  const { books } = world.site.stripe;
  if (!one.intent) return;
  const charge = chargeOf(world, one.intent);
  const left = Number(charge.amount) - Number(charge.amount_refunded);
  if (one.contest === null) {
    const part = roll(2) ? { amount: 1 + roll(left) } : {};
    if (left > 0) one.contest = openDispute(books, String(one.intent.id), part);
  } else if (one.contest.status === 'needs_response' || roll(4) === 0)
    closeDispute(books, one.contest, { won: one.contest.status === 'lost' || roll(2) === 0 });
  if (one.contest && roll(3) > 0) await world.site.hear(one.contest);
}

const otherActs = (walking: Walking): Act[] => {
  const { world, one, roll } = walking;
  const { app } = world.site.shop;
  return [
    () => contested(walking),
    () => heard(world, one),
    async () => {
      if (!one.buyer) return;
      await prove(app, one.buyer);
      await app.as(one.buyer, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
      one.buyer = null;
    },
    async () => {
      world.now += (1 + roll(16)) * DAY;
      app.services.moveClock(world.now - Date.now());
      await app.runJobs();
    },
  ];
};

/** All that can happen to a paid order, by anybody. */
export const actsOf = (walking: Walking): Act[] =>
  [deskActs, sellerActs, returnActs, otherActs].flatMap((acts) => acts(walking));
