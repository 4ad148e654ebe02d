import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { loadPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { thanksCalls } from '#src/features/lists/thanks/thanks.calls.ts';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, giftIdOf, mailsTo, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const look = () => asCamille(() => calls.overview(list()));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

describe('thanks from the pot’s page', () => {
  it('go to who gave money while the surprise still holds for the gifts', async () => {
    const { hash, secret } = await preparedGift(camille.listUuid);
    await pay(app, secret);
    const [todo] = (await look()).thanks;
    expect(todo).toMatchObject({ gift_id: await giftIdOf(app, hash), reachable: true, thanked_at: null });
    await expect(asCamille(() => thanksCalls.giftTracker(list()))).rejects.toMatchObject({
      code: 'surprise_holds',
    });
    const gift = { ...list(), gift_id: todo?.gift_id ?? '' };
    await asCamille(() => thanksCalls.markThanked(gift));
    expect((await look()).thanks[0]?.thanked_at).toEqual(expect.any(String));
    await asCamille(() => thanksCalls.markNotThanked(gift));
    await asCamille(() => thanksCalls.markThanked({ ...gift, message: 'Merci, mamie !' }));
    expect((await look()).thanks[0]).toMatchObject({ message: 'Merci, mamie !' });
    const [mail] = (await mailsTo(app, GRANDMA.email)).filter(({ key }) => key.startsWith('thanks:'));
    expect(mail?.text).toContain('> Merci, mamie !');
    await expect(app.as(ines.token, () => thanksCalls.markThanked(gift))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are not asked for a promise, nor for one’s own money', async () => {
    const before = (await look()).thanks.length;
    await contributionCalls.add({
      list_uuid: camille.listUuid,
      contribution: { amount: 4000, contributor: GRANDMA },
      delayed: true,
    });
    const own = await asCamille(() =>
      contributionCalls.prepare({ ...list(), contribution: { amount: 2000 }, to_self: true }),
    );
    await pay(app, own.payment?.client_secret ?? '');
    const seen = await look();
    expect(seen.collected).toBe(7000);
    expect(seen.thanks).toHaveLength(before);
    const page = await loadPayPage(systemCtx(app.services), own.contribution.hash);
    expect(page).toMatchObject({ toSelf: true, mailed: false, thanksPath: null, addons: [] });
  });
});
