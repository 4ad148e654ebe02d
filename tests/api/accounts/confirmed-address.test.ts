import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { contactMessage, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';
import { stockShelf } from '#tests/support/shop.ts';

/** Inès gave before she had an account; somebody registers her address. */
let app: TestApp;
let camille: Member;
let impostor: Member;
const SECRETS = ['Un mot que seule Inès a écrit', 'Mot de la promesse', 'Message au site'];
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  const shelf = await stockShelf(app);
  await app.as(camille.token, () => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
  const list_uuid = camille.listUuid;
  const { payment } = await contributionCalls.prepare({
    list_uuid,
    contribution: {
      amount: 4200,
      kindwords: SECRETS[0] as string,
      // As she typed it: capitals are the same address.
      contributor: { email: 'INES@exemple.fr', publicname: 'Inès' },
    },
  });
  await pay(app, payment?.client_secret ?? '');
  const merchant_item_id = shelf.pram.merchantItemId;
  const gift = { list_uuid, merchant_item_id, email: CAST.ines.email, name: 'Inès B.', words: SECRETS[1] };
  await giftCalls.giveItem(gift);
  await db()
    .insert(contactMessage)
    .values({
      kind: 'contact',
      name: 'Inès',
      email: CAST.ines.email,
      topic: 'data',
      message: SECRETS[2] as string,
      stamp: 'x',
      fingerprint: 'x',
    });
  impostor = await join(app, 'ines');
  await prove(app, impostor.token);
});
afterAll(() => app.close());

const confirm = (emailVerifiedAt: Date | null) =>
  db().update(person).set({ emailVerifiedAt }).where(eq(person.email, CAST.ines.email));
const data = () => app.as(impostor.token, () => profileCalls.exportMyData());

it('whoever registers a giver’s address finds nothing of their gifts in their data', async () => {
  await confirm(null);
  const told = await data();
  expect(told.given).toEqual({ contributions: [], reservations: [] });
  expect(told.orders).toEqual([]);
  for (const secret of SECRETS) expect(JSON.stringify(told)).not.toContain(secret);
});

it('nor by any call that reads, with nothing to say or with the list', async () => {
  await confirm(null);
  for (const { path, access, changes } of registeredCalls()) {
    if (changes || !['user', 'session'].includes(access)) continue;
    for (const input of [{}, { list_uuid: camille.listUuid }, { page: 1 }]) {
      const given = await app.send(path, JSON.stringify(input), {
        authorization: `Bearer ${impostor.token}`,
      });
      for (const secret of [...SECRETS, '4200'])
        expect(JSON.stringify(given.body), path).not.toContain(secret);
    }
  }
});

it('the account taken away leaves alone what bears an address nobody confirmed', async () => {
  await confirm(null);
  await db().insert(contactMessage).values({
    kind: 'contact',
    name: 'Rose',
    email: CAST.rose.email,
    topic: 'data',
    message: 'À garder',
    stamp: 'y',
    fingerprint: 'y',
  });
  const rose = await join(app, 'rose');
  await db().update(person).set({ isAdmin: false, emailVerifiedAt: null }).where(eq(person.uuid, rose.uuid));
  await prove(app, rose.token);
  await app.as(rose.token, () => profileCalls.deleteMyAccount({}));
  const left = await db().select().from(contactMessage).where(eq(contactMessage.email, CAST.rose.email));
  expect(left).toHaveLength(1);
});

it('once the address is confirmed, everything of it is theirs', async () => {
  await confirm(new Date());
  const told = await data();
  expect(told.given).toMatchObject({
    contributions: [{ amount: 4200, kindwords: SECRETS[0] }],
    reservations: [{ name: 'Inès B.' }],
  });
  expect(JSON.stringify(told)).toContain(SECRETS[2]);
});
