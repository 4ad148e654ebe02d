import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { EMPTY_GIVE_FORM } from '#src/features/cagnotte/give-form.ts';
import { submitGift } from '#src/features/cagnotte/give-page.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { forgetOld } from '#src/server/db/retention.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, givenList } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;
beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

const gift = (amount = 5000) => ({
  list_uuid: list.uuid,
  contribution: { amount, kindwords: 'Bienvenue !', contributor: GRANDMA },
});
const PATH = '/api/publiclist/list_prepare_contribution';
const send = (onceKey: string | null, input: object, more = {}) =>
  app.send(PATH, JSON.stringify(input), { onceKey, ...more });

async function count(table: 'contribution' | 'demo_intent' | 'call_once'): Promise<number> {
  const { rows } = await app.services.database.query(`select count(*)::int as n from ${table}`);
  return Number(rows[0]?.n);
}

describe('a gift prepared under a key', () => {
  it('is answered the same when it is sent again, with the cookie that lets its giver change it', async () => {
    const onceKey = randomUUID();
    const before = await count('contribution');
    const first = await send(onceKey, gift());
    const again = await send(onceKey, gift());
    expect(first.status).toBe(200);
    expect(first.cookies).toHaveLength(1);
    expect(again).toEqual(first);
    expect(await count('contribution')).toBe(before + 1);
    // The order of its fields is no difference.
    const turned = { contribution: gift().contribution, list_uuid: list.uuid };
    expect(await send(onceKey, turned)).toEqual(first);
  });

  it('is prepared once by twenty tries at once', async () => {
    const onceKey = randomUUID();
    const before = [await count('contribution'), await count('demo_intent')];
    const tries = await Promise.all(Array.from({ length: 20 }, () => calls.prepare(gift(1234), { onceKey })));
    expect(new Set(tries.map(({ contribution }) => contribution.hash)).size).toBe(1);
    expect(new Set(tries.map(({ payment }) => payment?.client_secret)).size).toBe(1);
    expect([await count('contribution'), await count('demo_intent')]).toEqual(before.map((n) => n + 1));
  });

  it('is refused under the key of another one', async () => {
    const onceKey = randomUUID();
    await calls.prepare(gift(2000), { onceKey });
    expect(await send(onceKey, gift(2001))).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await expect(calls.prepare(gift(2001), { onceKey })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    });
  });

  it('is another one of another caller, of another call, and without a key', async () => {
    const onceKey = randomUUID();
    const hashes = new Set();
    for (const answer of [
      await send(onceKey, gift()),
      await send(onceKey, gift(), { sessionUuid: randomUUID() }),
      await send(null, gift()),
      await send(null, gift()),
    ])
      hashes.add((answer.body.result as { contribution: { hash: string } }).contribution.hash);
    const other = await calls.prepareWithAmount({ list_uuid: list.uuid, amount: 5000 }, { onceKey });
    hashes.add(other.contribution.hash);
    expect(hashes.size).toBe(5);
  });

  it('that was refused may be sent right under the same key', async () => {
    const onceKey = randomUUID();
    expect(await send(onceKey, gift(1))).toMatchObject({
      status: 200,
      body: { code: 'amount_out_of_range' },
    });
    expect((await send(onceKey, gift(3000))).body.result).toBeDefined();
  });

  it('asks for a key that nobody guesses', async () => {
    expect(await send('court', gift())).toMatchObject({ status: 200, body: { code: 'invalid_input' } });
  });

  it('is kept so that its row opens nothing, and a day at most', async () => {
    const onceKey = randomUUID();
    const { contribution, payment } = await calls.prepare(gift(), { onceKey });
    const { rows } = await app.services.database.query('select * from call_once');
    const kept = JSON.stringify(rows);
    for (const secret of [onceKey, contribution.hash, payment?.client_secret ?? '-'])
      expect(kept).not.toContain(secret);
    await forgetOld(app.services.database.db, new Date(Date.now() + 23 * 3_600_000));
    expect(await count('call_once')).toBeGreaterThan(0);
    await forgetOld(app.services.database.db, new Date(Date.now() + 25 * 3_600_000));
    expect(await count('call_once')).toBe(0);
  });

  it('left at work by a process that is gone is taken up by the next try', async () => {
    const onceKey = randomUUID();
    await calls.prepare(gift(4000), { onceKey });
    await app.services.database.query(
      "update call_once set sealed = null, created_at = now() - interval '61 seconds'",
    );
    expect((await calls.prepare(gift(4000), { onceKey })).contribution.hash).toBeTruthy();
  });
});

describe('the form of the gift page', () => {
  const form = { ...EMPTY_GIVE_FORM, publicname: 'Mamie', email: GRANDMA.email, key: String(randomUUID()) };
  const submit = (more: Partial<typeof form> = {}) => {
    const cookies: string[] = [];
    const asked = { ip: '', sessionUuid: null, requestId: '', userAgent: '' };
    const ctx = makeCtx(app.services, GUEST, { ...asked, setCookie: (line) => cookies.push(line) });
    return submitGift(ctx, { list, share: null }, { ...form, ...more }).then((result) => ({
      result,
      cookies,
    }));
  };

  it('prepares one gift when it is sent twice, and another when it was changed', async () => {
    const [one, two] = await Promise.all([submit(), submit()]);
    expect(one.result).toEqual(two.result);
    expect(one.cookies).toEqual(two.cookies);
    const changed = await submit({ other: '42' });
    expect(changed.result).toHaveProperty('done');
    expect(changed.result).not.toEqual(one.result);
    expect((await submit({ key: '' })).result).not.toEqual(one.result);
  });
});
