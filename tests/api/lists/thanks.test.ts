import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls, namedListCalls } from '#src/features/lists/list.calls.ts';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { GRANDMA, pay, preparedGift } from '../../support/cagnotte.ts';
import { linkIn, mailsOf } from '../../support/mails.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let shelf: Shelf;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const tracker = async () => (await asCamille(() => thanksCalls.giftTracker(list()))).items;
const surprise = (val: boolean) =>
  asCamille(() => listCalls.updateSetting({ ...list(), setting_name: 'surprise', val, confirm: true }));
const thank = (gift_id: string, message?: string) =>
  asCamille(() => thanksCalls.markThanked({ ...list(), gift_id, ...(message ? { message } : {}) }));
const giftOf = async (name: string | null) => (await tracker()).find(({ giver }) => giver.name === name);
const thanksTo = async (email: string) =>
  (await mailsOf(app, email)).filter(({ key }) => key.startsWith('thanks:'));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
  for (const { id } of [shelf.pram, shelf.lamp, shelf.blanket])
    await asCamille(() => namedListCalls.addItem({ ...list(), product_id: id }));
});
afterAll(() => app.close());

describe('while the surprise holds', () => {
  it('the tracker says so and nothing else, whether something was given or not', async () => {
    const refusal = () => tracker().then(String, (error: { body: unknown }) => JSON.stringify(error.body));
    const before = await refusal();
    expect(before).toContain('surprise_holds');
    const gift = { ...list(), merchant_item_id: shelf.pram.merchantItemId, email: 'odile@exemple.fr' };
    await giftCalls.reserveItem({ ...gift, name: 'Odile' });
    const action_token = linkIn((await mailsOf(app, 'odile@exemple.fr'))[0]);
    await giftCalls.updateReservation({ action_token, step: 'given' });
    const { secret } = await preparedGift(camille.listUuid);
    await pay(app, secret);
    expect(await refusal()).toBe(before);
    const known = 'r-00000000-0000-4000-8000-000000000000';
    await expect(thank(known)).rejects.toMatchObject({ code: 'surprise_holds' });
    const back = asCamille(() => thanksCalls.markNotThanked({ ...list(), gift_id: known }));
    await expect(back).rejects.toMatchObject({ code: 'surprise_holds' });
  });
});

describe('after the reveal', () => {
  it('tells who gave what, and no address', async () => {
    await surprise(false);
    const merchant_item_id = shelf.lamp.merchantItemId;
    await asCamille(() => itemCalls.moveProductToBought({ ...list(), merchant_item_id }));
    const items = await tracker();
    expect(items.map(({ gift, giver }) => [gift.name, gift.step, giver.name, giver.reachable])).toEqual(
      expect.arrayContaining([
        ['Poussette Lune', 'given', 'Odile', true],
        ['Participation à la cagnotte', null, GRANDMA.publicname, true],
        ['Veilleuse', 'marked', null, false],
      ]),
    );
    expect(items).toHaveLength(3);
    expect(items.find(({ gift }) => gift.kind === 'contribution')).toMatchObject({
      gift: { amount: 5000 },
      giver: { words: 'Bienvenue !' },
    });
    expect(JSON.stringify(items)).not.toContain('@');
  });

  it('hides the name of who asked for it, and still lets them be thanked', async () => {
    const { secret, hash } = await preparedGift(camille.listUuid, 2000);
    const { contributionCalls } = await import('#src/features/cagnotte/cagnotte.calls.ts');
    await contributionCalls.updateAnonymous({ hash, anonymous: true });
    await pay(app, secret);
    const gift = (await tracker()).find(({ gift: { amount } }) => amount === 2000);
    expect(gift).toMatchObject({ giver: { name: null, reachable: true } });
  });

  it('marks a gift once, and takes the mark back', async () => {
    const gift_id = (await giftOf('Odile'))?.gift_id ?? '';
    await thank(gift_id);
    const at = (await giftOf('Odile'))?.thanked_at;
    expect(at).toEqual(expect.any(String));
    await thank(gift_id);
    expect((await giftOf('Odile'))?.thanked_at).toBe(at);
    for (let time = 0; time < 2; time += 1)
      await asCamille(() => thanksCalls.markNotThanked({ ...list(), gift_id }));
    expect((await giftOf('Odile'))?.thanked_at).toBeNull();
  });

  it('mails the message once, however many owners send it at once, and no other after it', async () => {
    const gift_id = (await giftOf('Odile'))?.gift_id ?? '';
    await Promise.all([1, 2, 3].map(() => thank(gift_id, 'Elle est magnifique, merci !')));
    const [mail, ...others] = await thanksTo('odile@exemple.fr');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('> Elle est magnifique, merci !');
    expect(mail?.text).toContain('Camille Durand vous remercie pour «\u202fPoussette Lune\u202f»');
    expect(mail?.text).not.toContain('camille@exemple.fr');
    await expect(thank(gift_id, 'Autre chose')).rejects.toMatchObject({ code: 'already_thanked' });
    const back = asCamille(() => thanksCalls.markNotThanked({ ...list(), gift_id }));
    await expect(back).rejects.toMatchObject({ code: 'already_thanked' });
    expect(await giftOf('Odile')).toMatchObject({ message: 'Elle est magnifique, merci !' });
  });

  it('writes markup as the text it is', async () => {
    const gift_id = (await giftOf(GRANDMA.publicname))?.gift_id ?? '';
    await thank(gift_id, '<script>alert(1)</script>');
    const [mail] = await thanksTo(GRANDMA.email);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script>');
  });

  it('writes to nobody where there is no address, and refuses what is no gift', async () => {
    const marked = (await tracker()).find(({ gift }) => gift.step === 'marked')?.gift_id ?? '';
    await expect(thank(marked, 'Merci')).rejects.toMatchObject({ fields: { message: expect.any(String) } });
    await thank(marked);
    await expect(thank('r-00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const odd of ['', 'r-1', "i-1' or '1'='1", 'c-../../x'])
      await expect(thank(odd)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(thank(marked, 'a'.repeat(1001))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is for the owners alone', async () => {
    const gift_id = (await giftOf('Odile'))?.gift_id ?? '';
    const foreign = app.as(ines.token, () => thanksCalls.giftTracker(list()));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    const meddling = app.as(ines.token, () => thanksCalls.markThanked({ ...list(), gift_id }));
    await expect(meddling).rejects.toMatchObject({ code: 'not_found' });
    await expect(thanksCalls.giftTracker(list())).rejects.toMatchObject({ status: 401 });
  });

  it('closes again when the owners want the surprise back', async () => {
    await surprise(true);
    await expect(tracker()).rejects.toMatchObject({ code: 'surprise_holds' });
  });
});
