import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import type { Shortfall } from '#src/features/cagnotte/pooling/pool.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import type { Member } from '#tests/cast.ts';
import type { TestApp } from './app.ts';
import { pay } from './cagnotte.ts';

export const DAY = 24 * 3600 * 1000;

export const dayIn = (app: TestApp, days: number) =>
  new Date(app.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);

/** An item of the caller's list at this price, proposed to several for ten days. */
export async function pooledItem(app: TestApp, owner: Member, price = 30_000) {
  return app.as(owner.token, async () => {
    const { uuid } = await listCalls.getWithoutDetails();
    const { item } = await listCalls.addCustomItem({
      list_uuid: uuid,
      item: { name: `Poussette à ${price}`, price },
    });
    const deadline = dayIn(app, 10);
    const { pool } = await poolCalls.openPool({ list_uuid: uuid, product_id: item.item.id, deadline });
    return { pool, list_uuid: uuid, product_id: item.item.id, merchant_item_id: item.item.merchant_item_id };
  });
}

let giver = 0;

/** A share ready to be paid, of somebody else each time. */
export async function share(pool_uuid: string, amount: number, shortfall: Shortfall = 'cagnotte') {
  giver += 1;
  const contributor = { email: `donneur-${giver}@exemple.fr`, publicname: `Donneur ${giver}` };
  const { contribution, payment } = await poolCalls.prepareShare({
    pool_uuid,
    shortfall,
    contribution: { amount, contributor },
  });
  if (!payment) throw new Error('no payment');
  return { hash: contribution.hash, secret: payment.client_secret, email: contributor.email };
}

export async function paidShare(app: TestApp, preparing: ReturnType<typeof share>) {
  const made = await preparing;
  await pay(app, made.secret);
  return made;
}

export const statusOf = async (hash: string) => (await contributionCalls.get({ hash })).status;

/** The pool as a visitor sees it. */
export async function seen(list_uuid: string, uuid: string) {
  const { items } = await poolCalls.getPools({ list_uuid });
  const found = items.find((one) => one.uuid === uuid);
  if (!found) throw new Error('no such pool');
  return found;
}

/** The token of a mail's link to a page of `/p/`. */
export function linkIn(text: string, page: string): string {
  const found = new RegExp(`/p/${page}/([\\w-]+)`).exec(text);
  if (!found?.[1]) throw new Error(`no link to ${page} in: ${text.slice(0, 200)}`);
  return found[1];
}
