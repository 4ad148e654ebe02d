import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { askToConfirm } from '#src/features/newsletter/ask-to-confirm.server.ts';
import { countBounce, endByComplaint, withdraw } from '#src/features/newsletter/came-back.server.ts';
import { manageToken } from '#src/features/newsletter/link.server.ts';
import { newsletterCalls } from '#src/features/newsletter/newsletter.calls.ts';
import { BOUNCES_MAX } from '#src/features/newsletter/newsletter.ts';
import { countChosen } from '#src/features/newsletter/segment.server.ts';
import { stoppedCalls } from '#src/features/newsletter/stopped.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { campaign, campaignRecipient, mailOutbox, person, subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp({});
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

/** Somebody whom letters were sent to, and the key of each in the outbox. */
async function reader(email: string, letters = 1): Promise<{ id: number; keys: string[] }> {
  const [made] = await db()
    .insert(subscriber)
    .values({ email, nonce: email, confirmedAt: new Date(), topics: ['magazine'] })
    .returning({ id: subscriber.id });
  const id = made?.id ?? 0;
  const sent = Array.from({ length: letters }, (_, at) => ({
    token: `${email}${at}`.padEnd(43, 'n'),
    name: 'Novembre',
    subject: 'Un mois',
    md: 'Bonjour',
    segment: { topics: [] },
    status: 'sent' as const,
  }));
  const campaigns = await db().insert(campaign).values(sent).returning({ id: campaign.id });
  await db()
    .insert(campaignRecipient)
    .values(campaigns.map((one) => ({ campaignId: one.id, subscriberId: id, state: 'sent' as const })));
  return { id, keys: campaigns.map((one) => `campaign:${one.id}:${id}`) };
}
const rowOf = async (id: number) => (await db().select().from(subscriber).where(eq(subscriber.id, id)))[0];

describe('addresses to which no letter goes', () => {
  const WORDS = 'Demandé par courrier le 3 mai.';
  const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
  const list = (more = {}) => asRose(() => stoppedCalls.list(more));
  const lift = (id: number, reason = 'Elle a écrit que sa boîte marche.') =>
    asRose(() => stoppedCalls.lift({ id, reason }));
  const mailsTo = (email: string) => db().select().from(mailOutbox).where(eq(mailOutbox.to, email));
  const ask = (email: string) =>
    askToConfirm(systemCtx(app.services), { email, topics: ['magazine'], term: null });

  it('are listed with why and since when, found by a part, and added by hand once', async () => {
    await db().delete(subscriber);
    const bounced = await reader('partie@exemple.fr', BOUNCES_MAX);
    for (const key of bounced.keys) await countBounce(db(), key);
    const left = await reader('elle@exemple.fr');
    await withdraw(systemCtx(app.services), { subscriberId: left.id, campaignId: 0 });
    await expect(
      asRose(() => stoppedCalls.add({ email: 'Jamais@Exemple.fr', words: WORDS })),
    ).resolves.toMatchObject({
      email: 'jamais@exemple.fr',
      stop: 'hand',
      words: WORDS,
      by: expect.stringContaining('Rose'),
    });
    const { items } = await list();
    expect(items.map(({ email, stop, back }) => [email, stop, back])).toEqual([
      ['jamais@exemple.fr', 'hand', 'free'],
      ['elle@exemple.fr', 'unsubscribed', 'asked'],
      ['partie@exemple.fr', 'bounced', 'letters'],
    ]);
    expect((await list({ query: 'ELLE@' })).items.map(({ email }) => email)).toEqual(['elle@exemple.fr']);
    expect((await list({ query: '%' })).total).toBe(0);
    expect((await list({ stop: 'bounced' })).total).toBe(1);
    const again = asRose(() => stoppedCalls.add({ email: 'jamais@exemple.fr', words: WORDS }));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const together = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        asRose(() => stoppedCalls.add({ email: 'ensemble@exemple.fr', words: `${WORDS} ${at}` })),
      ),
    );
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await db().delete(subscriber).where(eq(subscriber.email, 'ensemble@exemple.fr'));
    await expect(asRose(() => stoppedCalls.add({ email: 'non', words: '' }))).rejects.toMatchObject({
      fields: { email: expect.any(String), words: expect.any(String) },
    });
    await expect(stoppedCalls.list()).rejects.toMatchObject({ status: 401 });
  });

  it('come back for a reason: to their letters, by a link to confirm, or free to ask', async () => {
    const idOf = async (query: string) => (await list({ query })).items[0]?.id ?? 0;
    await ask('jamais@exemple.fr');
    expect(await mailsTo('jamais@exemple.fr')).toEqual([]);
    const [bounced, left] = [await idOf('partie'), await idOf('elle')];
    await expect(lift(bounced, '')).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    await expect(lift(bounced)).resolves.toEqual({ back: 'letters' });
    await expect(lift(bounced)).rejects.toMatchObject({ code: 'conflict' });
    expect(await countChosen(db(), { topics: [] })).toBe(1);
    await expect(lift(left)).resolves.toEqual({ back: 'asked' });
    expect(await rowOf(left)).toMatchObject({ topics: [], pendingTopics: ['magazine'], stop: null });
    expect(await mailsTo('elle@exemple.fr')).toHaveLength(1);
    await expect(lift(await idOf('jamais'))).resolves.toEqual({ back: 'free' });
    await ask('jamais@exemple.fr');
    expect(await mailsTo('jamais@exemple.fr')).toHaveLength(1);
    expect((await list()).total).toBe(0);
  });

  it('are asked anew where a link to confirm still waited, and leaving ends that link', async () => {
    const { id } = await reader('revenue@exemple.fr');
    await ask('revenue@exemple.fr');
    const { confirmHash } = (await rowOf(id)) ?? {};
    const row = await rowOf(id);
    if (!row) throw new Error('no reader');
    const action_token = manageToken(row, 0, await siteSecret(db()));
    await newsletterCalls.preferences({ action_token, topics: [], term: null });
    expect(await rowOf(id)).toMatchObject({ stop: 'unsubscribed', confirmHash: null, pendingTopics: [] });
    // As it stood of those who left before.
    await db().update(subscriber).set({ confirmHash }).where(eq(subscriber.id, id));
    await expect(lift(id)).resolves.toEqual({ back: 'asked' });
    expect(await mailsTo('revenue@exemple.fr')).toHaveLength(2);
  });

  it('are told apart where their reader called a letter unwanted, also after leaving', async () => {
    const { id, keys } = await reader('fachee@exemple.fr');
    await withdraw(systemCtx(app.services), { subscriberId: id, campaignId: 0 });
    await endByComplaint(systemCtx(app.services), keys[0] ?? '');
    expect(await rowOf(id)).toMatchObject({ stop: 'complained', topics: [] });
    await ask('fachee@exemple.fr');
    expect(await mailsTo('fachee@exemple.fr')).toEqual([]);
  });

  it('stay stopped when their person has everything erased, and nothing but a digest is kept of them', async () => {
    await db().delete(subscriber);
    const camille = await join(app, 'camille');
    const { email } = CAST.camille;
    await db().update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.email, email));
    await asRose(() => stoppedCalls.add({ email, words: `${WORDS} Camille Durand` }));
    await prove(app, camille.token);
    await app.as(camille.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));

    const [kept, ...others] = await db().select().from(subscriber);
    expect(others).toEqual([]);
    expect(JSON.stringify(kept).toLowerCase()).not.toMatch(/camille|durand|exemple/);
    expect(kept).toMatchObject({ stop: 'hand', stopWords: null, topics: [], confirmedAt: null });

    await db().delete(mailOutbox);
    await ask(email.toUpperCase());
    expect(await mailsTo(email)).toEqual([]);
    const again = asRose(() => stoppedCalls.add({ email, words: WORDS }));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });

    // Found by the whole address alone, never by a piece of what is kept.
    expect((await list()).items).toMatchObject([{ email: expect.stringContaining('effacée'), back: 'free' }]);
    expect((await list({ query: 'camille' })).total).toBe(0);
    expect((await list({ query: 'erased' })).total).toBe(0);
    const { items } = await list({ query: email.toUpperCase() });
    expect(items).toHaveLength(1);

    await expect(lift(items[0]?.id ?? 0)).resolves.toEqual({ back: 'free' });
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await db().select().from(subscriber)).toMatchObject([{ email, stop: null }]);
  });

  it('are forgotten whole with their account where a link of their reader would have ended the stop', async () => {
    await db().delete(subscriber);
    const ines = await join(app, 'ines');
    const { email } = CAST.ines;
    await db().update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.email, email));
    const { id } = await reader(email);
    await withdraw(systemCtx(app.services), { subscriberId: id, campaignId: 0 });
    await prove(app, ines.token);
    await app.as(ines.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    expect(await db().select().from(subscriber)).toEqual([]);
  });
});
