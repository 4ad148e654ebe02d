import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  confirmPage,
  preferencesPage,
  unsubscribePage,
} from '#src/features/newsletter/letter-pages.server.ts';
import { manageToken } from '#src/features/newsletter/link.server.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

/** More than the links' limit allows one address of the network. */
const MANY = 61;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: 'real' });
});
afterAll(() => app.close());

const db = () => app.services.database.db;
async function readers(name: string, more: Partial<typeof subscriber.$inferInsert> = {}) {
  const values = Array.from({ length: MANY }, (_, at) => ({
    email: `${name}${at}@exemple.fr`,
    topics: ['magazine'],
    nonce: `${name}${at}`,
    confirmedAt: new Date(),
    ...more,
    ...(more.confirmUntil ? { confirmHash: tokenHash(`${name}${at}`) } : {}),
  }));
  const rows = await db().insert(subscriber).values(values).returning();
  const secret = await siteSecret(db());
  return rows.map((row) => ({ ...row, token: manageToken(row, 0, secret) }));
}
/** A post of a mail provider's machine, which makes them for all its readers from one address. */
const posted = (ip: string, body = 'List-Unsubscribe=One-Click') => {
  const url = new URL('http://localhost/p/lettre');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(url, { method: 'POST', headers, body });
  return { request, url, locals: { ip, requestId: 'r' } as App.Locals };
};
const rowOf = async (id: number) => (await db().select().from(subscriber).where(eq(subscriber.id, id)))[0];

it('ends the letters of everybody whose mail program posts, however many do from one machine', async () => {
  for (const { token, id } of await readers('sortie')) {
    expect(await unsubscribePage(posted('192.0.2.1'), token)).toEqual({ state: 'done' });
    expect(await rowOf(id)).toMatchObject({ topics: [], stop: 'unsubscribed' });
  }
});

it('lets everybody confirm and choose whose link is good, however many do', async () => {
  const asked = { topics: [], pendingTopics: ['magazine'], confirmedAt: null };
  const waiting = await readers('entree', { ...asked, confirmUntil: new Date(Date.now() + 3_600_000) });
  for (const [at, { id }] of waiting.entries()) {
    expect(await confirmPage(posted('192.0.2.2'), `entree${at}`)).toEqual({ state: 'done' });
    expect(await rowOf(id)).toMatchObject({ topics: ['magazine'] });
  }
  for (const { token } of await readers('choix'))
    expect(await preferencesPage(posted('192.0.2.2', 'topics=offres'), token)).toMatchObject({
      told: 'saved',
    });
});

it('counts links that are none, says so once they are too many, and never calls that done', async () => {
  const forged = `1.0.${'A'.repeat(43)}`;
  for (let turn = 1; turn < MANY; turn += 1)
    expect(await unsubscribePage(posted('192.0.2.3'), forged)).toEqual({ state: 'dead' });
  const tooMany = { state: 'refused', refused: { status: 429, err: expect.stringContaining('rapide') } };
  expect(await unsubscribePage(posted('192.0.2.3'), forged)).toMatchObject(tooMany);
  expect(await confirmPage(posted('192.0.2.3'), 'inconnu')).toMatchObject(tooMany);
  for (const [reader] of [await readers('malgre')])
    expect(await unsubscribePage(posted('192.0.2.3'), reader?.token ?? '')).toEqual({ state: 'done' });
});
