import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { contactMessage, mailOutbox } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose: string;
let ines: string;

beforeAll(async () => {
  app = await startTestApp({ config: { adminEmail: 'equipe@exemple.fr' } });
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
});
afterAll(() => app.close());

/** A form opened some time ago. */
async function openedFor(ms: number): Promise<string> {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - ms);
  const { stamp } = await contactCalls.formStamp();
  clock.mockRestore();
  return stamp;
}

const words = {
  name: 'Mamie Jo',
  email: 'Jo@exemple.fr',
  topic: 'gift' as const,
  message: 'Bonjour, comment annuler ma réservation de poussette ?',
};
const kept = () => app.services.database.db.select().from(contactMessage);
const mails = async () =>
  (await app.services.database.db.select().from(mailOutbox)).filter(({ key }) => key.startsWith('contact'));

it('keeps a message once however often it is sent, and writes to both sides', async () => {
  const stamp = await openedFor(10_000);
  await contactCalls.sendMessage({ ...words, stamp });
  await contactCalls.sendMessage({ ...words, stamp });
  await contactCalls.sendMessage({
    ...words,
    message: words.message.toUpperCase(),
    stamp: await openedFor(10_000),
  });
  expect(await kept()).toMatchObject([{ email: 'jo@exemple.fr', status: 'new', kind: 'contact' }]);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['equipe@exemple.fr', 'jo@exemple.fr']);
  const receipt = (await mails()).find(({ to }) => to === 'jo@exemple.fr');
  expect(receipt?.text).not.toContain('poussette');
});

it('refuses a form sent at once, one open for more than a day, and a stamp that is not ours', async () => {
  const send = (stamp: string) => contactCalls.sendMessage({ ...words, stamp });
  await expect(send(await openedFor(0))).rejects.toMatchObject({ code: 'form_too_fast', status: 200 });
  await expect(send(await openedFor(25 * 3600_000))).rejects.toMatchObject({ code: 'form_expired' });
  const forged = (await openedFor(10_000)).replace(/.{6}$/, 'AAAAAA');
  for (const stamp of [forged, '', 'x'.repeat(200)])
    await expect(send(stamp)).rejects.toMatchObject({ code: 'form_expired' });
});

it('keeps aside what a machine filled in, and writes to nobody for it', async () => {
  const before = (await mails()).length;
  const stamp = await openedFor(10_000);
  await contactCalls.sendPartnerLead({
    ...words,
    topic: 'brand',
    company: 'Pas un humain',
    stamp,
    nickname: 'robot',
  });
  expect((await mails()).length).toBe(before);
  const inbox = await app.as(rose, () => contactCalls.listMessages());
  expect(inbox.items.map(({ company }) => company)).not.toContain('Pas un humain');
  expect(inbox.counts.spam).toBe(1);
});

it('says beside each field what is wrong', async () => {
  const stamp = await openedFor(10_000);
  const bad = { ...words, name: 'a\nBcc: x@y.fr', email: 'pas une adresse', message: 'court', stamp };
  await expect(contactCalls.sendMessage(bad)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { name: expect.any(String), email: expect.any(String), message: expect.any(String) },
  });
});

it('opens the inbox to the newsroom alone', async () => {
  await expect(contactCalls.listMessages()).rejects.toMatchObject({ status: 401 });
  await expect(app.as(ines, () => contactCalls.listMessages())).rejects.toMatchObject({ status: 403 });
  const [message] = (await app.as(rose, () => contactCalls.listMessages())).items;
  const uuid = message?.uuid ?? '';
  const done = await app.as(rose, () => contactCalls.updateMessage({ uuid, status: 'done' }));
  expect(done).toMatchObject({ status: 'done', handled_at: expect.any(String) });
  await app.as(rose, () => contactCalls.deleteMessage({ uuid }));
  await expect(app.as(rose, () => contactCalls.deleteMessage({ uuid }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('lets the newsroom search the inbox, hand a message to somebody and keep a note of it', async () => {
  const write = async (name: string, message: string) =>
    contactCalls.sendMessage({ ...words, name, message, stamp: await openedFor(10_000) });
  await write('Zélie Carpentier', 'Ma poussette est arrivée cassée, que faire ?');
  await write('Basile Carpentier', 'Comment inviter 100 % de la famille ?');
  const inbox = (more = {}) =>
    app.as(rose, () => contactCalls.listMessages({ query: 'carpentier', ...more }));
  const { items, counts, total } = await inbox();
  expect(items.map(({ name }) => name)).toEqual(['Basile Carpentier', 'Zélie Carpentier']);
  expect([counts.new, total]).toEqual([2, 2]);
  expect((await inbox({ query: 'carpentier 100 %' })).total).toBe(1);
  expect(new Date(items[0]?.kept_until ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 3);

  const uuid = items[0]?.uuid ?? '';
  const me = await app.as(rose, () => peopleCalls.searchPeople({ state: 'admin', query: 'rose' }));
  const given = await app.as(rose, () =>
    contactCalls.updateMessage({ uuid, assigned_to: me.items[0]?.uuid ?? '', note: 'À rappeler lundi.' }),
  );
  expect(given).toMatchObject({ assigned_to: { name: 'Rose' }, note: 'À rappeler lundi.', status: 'new' });
  expect((await inbox({ mine: true })).items).toMatchObject([{ uuid }]);
  const { token } = await join(app, 'camille');
  const camille = await app.as(token, () => accountCalls.getMyInfo());
  const stranger = camille.session_type === 'user' ? camille.user.uuid : '';
  await expect(
    app.as(rose, () => contactCalls.updateMessage({ uuid, assigned_to: stranger })),
  ).rejects.toMatchObject({ code: 'not_found' });
  const freed = await app.as(rose, () => contactCalls.updateMessage({ uuid, assigned_to: null }));
  expect(freed.assigned_to).toBeNull();
});

it('tells the first screen of the admin who waits', async () => {
  const state = await app.as(rose, () => newsroomCalls.siteState());
  expect(state).toMatchObject({
    messages: { total: 2, mine: 0, since: expect.any(String) },
    reviews: { pending: 0, reported: 0, since: null },
    jobs: { total: 0, items: [] },
    mail: { sends: false, late: 0 },
    payments: { provider: 'demo', live: false },
  });
  await expect(newsroomCalls.siteState()).rejects.toMatchObject({ status: 401 });
  const retry = () => newsroomCalls.retryJob({ id: crypto.randomUUID(), name: 'mail' });
  await expect(app.as(ines, retry)).rejects.toMatchObject({ status: 403 });
  await app.as(rose, retry);
});
