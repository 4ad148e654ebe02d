import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { EMPTY_GIVE_FORM, type GiveForm } from '#src/features/cagnotte/give-form.ts';
import { loadGivePage, submitGift } from '#src/features/cagnotte/give-page.server.ts';
import { loadPayPage, submitPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { addon } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;
let card: number;
let album: number;

const ctx = () => systemCtx(app.services);
const setAddon = (id: number, change: Partial<typeof addon.$inferInsert>) =>
  app.services.database.db.update(addon).set(change).where(eq(addon.id, id));
async function newAddon(values: typeof addon.$inferInsert): Promise<number> {
  const [made] = await app.services.database.db.insert(addon).values(values).returning();
  return made?.id as number;
}

beforeAll(async () => {
  app = await startTestApp({ config: { feePercent: 2, feeFixedCents: 0 } });
  list = await givenList(app);
  card = await newAddon({ name: 'Carte imprimée', price: 300, oncePerList: false, position: 1 });
  album = await newAddon({ name: 'Album', price: 2900, oncePerList: true, position: 0 });
  await newAddon({ name: 'Retirée', price: 100, enabled: false });
});
afterAll(() => app.close());

const offered = async () => (await loadGivePage(ctx(), 'camille-et-hugo'))?.addons.map(({ name }) => name);

/** Fills the page's form as a browser without a script does. */
async function give(changes: Partial<GiveForm>) {
  const page = await loadGivePage(ctx(), 'camille-et-hugo');
  if (!page) throw new Error('no page');
  const form = { ...EMPTY_GIVE_FORM, publicname: 'Mamie', email: 'mamie@exemple.fr', ...changes };
  return submitGift(ctx(), page, form);
}
async function given(changes: Partial<GiveForm>): Promise<string> {
  const result = await give(changes);
  if (!('done' in result)) throw new Error(result.refused.err);
  return result.done;
}
const payPage = async (hash: string) => {
  const page = await loadPayPage(ctx(), hash);
  if (!page) throw new Error('no page');
  return page;
};
const posted = (fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe('options on the contribution page', () => {
  it('are offered in the admins’ order, at today’s price, and only those that are', async () => {
    expect(await offered()).toEqual(['Album', 'Carte imprimée']);
  });

  it('are in the total before paying, in the ledger and in the receipt', async () => {
    const hash = await given({ addons: [card] });
    const before = await payPage(hash);
    expect(before.contribution).toMatchObject({ amount: 5000, fee: 100, total: 5400 });
    await pay(app, before.payment?.client_secret ?? '');
    const { accounts, problems } = await checkLedger(app.services.database.db);
    expect(problems).toEqual([]);
    expect(accounts).toContainEqual({ code: 'addons:revenue:demo', balance: 300 });
    expect(accounts).toContainEqual({ code: 'psp:demo', balance: 5400 });
    const receipt = (await mailsTo(app, 'mamie@exemple.fr')).at(-1)?.text ?? '';
    expect(receipt).toMatch(/Carte imprimée : 3,00/);
    expect(receipt).toMatch(/Total : 54,00/);
  });

  it('go with a gift for a later day too, and wait for its day', async () => {
    const hash = await given({ addons: [card], when: 'date', chargeOn: '2099-01-01' }).catch(String);
    expect(hash).toContain('corriger');
    const day = new Date(app.services.clock().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
    const later = await payPage(await given({ addons: [card], when: 'date', chargeOn: day }));
    expect(later.contribution).toMatchObject({ charge_on: day, total: 5400 });
    expect(later.payment?.intent).toBe('setup');
  });

  it('take off and add on the payment page, with the amount', async () => {
    const hash = await given({ addons: [card] });
    await submitPayPage(
      ctx(),
      hash,
      posted([
        ['action', 'amount'],
        ['amount', '20'],
        ['addons', String(album)],
      ]),
    );
    const changed = await payPage(hash);
    expect(changed.contribution).toMatchObject({ amount: 2000, fee: 40, total: 4940 });
    expect(changed.addons.map(({ id }) => id)).toEqual([album, card]);
    expect(await calls.removeAddon({ hash, addon_id: album })).toMatchObject({ addons: [], total: 2040 });
    await pay(app, changed.payment?.client_secret ?? '');
    expect((await payPage(hash)).contribution.status).toBe('succeeded');
    await expect(calls.removeAddon({ hash, addon_id: album })).rejects.toMatchObject({
      code: 'not_editable',
    });
  });

  it('keep the price they were taken for', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 1000);
    await calls.addAddon({ hash, addon_id: card });
    await setAddon(card, { price: 900 });
    expect(await calls.addAddon({ hash, addon_id: card })).toMatchObject({ total: 1320 });
    await pay(app, secret);
    expect((await calls.get({ hash })).status).toBe('succeeded');
    await setAddon(card, { price: 300 });
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
  });

  it('that exist once go to the first who pays: the other is told, and pays the rest', async () => {
    const slow = await given({ addons: [album, card] });
    await payPage(slow);
    const quick = await payPage(await given({ addons: [album] }));
    await pay(app, quick.payment?.client_secret ?? '');
    expect(await offered()).toEqual(['Carte imprimée']);
    const told = await payPage(slow);
    expect(told.lost.map(({ name }) => name)).toEqual(['Album']);
    expect(told.contribution).toMatchObject({ total: 5400 });
    await pay(app, told.payment?.client_secret ?? '');
    expect((await calls.get({ hash: slow })).status).toBe('succeeded');
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
  });

  it('that are gone or unknown refuse the form, and make nothing', async () => {
    for (const addons of [[album], [987_654]])
      expect(await give({ addons })).toMatchObject({ refused: { code: 'addon_unavailable' } });
  });
});
