import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contributionCalls as calls,
  cagnotteOwnerCalls as owner,
} from '#src/features/cagnotte/cagnotte.calls.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, mailsTo, pay } from '#tests/support/cagnotte.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

async function give(contribution: Parameters<typeof calls.prepare>[0]['contribution'], toSelf = false) {
  const made = await calls.prepare({ list_uuid: camille.listUuid, contribution, to_self: toSelf });
  await pay(app, made.payment?.client_secret ?? '');
  return made.contribution.hash;
}
const contributions = (member: Member) =>
  app.as(member.token, () => owner.getContributions({ list_uuid: camille.listUuid }));

describe('an owner', () => {
  it('sees what was given, newest first, and the total; an anonymous name nowhere', async () => {
    await give({ amount: 3000, kindwords: 'Félicitations', contributor: GRANDMA });
    await give({ amount: 2000, anonymous: true, contributor: { ...GRANDMA, publicname: 'Secret' } });
    await calls.prepareWithAmount({ list_uuid: camille.listUuid, amount: 9900 });
    const seen = await contributions(camille);
    expect(seen.total).toBe(5000);
    expect(
      seen.contributions.map(({ amount, contributor }) => [amount, contributor?.publicname ?? null]),
    ).toEqual([
      [2000, null],
      [3000, 'Mamie Odile'],
    ]);
    const everything = JSON.stringify([seen, await mailsTo(app, CAST.camille.email)]);
    expect(everything).not.toContain('Secret');
    expect(await app.as(camille.token, () => owner.getTotalCollected())).toEqual({ total: 5000 });
  });

  it('is the only one to see them', async () => {
    await expect(contributions(ines)).rejects.toMatchObject({ code: 'not_found', status: 200 });
    await expect(owner.getContributions({ list_uuid: camille.listUuid })).rejects.toMatchObject({
      status: 401,
    });
    expect(await app.as(ines.token, () => owner.getTotalCollected())).toEqual({ total: 0 });
  });

  it('feeds their own pot without being thanked', async () => {
    const mails = (await mailsTo(app, CAST.camille.email)).length;
    const hash = await app.as(camille.token, () => give({ amount: 1000, contributor: GRANDMA }, true));
    expect((await calls.get({ hash })).status).toBe('succeeded');
    expect(await mailsTo(app, CAST.camille.email)).toHaveLength(mails);
    await expect(app.as(ines.token, () => give({ amount: 1000 }, true))).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('gets no mail once notifications are off, and closes the pot by a setting', async () => {
    const set = (setting_name: string, val: unknown) =>
      app.as(camille.token, () =>
        listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name, val: val as never }),
      );
    await set('email_notifications', false);
    const mails = (await mailsTo(app, CAST.camille.email)).length;
    await give({ amount: 700, contributor: GRANDMA });
    expect(await mailsTo(app, CAST.camille.email)).toHaveLength(mails);
    await set('accept_contributions', false);
    await expect(give({ amount: 700 })).rejects.toMatchObject({ code: 'cagnotte_closed' });
    await set('accept_contributions', true);
  });

  it('decides what the public list shows', async () => {
    const shown = async (show: string) => {
      await app.as(camille.token, () =>
        listCalls.updateSetting({
          list_uuid: camille.listUuid,
          setting_name: 'show_contributions',
          val: show as never,
        }),
      );
      return (await publicListCalls.getFromUserSlug({ slug: camille.slug })).detailed_list.contributions;
    };
    expect((await shown('names_and_amounts')).at(-1)).toEqual({ publicname: 'Mamie Odile', amount: 3000 });
    expect((await shown('names')).at(-1)).toEqual({ publicname: 'Mamie Odile', amount: null });
    expect(await shown('none')).toEqual([]);
  });
});

describe('time', () => {
  it('makes paid money available, and lets abandoned drafts expire', async () => {
    const draft = await calls.prepareWithAmount({ list_uuid: camille.listUuid, amount: 1500 });
    const available = async () => {
      const { accounts, problems } = await checkLedger(app.services.database.db);
      expect(problems).toEqual([]);
      return accounts.find(({ code }) => code.endsWith(':available'))?.balance ?? 0;
    };
    expect(await available()).toBe(0);
    await app.as(rose.token, () => demoCalls.advanceClock({ days: 3 }));
    expect(await available()).toBe((await contributions(camille)).total);
    expect((await calls.get({ hash: draft.contribution.hash })).status).toBe('expired');
    await expect(pay(app, draft.payment?.client_secret ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });
});
