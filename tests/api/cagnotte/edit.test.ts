import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { collectedOf } from '#src/features/money/pot.server.ts';
import { addon } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, GRANDMA, givenList, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp({ config: { feePercent: 2, feeFixedCents: 10 } });
  list = await givenList(app);
});
afterAll(() => app.close());

describe('changing one’s mind before paying', () => {
  it('moves the amount, its fee and what the card pays together', async () => {
    const { hash, secret, contribution } = await preparedGift(list.uuid, 5000);
    expect(contribution).toMatchObject({ amount: 5000, fee: 110, total: 5110 });
    expect(await calls.updateAmount({ hash, amount: 2000 })).toMatchObject({
      amount: 2000,
      fee: 50,
      total: 2050,
    });
    await pay(app, secret);
    const report = await checkLedger(app.services.database.db);
    expect(report.problems).toEqual([]);
    expect(report.accounts).toContainEqual({ code: 'psp:demo', balance: 2050 });
    expect(report.accounts).toContainEqual({ code: 'fees:platform:demo', balance: 50 });
    await expect(calls.updateAmount({ hash, amount: 3000 })).rejects.toMatchObject({ code: 'not_editable' });
  });

  it('refuses another amount while the bank is asked', async () => {
    const { hash, secret } = await preparedGift(list.uuid, 5000);
    await demoCalls.confirm({ client_secret: secret, card_number: CARDS.challenged });
    await expect(calls.updateAmount({ hash, amount: 100 })).rejects.toMatchObject({ code: 'not_editable' });
    expect((await calls.get({ hash })).amount).toBe(5000);
  });

  it('adds an option once, paid with the rest and kept out of the pot', async () => {
    const [card] = await app.services.database.db
      .insert(addon)
      .values({ name: 'Carte imprimée', price: 300 })
      .returning();
    const addon_id = card?.id as number;
    const { hash, secret } = await preparedGift(list.uuid, 1000);
    const before = (await collectedOf(app.services.database.db, list.id)).collected;
    await calls.addAddon({ hash, addon_id });
    expect(await calls.addAddon({ hash, addon_id })).toMatchObject({ amount: 1000, fee: 30, total: 1330 });
    expect(await calls.canSuggestAddon({ list_uuid: list.uuid, addon_id })).toEqual({ can_suggest: true });
    await pay(app, secret);
    expect((await collectedOf(app.services.database.db, list.id)).collected - before).toBe(1000);
    const { accounts, problems } = await checkLedger(app.services.database.db);
    expect(problems).toEqual([]);
    expect(accounts).toContainEqual({ code: 'addons:revenue:demo', balance: 300 });
    expect(await calls.canSuggestAddon({ list_uuid: list.uuid, addon_id })).toEqual({ can_suggest: false });
    expect(await calls.hasAddonContribution({ list_uuid: list.uuid, addon_id })).toEqual({
      has_contribution: true,
    });
    const other = await preparedGift(list.uuid, 1000);
    await expect(calls.addAddon({ hash: other.hash, addon_id })).rejects.toMatchObject({
      code: 'addon_unavailable',
    });
  });
});

describe('names and words', () => {
  it('hides an anonymous giver from everyone, and brings the name back', async () => {
    const { hash, contribution } = await preparedGift(list.uuid);
    expect(contribution.contributor).toEqual({ publicname: 'Mamie Odile' });
    expect((await calls.updateAnonymous({ hash, anonymous: true })).contributor).toBeNull();
    expect((await calls.updateAnonymous({ hash, anonymous: false })).contributor).not.toBeNull();
    const changed = await calls.updateContributor({ hash, contributor: { ...GRANDMA, publicname: 'Odile' } });
    expect(changed.contributor).toEqual({ publicname: 'Odile' });
    expect((await calls.updateComment({ hash, kindwords: 'À bientôt !\nOdile' })).kindwords).toContain('\n');
  });

  it('lets the browser that gave correct them for 30 minutes, and no other', async () => {
    const path = '/api/publiclist/list_prepare_contribution';
    const contribution = { amount: 1500, contributor: GRANDMA };
    const given = await app.send(path, JSON.stringify({ list_uuid: list.uuid, contribution }));
    const cookie = given.cookies?.[0] ?? '';
    expect(cookie).toMatch(/^gift_[0-9a-f]{16}=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const made = given.body.result as { contribution: { hash: string }; payment: { client_secret: string } };
    const { hash } = made.contribution;
    expect(cookie).not.toContain(hash);
    await pay(app, made.payment.client_secret);
    const edit = (cookies: string) =>
      app.send(
        '/api/publiclist/update_contribution_comment',
        JSON.stringify({ hash, kindwords: 'Corrigé' }),
        {
          cookies,
        },
      );
    expect((await edit('')).body.code).toBe('not_editable');
    expect((await edit(cookie.replace(/=[^;]*/, '=autre'))).body.code).toBe('not_editable');
    expect((await edit(cookie.split(';')[0] ?? '')).body.result).toMatchObject({ kindwords: 'Corrigé' });
    app.services.moveClock(31 * 60_000);
    expect((await edit(cookie.split(';')[0] ?? '')).body.code).toBe('not_editable');
    app.services.moveClock(0);
  });
});
