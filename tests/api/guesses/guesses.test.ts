import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { guessCalls as calls } from '#src/features/guesses/guess.calls.ts';
import { findGuessPage, readGuessForm, submitGuess } from '#src/features/guesses/guess-page.server.ts';
import { guessesRetention } from '#src/features/guesses/guesses.jobs.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { findListPage } from '#src/journeys/list-page/list-page.server.ts';
import { endedCalls } from '#src/journeys/pregnancy-ended/ended.calls.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { mailsOf } from '../../support/mails.ts';

const ALL = ['date', 'weight', 'size', 'sex', 'name'] as const;
const DAY_MS = 86_400_000;

let app: TestApp;
let camille: Member;
let ines: Member;
let rose: Member;
const today = () => parisDay(app.services.clock());
const inDays = (days: number) => addDays(today(), days);
const on = (member: Member) => ({ list_uuid: member.listUuid });
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const open = (more = {}) =>
  asCamille(() => calls.open({ ...on(camille), asks: [...ALL], closes_on: inDays(20), ...more }));
const play = (email: string, answers: Parameters<typeof calls.play>[0]['answers'], publicname = 'Odile') =>
  calls.play({ ...on(camille), email, publicname, answers });
const guest = () =>
  makeCtx(app.services, GUEST, {
    ip: '127.0.0.1',
    requestId: 't',
    sessionUuid: null,
    userAgent: '',
    cookies: '',
  });
const refusedWith = (code: string) => ({ code }) as unknown;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

describe('opening the guesses of a list', () => {
  it('is the owner’s, within the year and not after the birth that is announced', async () => {
    await expect(open()).resolves.toEqual({ asks: ALL, closes_on: inDays(20), count: 0, revealed: false });
    const wanted = { ...on(camille), asks: ['sex' as const], closes_on: inDays(3) };
    await expect(app.as(ines.token, () => calls.open(wanted))).rejects.toMatchObject({ code: 'not_found' });
    await expect(calls.open(wanted)).rejects.toMatchObject({ status: 401 });
    for (const closes_on of [inDays(-1), inDays(400)])
      await expect(open({ closes_on })).rejects.toMatchObject({
        code: 'date_out_of_range',
        body: { fields: { closes_on: expect.any(String) } },
      });
    await expect(open({ asks: [] })).rejects.toMatchObject({ code: 'invalid_input' });
    await asCamille(() => listCalls.setBirthdate({ ...on(camille), birthdate: inDays(30) }));
    await expect(open({ closes_on: inDays(31) })).rejects.toMatchObject(
      refusedWith('date_out_of_range') as object,
    );
    await expect(open({ closes_on: inDays(30) })).resolves.toMatchObject({ closes_on: inDays(30) });
  });
});

describe('guessing', () => {
  it('keeps one guess an address, mails it, and tells nobody', async () => {
    await expect(play('odile@exemple.fr', { date: inDays(25), sex: 'girl' })).resolves.toMatchObject({
      count: 1,
    });
    await expect(play('Odile@exemple.fr', { name: 'Léa' })).resolves.toMatchObject({ count: 1 });
    const mails = await mailsOf(app, 'odile@exemple.fr');
    expect(mails).toHaveLength(2);
    const everything = JSON.stringify([
      await asCamille(() => calls.get(on(camille))),
      await asCamille(() => listCalls.get()),
      await findListPage(guest(), camille.slug, { signedIn: false }),
      await findGuessPage(guest(), camille.slug),
    ]);
    expect(everything).not.toMatch(/odile|Léa/i);
    await expect(asCamille(() => calls.ranking(on(camille)))).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['nothing at all', {}, 'answers'],
    ['a weight of a grown child', { weight: 12_000 }, 'answers.weight'],
    ['half a gram', { weight: 3350.5 }, 'answers.weight'],
    ['a day that does not exist', { date: '2027-02-31' }, 'answers.date'],
    ['a day of another year', { date: '2035-01-01' }, 'answers.date'],
    ['a NUL in a name', { name: 'Lé\u0000a' }, 'answers.name'],
  ])('refuses %s beside its field', async (_what, answers, field) => {
    await expect(play('paul@exemple.fr', answers)).rejects.toMatchObject({
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('refuses what is not asked, a list that asks nothing, and a private one', async () => {
    await open({ asks: ['sex'] });
    await expect(play('paul@exemple.fr', { name: 'Tom' })).rejects.toMatchObject({
      body: { fields: { 'answers.name': expect.any(String) } },
    });
    await open();
    const none = {
      ...on(ines),
      email: 'paul@exemple.fr',
      publicname: 'Paul',
      answers: { sex: 'boy' as const },
    };
    await expect(calls.play(none)).rejects.toMatchObject({ code: 'not_found' });
    const visibility = (val: string) =>
      asCamille(() => listCalls.updateSetting({ ...on(camille), setting_name: 'visibility', val }));
    await visibility('private');
    await expect(play('paul@exemple.fr', { sex: 'boy' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(calls.get(on(camille))).rejects.toMatchObject({ code: 'not_found' });
    expect(await findGuessPage(guest(), camille.slug)).toBeNull();
    await visibility('unlisted');
  });

  it('takes a plain form, with measures as people write them, and keeps what was typed when it refuses', async () => {
    const sent = new FormData();
    const typed = {
      publicname: ' Paul ',
      email: 'paul@exemple.fr',
      weight: '3,4 kg',
      size: '50 cm',
      sex: 'boy',
    };
    for (const [name, value] of Object.entries(typed)) sent.set(name, value);
    await expect(submitGuess(guest(), camille.listUuid, readGuessForm(sent))).resolves.toHaveProperty('done');
    sent.set('weight', 'lourd');
    const form = readGuessForm(sent);
    expect(form.weight).toBe('lourd');
    await expect(submitGuess(guest(), camille.listUuid, form)).resolves.toMatchObject({
      refused: { fields: { 'answers.weight': expect.stringContaining('grammes') } },
    });
  });

  it('lets two at once from one address keep one guess', async () => {
    await Promise.all([1, 2, 3].map((n) => play('tom@exemple.fr', { weight: 3000 + n }, `Tom ${n}`)));
    await expect(calls.get(on(camille))).resolves.toMatchObject({ count: 3 });
  });
});

describe('telling the birth', () => {
  it('is the owners’, of a day that came, and once', async () => {
    const came = { date: today(), weight: 3400, size: 50, sex: 'boy' as const, name: 'Léa' };
    const tell = (token: string | null, answers: object = came) =>
      app.as(token, () => calls.reveal({ ...on(camille), answers }));
    await expect(tell(ines.token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(tell(null)).rejects.toMatchObject({ status: 401 });
    await expect(tell(camille.token, { ...came, date: inDays(2) })).rejects.toMatchObject({
      code: 'date_out_of_range',
    });
    await expect(tell(camille.token, {})).rejects.toMatchObject({ code: 'invalid_input' });
    const { ranking } = await tell(camille.token);
    expect(ranking).toEqual([
      { publicname: 'Paul', points: 130 },
      { publicname: 'Odile', points: 50 },
      { publicname: expect.stringContaining('Tom'), points: 30 },
    ]);
    await expect(tell(camille.token)).rejects.toMatchObject({ code: 'conflict' });
    await expect(open()).rejects.toMatchObject({ code: 'conflict' });
    await expect(play('late@exemple.fr', { sex: 'boy' })).rejects.toMatchObject({ code: 'guess_closed' });
    const told = (await mailsOf(app, 'paul@exemple.fr')).filter(({ key }) => key.startsWith('guess-told:'));
    expect(told).toHaveLength(1);
    await expect(calls.ranking(on(camille))).resolves.toEqual({ answers: came, ranking });
    const page = await findListPage(guest(), camille.slug, { signedIn: false });
    expect(page?.guesses).toMatchObject({ state: 'revealed', ranking });
  });

  it('forgets addresses after a month, and keeps the ranking', async () => {
    app.services.moveClock?.(31 * DAY_MS);
    await guessesRetention.run(app.services, {});
    app.services.moveClock?.(0);
    const { rows } = await app.services.database.query(
      'select count(*)::int as n from guess where email is not null',
      [],
    );
    expect(rows[0]).toEqual({ n: 0 });
    await expect(calls.ranking(on(camille))).resolves.toMatchObject({ ranking: { length: 3 } });
  });
});

describe('a game that nobody ends', () => {
  it('closes after its last day, and is forgotten; its owner takes it away before if they like', async () => {
    const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
    const begin = () => asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: today() }));
    await begin();
    app.services.moveClock?.(DAY_MS);
    const late = { ...on(ines), email: 'a@exemple.fr', publicname: 'A', answers: { sex: 'girl' as const } };
    await expect(calls.play(late)).rejects.toMatchObject({ code: 'guess_closed' });
    app.services.moveClock?.(302 * DAY_MS);
    await guessesRetention.run(app.services, {});
    app.services.moveClock?.(0);
    await expect(calls.get(on(ines))).rejects.toMatchObject({ code: 'not_found' });
    await begin();
    await expect(asCamille(() => calls.remove(on(ines)))).rejects.toMatchObject({ code: 'not_found' });
    await asInes(() => calls.remove(on(ines)));
    await expect(calls.get(on(ines))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a game that closes by itself', () => {
  const advance = (days: number) => app.as(rose.token, () => demoCalls.advanceClock({ days }));
  const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
  const born = (birthdate: string | null) => asInes(() => listCalls.setBirthdate({ ...on(ines), birthdate }));
  const guessing = (email: string) =>
    calls.play({ ...on(ines), email, publicname: 'Odile', answers: { sex: 'girl' } });
  const onList = async () => (await findListPage(guest(), ines.slug, { signedIn: false }))?.guesses ?? null;
  const news = async () => {
    const { items } = await asInes(() => notificationCalls.getNotifications({ page: 1 }));
    return items.filter(({ href }) => href === '/i/marketplace/pronostics').map(({ text }) => text);
  };

  it('does so with the day, on the list and on its page, and its owners are told once', async () => {
    await born(inDays(40));
    await asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(20) }));
    await guessing('odile@exemple.fr');
    await advance(20);
    expect(await onList()).toMatchObject({ state: 'open' });
    expect(await news()).toEqual([]);
    await advance(1);
    expect(await onList()).toMatchObject({ state: 'closed', count: 1 });
    expect(await findGuessPage(guest(), ines.slug)).toMatchObject({ state: 'closed' });
    await expect(guessing('late@exemple.fr')).rejects.toMatchObject({ code: 'guess_closed' });
    expect(await news()).toEqual([expect.stringMatching(/clos\s: 1\spersonne a joué/u)]);
    await advance(1);
    expect(await news()).toHaveLength(1);
  });

  it('goes on where its owners open it again, and they are told of that end too', async () => {
    await asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(3) }));
    expect(await onList()).toMatchObject({ state: 'open' });
    await advance(4);
    expect(await onList()).toMatchObject({ state: 'closed' });
    expect(await news()).toHaveLength(2);
  });

  it('is never open after the birth that the list announces, also where that day moved since', async () => {
    await born(inDays(10));
    await asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(10) }));
    await born(inDays(2));
    expect(await onList()).toMatchObject({ state: 'open', closesOn: inDays(2) });
    await expect(calls.get(on(ines))).resolves.toMatchObject({ closes_on: inDays(2) });
    await advance(3);
    expect(await onList()).toMatchObject({ state: 'closed' });
    await expect(guessing('late@exemple.fr')).rejects.toMatchObject({ code: 'guess_closed' });
    await expect(
      asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(5) })),
    ).rejects.toMatchObject({ body: { fields: { closes_on: expect.stringContaining('passée') } } });
  });

  it('says nothing any more, to anybody, once the pregnancy ended', async () => {
    await born(inDays(10));
    await asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(5) }));
    const before = (await news()).length;
    await asInes(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
    await advance(7);
    expect(await onList()).toBeNull();
    expect(await findGuessPage(guest(), ines.slug)).toBeNull();
    expect(await news()).toHaveLength(before);
    await expect(calls.get(on(ines))).rejects.toMatchObject({ code: 'not_found' });
    await expect(guessing('late@exemple.fr')).rejects.toMatchObject({ code: 'not_found' });
    await born(inDays(60));
    await advance(1);
    expect(await news()).toHaveLength(before);
  });

  it('begins anew where another birth is announced after that: nothing of the old game is shown', async () => {
    expect(await onList()).toBeNull();
    expect(await findGuessPage(guest(), ines.slug)).toBeNull();
    await expect(asInes(() => calls.get(on(ines)))).rejects.toMatchObject({ code: 'not_found' });
    await expect(guessing('late@exemple.fr')).rejects.toMatchObject({ code: 'not_found' });
    const early = asInes(() => calls.reveal({ ...on(ines), answers: { sex: 'girl' } }));
    await expect(early).rejects.toMatchObject({ code: 'not_found' });
    const again = await asInes(() => calls.open({ ...on(ines), asks: ['name'], closes_on: inDays(9) }));
    expect(again).toEqual({ asks: ['name'], closes_on: inDays(9), count: 0, revealed: false });
    expect(await onList()).toMatchObject({ state: 'open', count: 0, asks: ['name'] });
    const played = { ...on(ines), email: 'odile@exemple.fr', publicname: 'Odile', answers: { name: 'Zoé' } };
    await expect(calls.play(played)).resolves.toMatchObject({ count: 1 });
  });

  it('begins anew too where the game of before was told, and the pregnancy after it ended', async () => {
    await asInes(() => calls.reveal({ ...on(ines), answers: { name: 'Zoé' } }));
    expect(await onList()).toMatchObject({ state: 'revealed' });
    await asInes(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
    expect(await onList()).toMatchObject({ state: 'revealed' });
    await born(inDays(50));
    expect(await onList()).toBeNull();
    await expect(calls.ranking(on(ines))).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      asInes(() => calls.open({ ...on(ines), asks: ['sex'], closes_on: inDays(9) })),
    ).resolves.toMatchObject({ count: 0, revealed: false });
  });
});
