import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { openPayPage, submitPayPage } from '#src/features/cagnotte/pay-page.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GRANDMA, givenList, mailsTo, pay } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;

beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

interface Made {
  hash: string;
  secret: string;
  /** The browser that gave, as it names itself. */
  cookie: string;
}

async function begun(email: string, delayed = true): Promise<Made> {
  const contribution = { amount: 2500, anonymous: true, contributor: { ...GRANDMA, email } };
  const call = delayed ? 'list_add_contribution' : 'list_prepare_contribution';
  const given = await app.send(
    `/api/publiclist/${call}`,
    JSON.stringify({ list_uuid: list.uuid, contribution, ...(delayed ? { delayed: true } : {}) }),
  );
  const made = given.body.result as { contribution: { hash: string }; payment: { client_secret: string } };
  return {
    hash: made.contribution.hash,
    secret: made.payment.client_secret,
    cookie: given.cookies?.[0]?.split(';')[0] ?? '',
  };
}

async function planned(email: string): Promise<Made> {
  const made = await begun(email);
  await pay(app, made.secret);
  expect((await contributionCalls.get({ hash: made.hash })).status).toBe('scheduled');
  return made;
}

const change = (call: string, input: object, cookies = '') =>
  app.send(`/api/publiclist/update_contribution_${call}`, JSON.stringify(input), { cookies });

const CHANGES: [string, object][] = [
  ['anonymous', { anonymous: false }],
  ['comment', { kindwords: 'Autre mot' }],
  ['contributor', { contributor: { email: 'voleur@exemple.fr', publicname: 'Voleur' } }],
  ['amount', { amount: 100 }],
];

/** Opens the link of a mail as a browser does; answers the cookie it was given. */
async function opened(hash: string, text: string): Promise<string> {
  const token = /participation-cagnotte-paiement\/[\w-]+\?lien=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(token).not.toBe('');
  const cookies: string[] = [];
  const ctx = { ...systemCtx(app.services), setCookie: (line: string) => cookies.push(line) };
  expect(await openPayPage(ctx, hash, token)).toBe(`/p/participation-cagnotte-paiement/${hash}`);
  return cookies[0]?.split(';')[0] ?? '';
}
const lastMail = async (to: string) => (await mailsTo(app, to)).at(-1);

describe('a gift for a later day, once planned', () => {
  it('changes by nobody who only has its address', async () => {
    const { hash } = await planned('plan@exemple.fr');
    const before = await contributionCalls.get({ hash });
    for (const [call, input] of CHANGES)
      expect((await change(call, { hash, ...input })).body, call).toMatchObject({ code: 'not_editable' });
    expect(await contributionCalls.get({ hash })).toEqual(before);
  });

  it('changes in the browser that gave, for as long as it waits', async () => {
    const { hash, cookie } = await planned('navigateur@exemple.fr');
    const other = await planned('autre-navigateur@exemple.fr');
    const words = { hash, kindwords: 'Nous pensons à vous' };
    expect((await change('comment', words, other.cookie)).body.code).toBe('not_editable');
    app.services.moveClock(20 * 24 * 3600_000);
    expect((await change('comment', words, cookie)).body.result).toMatchObject({
      kindwords: words.kindwords,
    });
    const shown = await change('anonymous', { hash, anonymous: false }, cookie);
    expect(shown.body.result).toMatchObject({ contributor: { publicname: GRANDMA.publicname } });
    app.services.moveClock(0);
  });

  it('keeps its browser’s cookie as long as it can wait', async () => {
    const { hash } = await begun('longtemps@exemple.fr');
    const text = (await lastMail('longtemps@exemple.fr'))?.text ?? '';
    const lines: string[] = [];
    const ctx = { ...systemCtx(app.services), setCookie: (line: string) => lines.push(line) };
    await openPayPage(ctx, hash, /lien=([\w-]+)/.exec(text)?.[1] ?? '');
    const age = Number(/Max-Age=(\d+)/.exec(lines[0] ?? '')?.[1]);
    expect(age).toBeGreaterThan(365 * 24 * 3600);
    expect(lines[0]).toContain('HttpOnly');
  });

  it('changes by the link of the giver’s mail, in any browser', async () => {
    const { hash } = await planned('lien@exemple.fr');
    const cookie = await opened(hash, (await lastMail('lien@exemple.fr'))?.text ?? '');
    const done = await change('comment', { hash, kindwords: 'Par mon lien' }, cookie);
    expect(done.body.result).toMatchObject({ kindwords: 'Par mon lien' });
  });

  it('gives nothing to a link of another gift, nor to one that is made up', async () => {
    const mine = await planned('mien@exemple.fr');
    const theirs = await planned('leur@exemple.fr');
    const token = /lien=([\w-]+)/.exec((await lastMail('leur@exemple.fr'))?.text ?? '')?.[1] ?? '';
    const lines: string[] = [];
    const ctx = { ...systemCtx(app.services), setCookie: (line: string) => lines.push(line) };
    await openPayPage(ctx, mine.hash, token);
    await openPayPage(ctx, mine.hash, 'invente');
    expect(lines).toEqual([]);
    const name = mine.cookie.split('=')[0];
    expect((await change('comment', { hash: mine.hash, kindwords: 'x' }, `${name}=${token}`)).body.code).toBe(
      'not_editable',
    );
    expect(theirs.hash).not.toBe(mine.hash);
  });

  it('refuses the page’s form just the same', async () => {
    const { hash } = await planned('page@exemple.fr');
    const form = new FormData();
    form.set('action', 'words');
    form.set('publicname', 'Un parent curieux');
    form.set('kindwords', '');
    expect(await submitPayPage(systemCtx(app.services), hash, form)).toMatchObject({
      refused: { code: 'not_editable' },
    });
  });
});

describe('another address', () => {
  it('tells the former one, ends its links to change, and sends the new one its own', async () => {
    const { hash, cookie } = await planned('avant@exemple.fr');
    const old = (await lastMail('avant@exemple.fr'))?.text ?? '';
    const oldCookie = await opened(hash, old);
    const contributor = { email: 'apres@exemple.fr', publicname: 'Mamie Odile' };
    expect((await change('contributor', { hash, contributor }, cookie)).body.result).toBeDefined();
    const told = await lastMail('avant@exemple.fr');
    expect(told?.subject).toContain('a changé');
    expect(told?.text).not.toContain('apres@exemple.fr');
    expect(told?.text).not.toContain(hash);
    expect((await change('comment', { hash, kindwords: 'x' }, oldCookie)).body.code).toBe('not_editable');
    const fresh = (await lastMail('apres@exemple.fr'))?.text ?? '';
    expect(fresh).toContain('/p/annuler-participation/');
    const cookies = await opened(hash, fresh);
    expect((await change('comment', { hash, kindwords: 'Neuf' }, cookies)).body.result).toBeDefined();
    expect((await change('comment', { hash, kindwords: 'Ici' }, cookie)).body.result).toBeDefined();
  });

  it('leaves the browser that came by a link its right', async () => {
    const { hash } = await planned('telephone@exemple.fr');
    const byLink = await opened(hash, (await lastMail('telephone@exemple.fr'))?.text ?? '');
    const contributor = { email: 'telephone2@exemple.fr', publicname: 'Odile' };
    const done = await change('contributor', { hash, contributor }, byLink);
    const renewed = done.cookies?.[0]?.split(';')[0] ?? '';
    expect(renewed).not.toBe(byLink);
    expect((await change('comment', { hash, kindwords: 'x' }, byLink)).body.code).toBe('not_editable');
    expect((await change('comment', { hash, kindwords: 'x' }, renewed)).body.result).toBeDefined();
  });

  it('is told of a paid gift too, whose receipt goes to the new one', async () => {
    const made = await begun('recu@exemple.fr', false);
    await pay(app, made.secret);
    const contributor = { email: 'recu2@exemple.fr', publicname: 'Odile' };
    await change('contributor', { hash: made.hash, contributor }, made.cookie);
    expect((await lastMail('recu@exemple.fr'))?.subject).toContain('a changé');
    expect((await lastMail('recu2@exemple.fr'))?.subject).toContain('est bien reçue');
  });

  it('says nothing where it is the same, nor before anything was sent', async () => {
    const { hash, cookie } = await planned('meme@exemple.fr');
    const before = (await mailsTo(app, 'meme@exemple.fr')).length;
    await change('contributor', { hash, contributor: { email: 'MEME@exemple.fr', publicname: 'O' } }, cookie);
    expect(await mailsTo(app, 'meme@exemple.fr')).toHaveLength(before);
    const draft = await begun('brouillon@exemple.fr', false);
    await change('contributor', {
      hash: draft.hash,
      contributor: { email: 'autre@exemple.fr', publicname: 'O' },
    });
    expect(await mailsTo(app, 'brouillon@exemple.fr')).toEqual([]);
    expect(await mailsTo(app, 'autre@exemple.fr')).toEqual([]);
  });
});

describe('giving up', () => {
  const cancelToken = async (to: string) =>
    /annuler-participation\/([\w-]+)/.exec((await lastMail(to))?.text ?? '')?.[1] ?? '';

  it('is confirmed by mail, once', async () => {
    await planned('annule@exemple.fr');
    const action_token = await cancelToken('annule@exemple.fr');
    await contributionCalls.cancel({ action_token });
    await contributionCalls.cancel({ action_token });
    const mails = await mailsTo(app, 'annule@exemple.fr');
    expect(mails.filter(({ subject }) => subject.includes('est annulée'))).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain('Rien n’a été débité');
  });

  it('is confirmed when the card was not saved yet either', async () => {
    await begun('pas-encore@exemple.fr');
    await contributionCalls.cancel({ action_token: await cancelToken('pas-encore@exemple.fr') });
    expect((await lastMail('pas-encore@exemple.fr'))?.subject).toContain('est annulée');
  });
});
