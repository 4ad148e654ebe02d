import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailState } from '#src/journeys/newsroom/mail.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { forgetOld, KEPT_DAYS, SENT_TEXT_KEPT_MS } from '#src/server/db/retention.ts';
import {
  actionToken,
  auditLog,
  mailOutbox,
  notification,
  person,
  session,
} from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let personId: number;

const NOW = new Date('2026-11-23T03:35:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

beforeAll(async () => {
  app = await startTestApp();
  const [made] = await app.services.database.db
    .insert(person)
    .values({ email: 'camille@exemple.fr' })
    .returning({ id: person.id });
  personId = made?.id ?? 0;
});
afterAll(() => app.close());

/** Writes one record on either side of its limit, forgets, and answers the names of those that are left. */
async function left(
  write: (name: string, at: Date) => Promise<unknown>,
  days: number,
  read: () => Promise<string[]>,
) {
  await write('old', daysAgo(days + 0.01));
  await write('young', daysAgo(days - 0.01));
  await forgetOld(app.services.database.db, NOW);
  return read();
}

describe('what was kept as long as it may be is taken away', () => {
  it('sessions that are over', async () => {
    const { db } = app.services.database;
    const write = (tokenHash: string, expiresAt: Date) =>
      db.insert(session).values({ tokenHash, personId, expiresAt });
    const read = async () => (await db.select().from(session)).map((row) => row.tokenHash);
    expect(await left(write, KEPT_DAYS.endedSession, read)).toEqual(['young']);
  });

  it('links that are too old to open anything, but not those without an end', async () => {
    const { db } = app.services.database;
    const write = (tokenHash: string, expiresAt: Date) =>
      db.insert(actionToken).values({ tokenHash, purpose: 'dso', subject: 'x', expiresAt });
    await db
      .insert(actionToken)
      .values({ tokenHash: 'endless', purpose: 'cancel', subject: 'x', usedAt: daysAgo(900) });
    const read = async () => (await db.select().from(actionToken)).map((row) => row.tokenHash).sort();
    expect(await left(write, KEPT_DAYS.oldLink, read)).toEqual(['endless', 'young']);
  });

  it('the address of a mail that left, though its key stays so that it never leaves again', async () => {
    const { db } = app.services.database;
    const write = (key: string, sentAt: Date) =>
      db
        .insert(mailOutbox)
        .values({ key, to: 'camille@exemple.fr', subject: 'Bonjour', html: '', text: '', sentAt });
    const read = async () =>
      (await db.select().from(mailOutbox)).map(({ key, to }) => `${key}: ${to}`).sort();
    expect(await left(write, KEPT_DAYS.sentMail, read)).toEqual(['old: ', 'young: camille@exemple.fr']);
  });

  it('all that a mail said that its server refused for good, as of one that left', async () => {
    const { db } = app.services.database;
    await db.delete(mailOutbox);
    const body = { to: 'camille@exemple.fr', subject: 'Pour Camille', html: 'x', text: 'x', error: '550 no' };
    const write = (key: string, failedAt: Date) => db.insert(mailOutbox).values({ ...body, key, failedAt });
    const read = async () =>
      (await db.select().from(mailOutbox))
        .map(
          ({ key, to, subject, text, html, error }) => `${key}: ${to}${subject}${text}${html}${error ?? ''}`,
        )
        .sort();
    expect(await left(write, KEPT_DAYS.sentMail, read)).toEqual([
      'old: ',
      'young: camille@exemple.frPour Camillexx550 no',
    ]);
    expect((await mailState({ db, services: app.services } as Ctx)).late).toBe(1);
  });

  it('the text of a mail an hour after it left, and never that of one that waits', async () => {
    const { db } = app.services.database;
    await db.delete(mailOutbox);
    const body = { to: 'camille@exemple.fr', subject: 'Votre lien', html: '<a>', text: 'lien' };
    const sentAt = (ms: number) => new Date(NOW.getTime() - ms);
    await db.insert(mailOutbox).values([
      { ...body, key: 'an hour ago', sentAt: sentAt(SENT_TEXT_KEPT_MS + 1000) },
      { ...body, key: 'just now', sentAt: sentAt(SENT_TEXT_KEPT_MS - 1000) },
      { ...body, key: 'waiting', nextAt: daysAgo(30) },
    ]);
    await forgetOld(db, NOW);
    const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.text, ''));
    expect(rows.map(({ key, html }) => `${key}${html}`)).toEqual(['an hour ago']);
  });

  it('news and the audit log', async () => {
    const { db } = app.services.database;
    const tell = (text: string, createdAt: Date) =>
      db.insert(notification).values({ personId, kind: 'news', text, href: '/', createdAt });
    const told = async () => (await db.select().from(notification)).map((row) => row.text);
    expect(await left(tell, KEPT_DAYS.notification, told)).toEqual(['young']);
    const note = (action: string, at: Date) => db.insert(auditLog).values({ action, at });
    const noted = async () => (await db.select().from(auditLog)).map((row) => row.action);
    expect(await left(note, KEPT_DAYS.audit, noted)).toEqual(['young']);
  });
});
