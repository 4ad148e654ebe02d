import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { mailOutbox, notification } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { linkIn, mailsOf } from '../support/mails.ts';
import { prove } from '../support/prove.ts';
import { type Shelf, stockShelf } from '../support/shop.ts';

let app: TestApp;
let camille: Member;
let shelf: Shelf;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: shelf.pram.id });
    await itemCalls.addItemToMain({ product_id: shelf.lamp.id });
    await itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 3, description: 'Bleue' });
    await listCalls.updateSetting({
      list_uuid: camille.listUuid,
      setting_name: 'allow_second_hand',
      val: true,
    });
  });
});
afterAll(() => app.close());

/** Calls that end, spend or make something (each answer is new), and the one question that is allowed. */
const APART =
  /login|register|token|password|logout|delete|remove|end_sessions|list_sessions|totp|verif|email|finish_setup|impersonate|is_covered|contribution|invite|import|external|custom|addon|release|reserve_item|give_item|accept|cancel|main_list|withdraw|identity|send_/;

function inputOf(path: string): object {
  const list_uuid = camille.listUuid;
  const product_id = shelf.pram.id;
  const merchant_item_id = shelf.pram.merchantItemId;
  const inputs: Record<string, object> = {
    add_item: { list_uuid, product_id },
    add_item_to_main: { product_id },
    bulk_items: { list_uuid, product_ids: [product_id, shelf.lamp.id], change: { priority: 1 } },
    create: { list_uuid, purpose: 'Le lit', goal: 30_000 },
    export_list: { list_uuid, format: 'csv' },
    get_from_user_slug: { slug: camille.slug },
    get_list_id_from_slug: { slug: camille.slug },
    get_public_info: { slug: camille.slug },
    get_product_in_list: { list_uuid, product_id },
    move_product_to_bought: { list_uuid, merchant_item_id, quantity: 1 },
    move_product_to_not_bought: { list_uuid, merchant_item_id },
    reorder_items: { list_uuid, product_ids: [shelf.lamp.id, product_id] },
    set_birthdate: { list_uuid, birthdate: '2999-01-01' },
    update_list: { list_uuid, title: 'Bienvenue' },
    update_item: { list_uuid, product_id, quantity: 3 },
    update_product_in_list: { product_id, quantity: 3, description: 'Bleue' },
    update_product_priority: { list_uuid, product_id, priority: 2 },
    update_product_classification_in_list: { list_uuid, product_id, classification: '' },
    update_prop: { list_uuid, prop_key: 'welcome', val: 'Bonjour' },
    update_setting: { list_uuid, setting_name: 'show_prices', val: true },
  };
  return inputs[path.slice(path.lastIndexOf('/') + 1)] ?? {};
}

/** Every answer an owner can have, each call tried with its own input, then with the list's uuid or nothing. */
async function everyAnswer(): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const { path } of registeredCalls()) {
    if (!/^\/api\/(list|user|publiclist|cagnotte)\//.test(path) || APART.test(path)) continue;
    const inputs = [inputOf(path), { list_uuid: camille.listUuid }].map((input) => JSON.stringify(input));
    for (const json of new Set(inputs)) {
      const { status, body } = await app.send(path, json, { authorization: `Bearer ${camille.token}` });
      const answer = JSON.stringify({ status, body }).replace(/"(?:exported_at|challenge)":"[^"]*",?/g, '');
      told[`${path} ${json}`] = JSON.parse(answer);
    }
  }
  const services = app.services;
  const ctx = makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'page', userAgent: '' });
  told.page = await findListPage(ctx, camille.slug, { signedIn: true });
  told.notifications = await services.database.db.select().from(notification);
  return told;
}

async function give(): Promise<void> {
  const one = { list_uuid: camille.listUuid, quantity: 1 };
  const pram = { ...one, merchant_item_id: shelf.pram.merchantItemId };
  await giftCalls.giveItem({ ...pram, email: 'odile@exemple.fr', words: 'Bisous', second_hand: true });
  await giftCalls.giveItem({ ...pram, email: 'paul@exemple.fr', bought: true });
  const lamp = { ...one, merchant_item_id: shelf.lamp.merchantItemId, email: 'zoe@exemple.fr', name: 'Zoé' };
  await giftCalls.reserveItem(lamp);
  const action_token = linkIn((await mailsOf(app, 'zoe@exemple.fr'))[0]);
  await giftCalls.updateReservation({ action_token, step: 'ordered' });
  await giftCalls.updateGiftWords({ action_token, words: 'Avec Zoé' });
  await giftCalls.extendReservation({ action_token: linkIn((await mailsOf(app, 'odile@exemple.fr'))[0]) });
}

it('no call, page, notification or mail tells an owner under surprise what was given', {
  timeout: 90_000,
}, async () => {
  // What asks for a proof answers too.
  await prove(app, camille.token);
  await everyAnswer();
  const before = await everyAnswer();
  const answered = Object.values(before).filter((one) => (one as { status?: number } | null)?.status === 200);
  expect(answered.length).toBeGreaterThan(30);
  const { db } = app.services.database;
  const mailed = async () =>
    (await db.select().from(mailOutbox)).filter(({ to }) => to === CAST.camille.email).map(({ key }) => key);
  const mails = await mailed();
  await give();
  await app.runJobs();
  const after = await everyAnswer();
  for (const [asked, answer] of Object.entries(before)) expect(after[asked], asked).toEqual(answer);
  expect(JSON.stringify(after)).not.toMatch(/odile|paul@|zo[eé]|bisous/i);
  expect(await mailed()).toEqual(mails);
});

it('a guest meanwhile sees what is left of each gift', async () => {
  const { result } = (
    await app.send('/api/publiclist/get_from_user_slug', JSON.stringify({ slug: camille.slug }))
  ).body as { result: { detailed_list: { items_in_list: object[] } } };
  expect(result.detailed_list.items_in_list).toEqual(
    expect.arrayContaining([expect.objectContaining({ quantity_bought: 1, quantity_reserved: 1 })]),
  );
});
