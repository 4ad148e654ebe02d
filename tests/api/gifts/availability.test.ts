import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { submitIsFree, submitReservation } from '#src/features/lists/gifts/reserve-form.server.ts';
import { readReserveForm } from '#src/features/lists/gifts/reserve-form.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { createLimits } from '#src/server/limits.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { linkIn, mailsOf } from '../../support/mails.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

const DAY = 86_400_000;
const GIVER = 'odile@exemple.fr';

let app: TestApp;
let camille: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const pram = (more: object = {}) => ({
  ...list(),
  merchant_item_id: shelf.pram.merchantItemId,
  email: GIVER,
  ...more,
});
const left = async () => (await giftCalls.getAvailability(list())).gifts?.map((gift) => gift.left);

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  shelf = await stockShelf(app);
});
beforeEach(async () => {
  app.services.moveClock(0);
  await app.services.database.db.execute('delete from list_item');
  await app.services.database.db.execute('delete from mail_outbox');
  await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.pram.id }));
  await asCamille(() => itemCalls.updateProduct({ product_id: shelf.pram.id, quantity: 2 }));
});
afterAll(() => app.close());

describe('whether a gift is still free', () => {
  it('follows what is reserved, bought, released and lapsed', async () => {
    expect(await left()).toEqual([2]);
    await giftCalls.reserveItem(pram());
    expect(await left()).toEqual([1]);
    await giftCalls.giveItem(pram({ bought: true, email: 'paul@exemple.fr' }));
    expect(await left()).toEqual([0]);
    await giftCalls.releaseItem({ action_token: linkIn((await mailsOf(app, 'paul@exemple.fr'))[0]) });
    expect(await left()).toEqual([1]);
    app.services.moveClock(15 * DAY);
    expect(await left()).toEqual([2]);
  });

  it('is told once to whoever already knows', async () => {
    const { version } = await giftCalls.getAvailability(list());
    expect(await giftCalls.getAvailability({ ...list(), known: version })).toEqual({ version, gifts: null });
    await giftCalls.reserveItem(pram());
    const next = await giftCalls.getAvailability({ ...list(), known: version });
    expect(next.version).not.toBe(version);
    expect(next.gifts).toEqual([{ merchant_item_id: shelf.pram.merchantItemId, left: 1 }]);
  });

  it('tells an owner under surprise nothing, not even that something moved', async () => {
    const before = await asCamille(() => giftCalls.getAvailability(list()));
    await giftCalls.reserveItem(pram({ quantity: 2 }));
    expect(await asCamille(() => giftCalls.getAvailability(list()))).toEqual(before);
    expect(before.gifts?.[0]?.left).toBe(2);
  });

  it('is not told of a private list or of none, and needs a uuid', async () => {
    const visibility = (val: string) =>
      asCamille(() => listCalls.updateSetting({ ...list(), setting_name: 'visibility', val }));
    await visibility('private');
    await expect(giftCalls.getAvailability(list())).rejects.toMatchObject({ code: 'not_found', status: 200 });
    await visibility('unlisted');
    const none = giftCalls.getAvailability({ list_uuid: crypto.randomUUID() });
    await expect(none).rejects.toMatchObject({ code: 'not_found' });
    const wrong = giftCalls.getAvailability({ list_uuid: "' or 1=1 --" });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('an owner who would try a gift of their own list', () => {
  it('is refused in the same words whether it is taken or not', async () => {
    const refusal = () =>
      asCamille(() => giftCalls.reserveItem(pram())).then(
        () => 'done',
        ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
      );
    const free = await refusal();
    await giftCalls.reserveItem(pram({ quantity: 2 }));
    expect(await refusal()).toBe(free);
    expect(free).toMatch(/^forbidden C’est votre liste/);
  });
});

describe('not bought after all', () => {
  it('is promised again for fourteen days, and lapses as any other', async () => {
    await giftCalls.giveItem(pram({ bought: true }));
    const action_token = linkIn((await mailsOf(app, GIVER))[0]);
    app.services.moveClock(20 * DAY);
    expect(await left()).toEqual([1]);
    const { reserved_until } = await giftCalls.reopenReservation({ action_token });
    expect((new Date(reserved_until).getTime() - Date.now()) / DAY).toBeCloseTo(34, 2);
    expect(await left()).toEqual([1]);
    app.services.moveClock(35 * DAY);
    expect(await left()).toEqual([2]);
  });

  it('is refused once somebody else took what was given up, and by no link of ours', async () => {
    await giftCalls.reserveItem(pram());
    const action_token = linkIn((await mailsOf(app, GIVER))[0]);
    await giftCalls.releaseItem({ action_token });
    await giftCalls.reserveItem(pram({ quantity: 2, email: 'paul@exemple.fr' }));
    const late = giftCalls.reopenReservation({ action_token });
    await expect(late).rejects.toMatchObject({ code: 'already_bought' });
    const lost = giftCalls.reopenReservation({ action_token: 'x'.repeat(43) });
    await expect(lost).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a giver who lost the mail', () => {
  const ask = (email = GIVER) => giftCalls.mailReservationLinks({ ...list(), email });

  it('is mailed a fresh link for each gift of that list, and the former ones still open', async () => {
    await giftCalls.reserveItem(pram());
    const first = linkIn((await mailsOf(app, GIVER))[0]);
    await asCamille(() => itemCalls.addItemToMain({ product_id: shelf.lamp.id }));
    await giftCalls.reserveItem(pram({ merchant_item_id: shelf.lamp.merchantItemId }));
    expect(await ask('Odile@Exemple.FR')).toEqual({ sent: true });
    const [mail] = await mailsOf(app, GIVER);
    expect(mail?.subject).toBe('Vos réservations');
    const links = [...(mail?.text.matchAll(/\/p\/reservation\/([\w-]{22,})/g) ?? [])].map(([, link]) => link);
    expect(links).toHaveLength(2);
    await giftCalls.releaseItem({ action_token: links[1] ?? '' });
    await giftCalls.updateReservation({ action_token: first, step: 'given' });
    await giftCalls.updateReservation({ action_token: links[0] ?? '', step: 'received' });
  });

  it('hears the same when the address holds nothing, and is mailed nothing', async () => {
    expect(await ask('personne@exemple.fr')).toEqual({ sent: true });
    expect(await mailsOf(app, 'personne@exemple.fr')).toEqual([]);
    await giftCalls.reserveItem(pram({ email: 'parti@exemple.fr' }));
    await giftCalls.releaseItem({ action_token: linkIn((await mailsOf(app, 'parti@exemple.fr'))[0]) });
    expect(await ask('parti@exemple.fr')).toEqual({ sent: true });
    expect(await mailsOf(app, 'parti@exemple.fr')).toHaveLength(1);
  });

  it('cannot fill somebody’s letter box, and must write an address', async () => {
    await expect(ask('odile')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { email: expect.any(String) },
    });
    const { limits } = app.services;
    Object.assign(app.services, { limits: createLimits() });
    const asked = Array.from({ length: 6 }, () => ask('souvent@exemple.fr'));
    const outcomes = await Promise.allSettled(asked);
    Object.assign(app.services, { limits });
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toEqual([expect.objectContaining({ reason: expect.objectContaining({ status: 429 }) })]);
  });
});

describe('one gift, asked about by a giver', () => {
  const one = () => ({ ...list(), merchant_item_id: shelf.pram.merchantItemId });
  const logged = async () =>
    (await app.services.database.db.select().from(auditLog)).filter(
      ({ action }) => action === 'list.is_covered',
    ).length;

  it('is told by how many are left, to guests and to other people', async () => {
    const before = await logged();
    expect(await giftCalls.isFree(one())).toEqual({ left: 2 });
    await giftCalls.reserveItem(pram());
    expect(await giftCalls.isFree(one())).toEqual({ left: 1 });
    await giftCalls.giveItem(pram({ bought: true, email: 'paul@exemple.fr' }));
    const ines = await join(app, 'ines');
    expect(await app.as(ines.token, () => giftCalls.isFree(one()))).toEqual({ left: 0 });
    expect(await logged()).toBe(before);
  });

  it('is told to an owner under surprise by yes or no, never by how many, and is logged', async () => {
    const before = await logged();
    await giftCalls.reserveItem(pram());
    expect(await asCamille(() => giftCalls.isFree(one()))).toEqual({ left: 2 });
    await giftCalls.reserveItem(pram({ email: 'paul@exemple.fr' }));
    expect(await asCamille(() => giftCalls.isFree(one()))).toEqual({ left: 0 });
    expect(await logged()).toBe(before + 2);
  });

  it('is told exactly to an owner once the surprise is over', async () => {
    await giftCalls.reserveItem(pram());
    const surprise = (val: boolean) =>
      listCalls.updateSetting({ ...list(), setting_name: 'surprise', val, confirm: true });
    await asCamille(() => surprise(false));
    expect(await asCamille(() => giftCalls.isFree(one()))).toEqual({ left: 1 });
    await asCamille(() => surprise(true));
  });

  it('is not told of a gift that is not there, nor of a private list', async () => {
    const absent = giftCalls.isFree({ ...list(), merchant_item_id: 'inconnu' });
    await expect(absent).rejects.toMatchObject({ code: 'not_found' });
    const visibility = (val: string) =>
      asCamille(() => listCalls.updateSetting({ ...list(), setting_name: 'visibility', val }));
    await visibility('private');
    await expect(giftCalls.isFree(one())).rejects.toMatchObject({ code: 'not_found' });
    await visibility('unlisted');
  });

  it('is told without a script by the page’s own form', async () => {
    const form = readReserveForm((name) => (name === 'merchant_item_id' ? shelf.pram.merchantItemId : ''));
    expect(await submitIsFree(systemCtx(app.services), camille.listUuid, form)).toEqual({
      done: { left: 2 },
    });
    const none = { ...form, merchant_item_id: '' };
    expect(await submitIsFree(systemCtx(app.services), camille.listUuid, none)).toMatchObject({
      refused: { code: 'invalid_input' },
    });
  });

  it('promises once what a form sends twice, and again what another form sends', async () => {
    const key = randomUUID();
    const filled: Record<string, string> = {
      merchant_item_id: shelf.pram.merchantItemId,
      email: 'deux-fois@example.org',
      key,
    };
    const send = (more = {}) =>
      submitReservation(
        systemCtx(app.services),
        camille.listUuid,
        readReserveForm((name) => ({ ...filled, ...more })[name] ?? ''),
      );
    const [first, again] = [await send(), await send()];
    expect(first).toMatchObject({ done: { mailed: true } });
    expect(again).toEqual(first);
    expect(await left()).toEqual([1]);
    // A refusal is not kept: the same form, corrected, is promised.
    expect(await send({ key: randomUUID(), email: 'faux' })).toMatchObject({
      refused: { code: 'invalid_input' },
    });
  });

  it('is not told a whole list at a time', async () => {
    const limits = createLimits(1);
    const services = app.services as { limits: typeof limits };
    const wide = services.limits;
    services.limits = limits;
    const ask = () => app.send('/api/publiclist/is_free', JSON.stringify(one()), { ip: '203.0.113.9' });
    for (let time = 0; time < 60; time += 1) {
      const { status } = await ask();
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const last = await Promise.all([ask(), ask()]);
    services.limits = wide;
    expect(last.some(({ status }) => status === 429)).toBe(true);
  });
});
