import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cagnotteOwnerCalls, contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { STATUSES } from '#src/features/cagnotte/contribution.state.ts';
import { loadGivePage } from '#src/features/cagnotte/give-page.server.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { isForStaff } from '#src/server/calls/access.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import {
  contribution,
  contributionIntent,
  list,
  listOwner,
  mailOutbox,
  notification,
  person,
  shopOrder,
} from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { linkIn, mailsOf } from '#tests/support/mails.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';

/** A list with gifts of every kind in every state, its owner and a co-owner. */
let shop: Shop;
let coOwner: Member;
/** Every key that only a giver may hold, by what it opens. */
const keys = new Map<string, string>();
const db = () => shop.app.services.database.db;
const listUuid = () => shop.camille.listUuid;

beforeAll(async () => {
  shop = await openShop({ stock: 20 });
  coOwner = await join(shop.app, 'rose');
  await db().update(person).set({ isAdmin: false }).where(eq(person.uuid, coOwner.uuid));
  const [row] = await db().select().from(list).where(eq(list.uuid, listUuid()));
  const [who] = await db().select().from(person).where(eq(person.uuid, coOwner.uuid));
  await db()
    .insert(listOwner)
    .values({ listId: row?.id as number, personId: who?.id as number, role: 'co_owner' });
  for (const status of STATUSES) await giftOfMoney(status);
  await shop.prepare();
  await shop.paid({ contributor_email: 'paye@exemple.fr' });
  const orders = await db().select().from(shopOrder);
  for (const { hash } of orders) keys.set(hash, 'order');
  await promises();
  await shop.app.runJobs();
}, 120_000);
afterAll(() => shop.app.close());

async function giftOfMoney(status: (typeof STATUSES)[number]) {
  const { contribution: made } = await contributionCalls.add({
    list_uuid: listUuid(),
    contribution: {
      amount: 1500,
      anonymous: true,
      kindwords: `état ${status}`,
      contributor: { email: `${status}@exemple.fr`, publicname: 'Nom caché' },
    },
    delayed: true,
  });
  const paidAt = ['succeeded', 'refunded', 'disputed'].includes(status) ? new Date() : null;
  await db().update(contribution).set({ status, paidAt }).where(eq(contribution.hash, made.hash));
  keys.set(made.hash, `contribution ${status}`);
  for (const { text } of await mailsOf(shop.app, `${status}@exemple.fr`))
    for (const [, token] of text.matchAll(/(?:lien=|annuler-participation\/|\/recu\/)([\w-]{20,})/g))
      keys.set(token as string, `link ${status}`);
  const [intent] = await db()
    .select({ secret: contributionIntent.clientSecret })
    .from(contributionIntent)
    .innerJoin(contribution, eq(contribution.id, contributionIntent.contributionId))
    .where(eq(contribution.hash, made.hash));
  if (intent) keys.set(intent.secret, `card ${status}`);
}

async function promises() {
  const gift = { list_uuid: listUuid(), merchant_item_id: shop.shelf.pram.merchantItemId };
  await giftCalls.giveItem({ ...gift, email: 'promesse@exemple.fr', name: 'Paul' });
  const [mail] = await mailsOf(shop.app, 'promesse@exemple.fr');
  keys.set(linkIn(mail), 'reservation');
}

function requireNoKey(text: string, where: string): void {
  for (const [key, opens] of keys)
    expect(text.includes(key), `${where} tells the key of ${opens}`).toBe(false);
  // In whatever form: no answer to an owner has a field of that name beside their own orders.
  expect(text, where).not.toMatch(/"hash":"[\w-]{20,}"/);
}

/** Calls that end, spend or send something. */
const APART =
  /login|register_with|logout|delete|remove_co|end_sessions|totp|reset|impersonate|start_identity|withdraw$/;

const inputs = () => {
  const list_uuid = listUuid();
  const product_id = shop.shelf.lamp.id;
  const merchant_item_id = shop.shelf.lamp.merchantItemId;
  return [
    {},
    { list_uuid },
    { page: 1 },
    { slug: shop.camille.slug },
    { list_uuid, format: 'json' },
    { list_uuid, format: 'csv' },
    { list_uuid, product_id },
    { list_uuid, merchant_item_id },
    { query: 'camille' },
  ];
};

describe('no key of a giver reaches an owner or a co-owner', () => {
  it('there are keys to look for, of every kind', () => {
    const kinds = new Set([...keys.values()].map((opens) => opens.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['card', 'contribution', 'link', 'order', 'reservation']);
    expect(keys.size).toBeGreaterThan(STATUSES.length * 2);
  });

  for (const surprise of [true, false])
    it(`by any call, with the surprise ${surprise ? 'on' : 'over'}`, { timeout: 180_000 }, async () => {
      await db()
        .update(list)
        .set({ settings: { surprise, show_contributions: 'names_and_amounts' } });
      let answered = 0;
      for (const { token, who } of [
        { token: shop.camille.token, who: 'owner' },
        { token: coOwner.token, who: 'co-owner' },
      ])
        for (const { path, access, input: schema } of registeredCalls()) {
          if (APART.test(path) || isForStaff({ access })) continue;
          for (const input of inputs()) {
            if (!schema.safeParse(input).success) continue;
            const json = JSON.stringify(input);
            const given = await shop.app.send(path, json, { authorization: `Bearer ${token}` });
            if (given.body.result !== undefined) answered += 1;
            requireNoKey(
              JSON.stringify([given.body, given.headers, given.cookies]),
              `${path} ${json} (${who})`,
            );
          }
        }
      expect(answered).toBeGreaterThan(100);
    });

  it('by what the screens of the money ask, which names gifts otherwise', async () => {
    await db()
      .update(list)
      .set({ settings: { surprise: false } });
    const list_uuid = listUuid();
    const told = await shop.app.as(shop.camille.token, async () => ({
      contributions: await cagnotteOwnerCalls.getContributions({ list_uuid }),
      overview: await withdrawalCalls.overview({ list_uuid }),
      statement: await withdrawalCalls.statement({ list_uuid }),
      tracker: await thanksCalls.giftTracker({ list_uuid }),
    }));
    requireNoKey(JSON.stringify(told), 'the screens of the money');
    const ids = told.contributions.contributions.map(({ gift_id }) => gift_id);
    expect(ids.length).toBeGreaterThan(4);
    for (const id of ids) expect(id).toMatch(/^c-[0-9a-f-]{36}$/);
    for (const { gift_id } of told.overview.thanks) expect(ids).toContain(gift_id);
    // The name that an owner has for a gift opens nothing of a giver's.
    for (const id of ids)
      for (const hash of [id, id.slice(2)]) {
        await expect(contributionCalls.get({ hash })).rejects.toMatchObject({ code: 'not_found' });
        await expect(contributionCalls.updateAnonymous({ hash, anonymous: false })).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    expect(JSON.stringify(told)).not.toContain('Nom caché');
  });

  it('by any page, notification or mail of theirs', async () => {
    const ctx = systemCtx(shop.app.services);
    for (const signedIn of [true, false])
      requireNoKey(JSON.stringify(await findListPage(ctx, shop.camille.slug, { signedIn })), 'the page');
    const give = await loadGivePage(ctx, shop.camille.slug);
    requireNoKey(JSON.stringify(give), 'the page where one gives');
    requireNoKey(JSON.stringify(await db().select().from(notification)), 'the notifications');
    const mails = await db().select().from(mailOutbox);
    const theirs = mails.filter(({ to }) => to === CAST.camille.email || to === CAST.rose.email);
    requireNoKey(JSON.stringify(theirs), 'a mail');
  });
});
