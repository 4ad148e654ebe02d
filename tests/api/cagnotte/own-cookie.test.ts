// The giver's cookie on https, and one that was set before cookies had their prefix.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, givenList, pay } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://merveille.exemple.fr', https: true } });
  list = await givenList(app);
});
afterAll(() => app.close());

it('a giver goes on changing their gift with either name, and holds the new one from then on', async () => {
  const contribution = { amount: 1500, contributor: GRANDMA };
  const path = '/api/publiclist/list_prepare_contribution';
  const given = await app.send(path, JSON.stringify({ list_uuid: list.uuid, contribution }));
  const [line = ''] = given.cookies ?? [];
  expect(line).toMatch(
    /^__Host-gift_[0-9a-f]{16}=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  const made = given.body.result as { contribution: { hash: string }; payment: { client_secret: string } };
  const { hash } = made.contribution;
  await pay(app, made.payment.client_secret);
  const held = line.split(';')[0] ?? '';
  const edit = (cookies: string) =>
    app.send('/api/publiclist/update_contribution_comment', JSON.stringify({ hash, kindwords: 'Corrigé' }), {
      cookies,
    });
  expect((await edit('')).body.code).toBe('not_editable');
  expect((await edit(held)).body).toHaveProperty('result');
  const former = await edit(held.replace('__Host-', ''));
  expect(former.body).toHaveProperty('result');
  expect(former.cookies).toEqual([
    expect.stringMatching(`^${held}; Path=/; Max-Age=`),
    expect.stringMatching(/^gift_[0-9a-f]{16}=; Path=\/; Max-Age=0;/),
  ]);
});
