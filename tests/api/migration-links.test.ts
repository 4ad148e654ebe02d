// Links that were mailed before links knew their person (migration 0028) go on, whichever database they are in.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { actionToken, person } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join as joinSite, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const MIGRATIONS = 'src/server/db/migrations';
const [FILE = ''] = readdirSync(MIGRATIONS).filter((name) => name.startsWith('0028_'));
/** The statements that move what the former version had written. */
const MOVING = readFileSync(join(MIGRATIONS, FILE), 'utf8')
  .split('--> statement-breakpoint')
  .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
  .filter((statement) => statement.startsWith('UPDATE "action_token"'));

const LINKS = {
  reset: 'r'.repeat(43),
  verify: 'v'.repeat(43),
  dso: 'd'.repeat(43),
  stale: 's'.repeat(43),
  nobody: 'n'.repeat(43),
  broken: 'b'.repeat(43),
};
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const camille = await joinSite(app, 'camille');
  const { db } = app.services.database;
  await db.delete(actionToken);
  const later = new Date(Date.now() + 30 * 60_000);
  const past = new Date(Date.now() - 1000);
  const row = (token: string, purpose: string, subject: string) => ({
    tokenHash: tokenHash(token),
    purpose,
    subject,
    expiresAt: later,
  });
  // As the version before wrote them: the person's uuid, or JSON with the address to confirm.
  await db.insert(actionToken).values([
    row(LINKS.reset, 'reset-password', camille.uuid),
    row(LINKS.dso, 'dso', camille.uuid),
    { ...row(LINKS.stale, 'reset-password', camille.uuid), expiresAt: past },
    row(LINKS.verify, 'verify-email', JSON.stringify({ uuid: camille.uuid, email: CAST.camille.email })),
    row(LINKS.nobody, 'verify-email', JSON.stringify({ uuid: randomUUID(), email: 'parti@exemple.fr' })),
    // Purposes whose subject is no JSON, and no person's.
    row(LINKS.broken, 'edit_contribution', '12'),
    row('p'.repeat(43), 'passkey-asked', ''),
  ]);
  expect(MOVING).toHaveLength(2);
  for (const statement of MOVING) await app.services.database.query(statement);
});
afterAll(() => app.close());

it('finds the person of each, and the address that it confirms', async () => {
  const { db } = app.services.database;
  const [camille] = await db.select().from(person).where(eq(person.email, CAST.camille.email));
  const rows = await db.select().from(actionToken);
  const told = rows.map(({ purpose, personId, subject }) => ({
    purpose,
    known: personId === camille?.id,
    subject,
  }));
  expect(told).toEqual(
    expect.arrayContaining([
      { purpose: 'verify-email', known: true, subject: CAST.camille.email },
      { purpose: 'reset-password', known: true, subject: camille?.uuid },
      { purpose: 'dso', known: true, subject: camille?.uuid },
      { purpose: 'edit_contribution', known: false, subject: '12' },
    ]),
  );
});

it('lets each serve once more, as it would have, and refuses in French those that are over or nobody’s', async () => {
  const OVER = { status: 200, code: 'token_invalid', message: expect.stringMatching(/^Ce lien/) };
  await expect(securityCalls.verifyEmail({ token: LINKS.verify })).resolves.toEqual({
    email: CAST.camille.email,
  });
  await expect(securityCalls.verifyEmail({ token: LINKS.nobody })).rejects.toMatchObject(OVER);
  await expect(identityCalls.loginWithDsoToken({ token: LINKS.dso })).resolves.toHaveProperty('token');
  const password = 'les prunes du verger ancien';
  await expect(securityCalls.resetPassword({ token: LINKS.stale, password })).rejects.toMatchObject(OVER);
  await expect(securityCalls.resetPassword({ token: LINKS.broken, password })).rejects.toMatchObject(OVER);
  await expect(securityCalls.resetPassword({ token: LINKS.reset, password })).resolves.toHaveProperty(
    'token',
  );
  await expect(securityCalls.resetPassword({ token: LINKS.reset, password })).rejects.toMatchObject(OVER);
  const opened = await accountCalls.loginWithPassword({ email: CAST.camille.email, password });
  expect(opened.token).toBeTruthy();
  await expect(
    accountCalls.loginWithPassword({ email: CAST.camille.email, password: PASSWORD }),
  ).rejects.toThrow();
});
