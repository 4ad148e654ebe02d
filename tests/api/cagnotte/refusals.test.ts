import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { loadGivePage } from '#src/features/cagnotte/give-page.server.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { PREPARED } from '#src/features/money/limits.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { list as listTable } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;
const PREPARE = '/api/publiclist/list_prepare_contribution';

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

/** The raw answer to an amount written as JSON, as no typed client would. */
const prepareRaw = (amount: string) =>
  app.send(PREPARE, `{"list_uuid":"${list.uuid}","contribution":{"amount":${amount}}}`);

describe('amounts that can’t be', () => {
  for (const amount of ['-1', '0', '99', '500001', '1e9', '-100', '1000000000000'])
    it(`refuses ${amount} as out of range, beside its field`, async () => {
      const { body, status } = await prepareRaw(amount);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        code: 'amount_out_of_range',
        fields: { 'contribution.amount': expect.stringMatching(/de 1\s€ à 5\s000\s€/) },
      });
    });

  for (const amount of [
    '0.5',
    '9007199254740992',
    '1e400',
    '"100"',
    'null',
    '[]',
    '{}',
    'true',
    '100.000001',
  ])
    it(`refuses ${amount} as no amount at all, in French`, async () => {
      const { body } = await prepareRaw(amount);
      expect(body).toMatchObject({
        code: 'invalid_input',
        fields: { 'contribution.amount': expect.stringMatching(/centimes entiers|obligatoire/) },
      });
    });

  it('refuses NaN as no JSON', async () => {
    expect((await prepareRaw('NaN')).status).toBe(400);
  });

  it('refuses the same in every call that takes an amount', async () => {
    await expect(calls.prepareWithAmount({ list_uuid: list.uuid, amount: 99 })).rejects.toMatchObject({
      code: 'amount_out_of_range',
      fields: { amount: expect.any(String) },
    });
    await expect(calls.prepareWithDetail({ liste_uuid: list.uuid, amount: 0 })).rejects.toMatchObject({
      code: 'amount_out_of_range',
    });
    const { contribution } = await calls.prepareWithAmount({ list_uuid: list.uuid, amount: 1000 });
    await expect(calls.updateAmount({ hash: contribution.hash, amount: 500_001 })).rejects.toMatchObject({
      code: 'amount_out_of_range',
    });
  });

  it('takes both ends of the range', async () => {
    for (const amount of [100, 500_000])
      expect((await calls.prepareWithAmount({ list_uuid: list.uuid, amount })).contribution.amount).toBe(
        amount,
      );
  });
});

describe('what else is refused', () => {
  it('unknown keys, wrong addresses and endless comments, beside their fields', async () => {
    const contribution = { amount: 1000, status: 'succeeded' };
    const unknown = await app.send(PREPARE, JSON.stringify({ list_uuid: list.uuid, contribution }));
    expect(unknown.body).toMatchObject({
      code: 'invalid_input',
      fields: { 'contribution.status': 'Champ inconnu.' },
    });
    await expect(
      calls.prepare({
        list_uuid: list.uuid,
        contribution: {
          amount: 1000,
          kindwords: 'a'.repeat(1001),
          contributor: { email: 'pas une adresse', publicname: 'Zoé' },
        },
      }),
    ).rejects.toMatchObject({
      fields: {
        'contribution.kindwords': expect.any(String),
        'contribution.contributor.email': expect.any(String),
      },
    });
  });

  it('a list that does not exist, is private or is closed', async () => {
    const unknown = crypto.randomUUID();
    await expect(calls.prepareWithAmount({ list_uuid: unknown, amount: 1000 })).rejects.toMatchObject({
      code: 'not_found',
      status: 200,
    });
    const hidden = await givenList(app, {
      email: 'prive@exemple.fr',
      slug: 'liste-privee',
      settings: { visibility: 'private' },
    });
    await expect(calls.prepareWithAmount({ list_uuid: hidden.uuid, amount: 1000 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const closed = await givenList(app, {
      email: 'ferme@exemple.fr',
      slug: 'liste-fermee',
      settings: { accept_contributions: false },
    });
    await expect(calls.prepareWithAmount({ list_uuid: closed.uuid, amount: 1000 })).rejects.toMatchObject({
      code: 'cagnotte_closed',
    });
  });

  it('a list that its owners put away, which visitors still see and whose pot is said to be closed', async () => {
    const { uuid, slug, id } = await givenList(app, { email: 'rangee@exemple.fr', slug: 'liste-rangee' });
    const told = async () =>
      (await publicListCalls.getFromUserSlug({ slug })).detailed_list.cagnotte?.enabled;
    expect(await told()).toBe(true);
    await app.services.database.db
      .update(listTable)
      .set({ archivedAt: new Date() })
      .where(eq(listTable.id, id));
    expect(await told()).toBe(false);
    await expect(calls.prepareWithAmount({ list_uuid: uuid, amount: 1000 })).rejects.toMatchObject({
      code: 'cagnotte_closed',
    });
    // Who comes by an old link reads why, where the page was not found.
    const page = await loadGivePage(systemCtx(app.services), slug);
    expect(page).toMatchObject({ open: false, archived: true, list: { slug } });
  });

  it('feeding one’s own pot without being its owner', async () => {
    const give = () => calls.prepare({ list_uuid: list.uuid, contribution: { amount: 1000 }, to_self: true });
    await expect(give()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('a hash nobody was given', async () => {
    for (const call of [calls.get, calls.checkStatus, (input: { hash: string }) => calls.getDetail(input)])
      await expect(call({ hash: 'AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(calls.cancel({ action_token: 'nothing' })).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('add-ons that are not proposed', async () => {
    expect(await calls.canSuggestAddon({ list_uuid: list.uuid, addon_id: 999 })).toEqual({
      can_suggest: false,
    });
    await expect(
      calls.prepare({ list_uuid: list.uuid, contribution: { amount: 1000 }, addon_id: 999 }),
    ).rejects.toMatchObject({ code: 'addon_unavailable' });
  });
});

describe('limits on preparing and declining', () => {
  it('stops the 201st contribution of ten minutes, and the 21st refused card', async () => {
    const strict = await startTestApp({ limits: 'real' });
    try {
      const own = await givenList(strict);
      const one = await calls.prepareWithAmount({ list_uuid: own.uuid, amount: 1000 });
      const card = JSON.stringify({
        client_secret: one.payment?.client_secret,
        card_number: '4000000000000002',
      });
      const cards: unknown[] = [];
      for (let n = 0; n < 21; n += 1) cards.push((await strict.send('/api/demo/confirm', card)).body.code);
      expect(cards).toEqual([...Array(20).fill('card_declined'), 'rate_limited']);

      // One was prepared above; the limit on all calls, 50 a second, keeps a test from preparing them all.
      for (let n = 2; n <= 199; n += 1) await strict.services.limits.take(PREPARED, '127.0.0.1');
      const path = '/api/publiclist/list_prepapre_contribution_with_amount';
      const body = JSON.stringify({
        list_uuid: own.uuid,
        amount: 1000,
        dontGenerateStripePaymentIntent: true,
      });
      expect((await strict.send(path, body)).status).toBe(200);
      const refused = await strict.send(path, body);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await strict.send(path, body, { ip: '192.0.2.9' })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
