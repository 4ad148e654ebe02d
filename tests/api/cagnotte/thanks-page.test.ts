import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { loadPayPage, submitPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { findReceiptPage } from '#src/features/cagnotte/receipt-page.server.ts';
import { findThanksPage } from '#src/features/cagnotte/thanks-page.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { list as listTable } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, GRANDMA, givenList, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

const ctx = () => systemCtx(app.services);
const settings = (given: Record<string, unknown>) =>
  app.services.database.db.update(listTable).set({ settings: given }).where(eq(listTable.id, list.id));
async function paid(anonymous = false) {
  const { hash, secret } = await preparedGift(list.uuid, 4200);
  if (anonymous) await calls.updateAnonymous({ hash, anonymous });
  await pay(app, secret);
  const path = (await loadPayPage(ctx(), hash))?.thanksPath ?? '';
  return { hash, key: path.split('/').at(-1) ?? '' };
}

describe('the page of thanks that is shared', () => {
  it('has an address of its own, which opens nothing else', async () => {
    const { hash, key } = await paid();
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(key).not.toBe(hash);
    for (const call of [calls.get, calls.checkStatus])
      await expect(call({ hash: key })).rejects.toMatchObject({ code: 'not_found' });
    expect(await findReceiptPage(ctx(), key)).toBeNull();
    expect(await findThanksPage(ctx(), hash)).toBeNull();
    const page = JSON.stringify(await findThanksPage(ctx(), key));
    for (const secret of [hash, GRANDMA.email, 'Bienvenue']) expect(page).not.toContain(secret);
  });

  it('tells what the list tells: names, names and amounts, or nothing', async () => {
    const { key } = await paid();
    const seen = async (show_contributions: string) => {
      await settings({ show_contributions });
      return findThanksPage(ctx(), key);
    };
    expect(await seen('names')).toMatchObject({ giver: GRANDMA.publicname, amount: null });
    expect(await seen('names_and_amounts')).toMatchObject({ giver: GRANDMA.publicname, amount: 4200 });
    expect(await seen('none')).toMatchObject({ giver: null, amount: null });
    await settings({});
  });

  it('names nobody who asked for that', async () => {
    const { key } = await paid(true);
    expect(await findThanksPage(ctx(), key)).toMatchObject({ giver: null });
  });

  it('is not there before paying, nor for a private list, nor a deleted one', async () => {
    const { hash } = await preparedGift(list.uuid);
    expect((await loadPayPage(ctx(), hash))?.thanksPath).toBeNull();
    const { key } = await paid();
    await settings({ visibility: 'private' });
    expect(await findThanksPage(ctx(), key)).toBeNull();
    await settings({});
    const { db } = app.services.database;
    await db.update(listTable).set({ deletedAt: new Date() }).where(eq(listTable.id, list.id));
    expect(await findThanksPage(ctx(), key)).toBeNull();
    await db.update(listTable).set({ deletedAt: null }).where(eq(listTable.id, list.id));
    expect(await findThanksPage(ctx(), key)).not.toBeNull();
    for (const odd of ['', '..', "' or 1=1"]) expect(await findThanksPage(ctx(), odd)).toBeNull();
  });
});

describe('the receipt', () => {
  it('holds every fact, and nothing of a card', async () => {
    const { hash } = await paid();
    const receipt = await findReceiptPage(ctx(), hash);
    expect(receipt).toMatchObject({
      payer: GRANDMA.publicname,
      owner: 'Camille Durand',
      refunded: 0,
      provider: 'demo',
      contribution: { amount: 4200, total: 4200, paid_at: expect.any(String) },
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      seller: { name: 'Merveille' },
    });
    expect(JSON.stringify(receipt)).not.toContain('4242');
  });

  it('exists once something was paid', async () => {
    const { hash } = await preparedGift(list.uuid);
    expect(await findReceiptPage(ctx(), hash)).toBeNull();
    expect(await findReceiptPage(ctx(), 'inconnu')).toBeNull();
  });

  it('tells the name of who stays anonymous by the mail’s link only: parents know the other address', async () => {
    const { hash } = await paid(true);
    expect(await findReceiptPage(ctx(), hash)).toMatchObject({ payer: null });
    const mail = (await mailsTo(app, GRANDMA.email)).findLast(({ text }) => text.includes('/p/recu/'));
    const key = /\/p\/recu\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await findReceiptPage(ctx(), key)).toMatchObject({ payer: GRANDMA.publicname });
    expect(await findThanksPage(ctx(), key)).toBeNull();
  });
});

describe('the giver’s own page', () => {
  it('keeps the name of an anonymous promise from whoever else has its address', async () => {
    const { contribution } = await calls.add({
      list_uuid: list.uuid,
      contribution: { amount: 4000, anonymous: true, contributor: GRANDMA },
      delayed: true,
    });
    const page = await loadPayPage(ctx(), contribution.hash);
    expect(page).toMatchObject({ editable: true, publicname: '' });
  });

  it('mails the link that cancels once more when asked, once an hour', async () => {
    const email = 'tata@exemple.fr';
    const { contribution, payment } = await calls.add({
      list_uuid: list.uuid,
      contribution: { amount: 4000, contributor: { ...GRANDMA, email } },
      delayed: true,
    });
    await pay(app, payment?.client_secret ?? '');
    const form = new FormData();
    form.set('action', 'links');
    const before = (await mailsTo(app, email)).length;
    for (let n = 0; n < 2; n += 1)
      expect(await submitPayPage(ctx(), contribution.hash, form)).toMatchObject({
        done: expect.stringContaining('envoye'),
      });
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(before + 1);
    const action_token = /annuler-participation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    expect(await submitPayPage(ctx(), contribution.hash, form)).toMatchObject({
      refused: { code: 'not_cancelable' },
    });
  });
});

describe('a card sent twice from the plain form', () => {
  it('is one payment and no refusal: the page says where it is', async () => {
    const { hash } = await preparedGift(list.uuid, 2500);
    const form = new FormData();
    form.set('action', 'pay');
    form.set('card_number', CARDS.good);
    const send = () => submitPayPage(ctx(), hash, form);
    const answers = await Promise.all([send(), send()]);
    await app.runJobs();
    answers.push(await send());
    const here = `/p/participation-cagnotte-paiement/${hash}`;
    expect(answers).toEqual([{ done: here }, { done: here }, { done: here }]);
    expect(await calls.get({ hash })).toMatchObject({ status: 'succeeded', amount: 2500 });
  });
});
