import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { newsletterCalls } from '#src/features/newsletter/newsletter.calls.ts';
import type { Topic } from '#src/features/newsletter/newsletter.ts';
import { campaign, campaignRecipient, mailOutbox, person, subscriber } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
let stamp = '';
beforeAll(async () => {
  desk = await openDesk({ config: { mailingPerSecond: 10_000 } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  stamp = (await contactCalls.formStamp()).stamp;
  vi.useRealTimers();
});
afterEach(async () => {
  await db().delete(campaign);
  await db().delete(subscriber);
  await db().delete(mailOutbox);
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const due = () => desk.app.services.jobs.runDue();
const subscribe = (email: string, topics: Topic[] = ['magazine'], term: string | null = null) =>
  newsletterCalls.subscribe({ email, topics, term, stamp });
const mailsTo = (email: string) => db().select().from(mailOutbox).where(eq(mailOutbox.to, email));
const rowOf = async (email: string) =>
  (await db().select().from(subscriber).where(eq(subscriber.email, email)))[0];
const tokenIn = (text: string, what: string) =>
  new RegExp(`/p/lettre/${what}/([\\w.-]+)`).exec(text)?.[1] ?? '';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function join(email: string, topics: Topic[] = ['magazine'], term: string | null = null) {
  await subscribe(email, topics, term);
  const mail = (await mailsTo(email)).at(-1);
  return newsletterCalls.confirm({ action_token: tokenIn(mail?.text ?? '', 'confirmer') });
}

const letter = {
  name: 'Novembre',
  subject: 'Un mois de lectures',
  preheader: 'Trois articles',
  md: '## Bonjour\n\nLisez [le magazine](/magazine) et [ailleurs](https://exemple.fr/a?b=1&c=2).\n\n<script>alert(1)</script>\n',
  segment: { topics: ['magazine' as const] },
};
const saved = (more = {}) => desk.asRose(() => campaignCalls.save({ ...letter, ...more }));
const plan = (id: number) => desk.asRose(() => campaignCalls.schedule({ id, at: new Date().toISOString() }));
const figures = async (id: number) =>
  (await desk.asRose(() => campaignCalls.list())).items.find((one) => one.id === id);

it('counts nothing before the mailed link is opened, once', async () => {
  await expect(subscribe('Zoe@Exemple.fr', ['magazine', 'semaine'], day(100))).resolves.toEqual({
    sent: true,
  });
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ topics: [], term: null, confirmedAt: null });
  const [mail] = await mailsTo('zoe@exemple.fr');
  const action_token = tokenIn(mail?.text ?? '', 'confirmer');
  expect(action_token.length).toBeGreaterThanOrEqual(43);
  expect(JSON.stringify(await rowOf('zoe@exemple.fr'))).not.toContain(action_token);
  await expect(newsletterCalls.confirm({ action_token })).resolves.toEqual({
    topics: ['magazine', 'semaine'],
    term: day(100),
  });
  await expect(newsletterCalls.confirm({ action_token })).rejects.toMatchObject({ code: 'token_invalid' });
  await expect(newsletterCalls.confirm({ action_token: 'x' })).rejects.toMatchObject({
    code: 'token_invalid',
  });
});

it('lets nobody change another’s choices by typing their address', async () => {
  await join('paul@exemple.fr', ['magazine']);
  await subscribe('paul@exemple.fr', ['offres'], day(50));
  expect(await rowOf('paul@exemple.fr')).toMatchObject({ topics: ['magazine'], term: null });
  // Typed again and again, it is one mail.
  await subscribe('paul@exemple.fr', ['offres']);
  await subscribe('paul@exemple.fr', ['offres']);
  expect(await mailsTo('paul@exemple.fr')).toHaveLength(2);
});

it('says what is wrong beside its field', async () => {
  const fields = (name: string) => ({ fields: { [name]: expect.any(String) } });
  await expect(subscribe('pas une adresse')).rejects.toMatchObject(fields('email'));
  await expect(subscribe('a@exemple.fr', [])).rejects.toMatchObject(fields('topics'));
  await expect(subscribe('a@exemple.fr', ['semaine'], day(3000))).rejects.toMatchObject(fields('term'));
  await expect(subscribe('a@exemple.fr', ['semaine'], '2026-02-31')).rejects.toMatchObject(fields('term'));
  await expect(
    newsletterCalls.subscribe({ email: 'a@exemple.fr', topics: ['offres'], stamp: 'faux' }),
  ).rejects.toMatchObject({ code: 'form_expired' });
});

it('sends a letter once to each whom its segment means, with their own way out', async () => {
  await join('un@exemple.fr');
  await join('deux@exemple.fr', ['magazine', 'offres']);
  await join('trois@exemple.fr', ['offres']);
  await subscribe('jamais@exemple.fr');
  await expect(
    desk.asRose(() => campaignCalls.count({ segment: { topics: ['magazine'] } })),
  ).resolves.toEqual({ count: 2 });
  const { id, path } = await saved();
  await plan(id);
  await due();
  await due();
  const [mail, more] = (await mailsTo('un@exemple.fr')).filter(({ bulk }) => bulk);
  expect(more).toBeUndefined();
  expect((await mailsTo('trois@exemple.fr')).filter(({ bulk }) => bulk)).toEqual([]);
  expect((await mailsTo('jamais@exemple.fr')).filter(({ bulk }) => bulk)).toEqual([]);
  expect(mail).toMatchObject({ subject: letter.subject, sentAt: expect.any(Date), html: '' });
  expect(mail?.unsubscribe).toMatch(/\/p\/lettre\/desinscription\/\d+\.\d+\.[\w-]{43}$/);
  await due();
  expect(await figures(id)).toMatchObject({
    status: 'sent',
    counts: { recipients: 2, sent: 2, failed: 0, clicks: 0, unsubscribed: 0 },
    path,
  });
});

it('ends everything by the link of a letter alone, and counts it once', async () => {
  await join('fini@exemple.fr', ['magazine', 'offres'], day(30));
  const { id } = await saved();
  await plan(id);
  await due();
  const [mail] = (await mailsTo('fini@exemple.fr')).filter(({ bulk }) => bulk);
  const action_token = tokenIn(mail?.unsubscribe ?? '', 'desinscription');
  await newsletterCalls.unsubscribe({ action_token });
  await newsletterCalls.unsubscribe({ action_token });
  expect(await rowOf('fini@exemple.fr')).toMatchObject({
    topics: [],
    term: null,
    withdrawnAt: expect.any(Date),
  });
  expect((await figures(id))?.counts.unsubscribed).toBe(1);
  const forged = action_token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await expect(newsletterCalls.unsubscribe({ action_token: forged })).rejects.toMatchObject({
    code: 'token_invalid',
  });
  const other = action_token.replace(/^\d+/, (own) => String(Number(own) + 1));
  await expect(newsletterCalls.unsubscribe({ action_token: other })).rejects.toMatchObject({
    code: 'token_invalid',
  });
  // The next one passes by.
  const { id: next } = await saved();
  await plan(next);
  await due();
  expect((await figures(next))?.counts.recipients).toBe(0);
  // The same link takes them back.
  await expect(
    newsletterCalls.preferences({ action_token, topics: ['offres'], term: null }),
  ).resolves.toEqual({ topics: ['offres'], term: null });
  expect(await rowOf('fini@exemple.fr')).toMatchObject({ withdrawnAt: null });
});

it('stops all that is about a pregnancy that ended, whatever else is asked', async () => {
  await join('douce@exemple.fr', ['magazine', 'semaine'], day(60));
  const { id } = await saved();
  await plan(id);
  await due();
  const [mail] = (await mailsTo('douce@exemple.fr')).filter(({ bulk }) => bulk);
  const action_token = tokenIn(mail?.unsubscribe ?? '', 'desinscription');
  const ended = {
    action_token,
    topics: ['magazine' as const, 'semaine' as const],
    term: day(60),
    ended: true,
  };
  await expect(newsletterCalls.preferences(ended)).resolves.toEqual({ topics: ['magazine'], term: null });
  const segment = { topics: [], term_from: day(0) };
  await expect(desk.asRose(() => campaignCalls.count({ segment }))).resolves.toEqual({ count: 0 });
});

it('knows lists by their confirmed owner, and nothing of what givers did', async () => {
  const rose = CAST.rose.email;
  await db().update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.email, rose));
  await join(rose.toLowerCase());
  const many = (segment: object) =>
    desk
      .asRose(() => campaignCalls.count({ segment: { topics: [], ...segment } }))
      .then(({ count }) => count);
  const has = await many({ has_list: true });
  expect([has, await many({ has_list: false })].sort()).toEqual([0, 1]);
  expect((await many({ list_incomplete: true })) + (await many({ list_incomplete: false }))).toBe(1);
  expect((await many({ pot_open: true })) + (await many({ pot_open: false }))).toBe(1);
  expect(await many({ joined_from: day(-1), joined_to: day(1) })).toBe(1);
  expect(await many({ joined_to: day(-2) })).toBe(0);
});

it('is written, seen, tried, planned and taken back, and never changed once it left', async () => {
  const { id } = await saved();
  const seen = await desk.asRose(() => campaignCalls.preview({ id }));
  expect(seen.html).toContain('Bonjour');
  expect(seen.html).not.toContain('<script');
  expect(seen.html).toContain('https://exemple.fr/a?b=1&amp;c=2');
  expect(seen.text).toMatch(/Bonjour/i);
  expect(seen.size).toBe(Buffer.byteLength(seen.html));
  await desk.asRose(() => campaignCalls.test({ id, to: 'essai@exemple.fr' }));
  expect(await mailsTo('essai@exemple.fr')).toHaveLength(1);
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await desk.asRose(() => campaignCalls.schedule({ id, at: later }));
  await expect(saved({ id })).rejects.toMatchObject({ code: 'conflict' });
  await due();
  expect((await figures(id))?.status).toBe('scheduled');
  await expect(desk.asRose(() => campaignCalls.cancel({ id }))).resolves.toMatchObject({
    status: 'canceled',
  });
  await expect(saved({ id, subject: 'Un autre objet' })).resolves.toMatchObject({ id, status: 'draft' });
  await expect(desk.asRose(() => campaignCalls.cancel({ id }))).rejects.toMatchObject({ code: 'conflict' });
  const long = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await expect(desk.asRose(() => campaignCalls.schedule({ id, at: long }))).rejects.toMatchObject({
    code: 'date_out_of_range',
  });
  await join('un@exemple.fr');
  await plan(id);
  await due();
  await expect(saved({ id })).rejects.toMatchObject({ code: 'conflict' });
});

it('shows a letter while it is written, and names what a mail leaves out', async () => {
  const words = { subject: 'Un mois', preheader: '', md: '## Bonjour\n\n[Le magazine](/magazine)\n' };
  const render = (md = words.md) => desk.asRose(() => campaignCalls.render({ ...words, md }));
  const seen = await render();
  expect(seen).toMatchObject({ left_out: [], size: Buffer.byteLength(seen.html) });
  expect(seen.html).toContain('Le magazine</a>');
  expect(await render('')).toMatchObject({ left_out: [] });
  expect(
    await render('::produit{id=1}\n\nUn mot[^1].\n\n::bloc{nom=avis}\n\n[^1]: La note.\n'),
  ).toMatchObject({ left_out: ['product', 'block', 'note'] });
  const table = await render('| Quand | Quoi |\n|---|---|\n| Lundi | Le bain |\n');
  expect(table.text).toMatch(/^Quand +Quoi$/m);
  expect(table.text).toMatch(/^Lundi +Le bain$/m);
  await expect(desk.asInes(() => campaignCalls.render(words))).rejects.toMatchObject({ status: 403 });
});

it('gives each of many their mail once, though it is cut short and started twice at the same time', async () => {
  const people = Array.from({ length: 1200 }, (_, at) => ({
    email: `p${at}@exemple.fr`,
    topics: ['magazine'],
    nonce: `n${at}`,
    confirmedAt: new Date(),
    bounces: at < 3 ? 3 : 0,
  }));
  await db().insert(subscriber).values(people);
  const { id } = await saved();
  await plan(id);
  await Promise.all([due(), due()]);
  for (let turn = 0; turn < 8; turn += 1) await due();
  const rows = await db().select().from(campaignRecipient).where(eq(campaignRecipient.campaignId, id));
  expect(rows).toHaveLength(1197);
  expect(new Set(rows.map(({ mailId }) => mailId)).size).toBe(1197);
  expect(await figures(id)).toMatchObject({ status: 'sent', counts: { recipients: 1197, sent: 1197 } });
}, 120_000);

it('is for who holds the right of letters', async () => {
  await db()
    .update(person)
    .set({ rights: ['content', 'publish'] })
    .where(eq(person.email, CAST.ines.email));
  await expect(desk.asInes(() => campaignCalls.list())).rejects.toMatchObject({ status: 403 });
  await db()
    .update(person)
    .set({ rights: ['mailing'] })
    .where(eq(person.email, CAST.ines.email));
  await expect(desk.asInes(() => campaignCalls.list())).resolves.toMatchObject({ total: 0 });
});

it('loses nobody’s words: who saves or sends from an older text is told, and given the newer', async () => {
  const first = await saved();
  expect(first.revision).toBe(1);
  const mine = { id: first.id, revision: first.revision };
  const theirs = await saved({ ...mine, subject: 'L’objet de Paul' });
  expect(theirs.revision).toBe(2);
  const refused = {
    code: 'revision_conflict',
    body: { campaign: { subject: 'L’objet de Paul', revision: 2 } },
  };
  await expect(saved({ ...mine, subject: 'L’objet de Rose' })).rejects.toMatchObject(refused);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await expect(desk.asRose(() => campaignCalls.schedule({ ...mine, at }))).rejects.toMatchObject(refused);
  expect(await figures(first.id)).toMatchObject({ subject: 'L’objet de Paul', status: 'draft' });
  // The same words again, after an answer that was lost, are no conflict; without a revision the last is right.
  await expect(saved({ ...mine, subject: 'L’objet de Paul' })).resolves.toMatchObject({ revision: 2 });
  await expect(saved({ id: first.id, subject: 'Sans version' })).resolves.toMatchObject({ revision: 3 });
  await expect(saved({ id: first.id, revision: -1 })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(
    desk.asRose(() => campaignCalls.schedule({ id: first.id, revision: 3, at })),
  ).resolves.toMatchObject({ status: 'scheduled', revision: 3 });
});
