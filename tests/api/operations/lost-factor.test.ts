import { readFileSync } from 'node:fs';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { tokenMailedTo } from '#tests/support/mailbox.ts';
import { codeOf } from '#tests/support/totp.ts';

const PAGE = 'docs/operations/lost-factor.md';
const { email } = CAST.camille;
const NEW_PASSWORD = 'les cerises du jardin sont mûres';
let app: TestApp;
let other: string;
beforeAll(async () => {
  app = await startTestApp();
  other = (await join(app, 'ines')).token;
});
afterAll(() => app.close());

/** The statements that the page has an operator run. */
function statements(): string[] {
  const text = readFileSync(PAGE, 'utf8');
  const [, sql = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? [];
  return sql
    .replaceAll('address@example.org', email)
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}

it('a person without code, passkey or recovery code comes in again once the runbook was followed', async () => {
  const { token } = await join(app, 'camille');
  const { otpauth_url } = await app.as(token, () => securityCalls.totpSetup());
  const { recovery_codes } = await app.as(token, () =>
    securityCalls.totpConfirm({ code: codeOf(otpauth_url) }),
  );
  const login = (totp?: string) =>
    accountCalls.loginWithPassword({ email, password: PASSWORD, ...(totp ? { totp } : {}) });
  const link = async () => {
    await securityCalls.sendPasswordReset({ email });
    await app.runJobs();
    return tokenMailedTo(app, email);
  };
  await expect(login()).rejects.toMatchObject({ code: 'totp_required' });
  const before = await link();
  const choose = (by: string) => securityCalls.resetPassword({ token: by, password: NEW_PASSWORD });
  await expect(choose(before)).rejects.toMatchObject({ code: 'totp_required' });

  for (const statement of statements()) await app.services.database.query(statement);

  await expect(choose(before)).rejects.toMatchObject({ code: 'token_invalid' });
  await expect(app.as(token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
  await login();
  await choose(await link());
  const again = await accountCalls.loginWithPassword({ email, password: NEW_PASSWORD });
  // Another factor is set up at once; the old codes are none of it.
  const fresh = await app.as(again.token, () => securityCalls.totpSetup());
  await app.as(again.token, () => securityCalls.totpConfirm({ code: codeOf(fresh.otpauth_url) }));
  const old = { email, password: NEW_PASSWORD, totp: recovery_codes[0] ?? '' };
  await expect(accountCalls.loginWithPassword(old)).rejects.toMatchObject({ code: 'code_invalid' });
  const kept = await app.services.database.db.select().from(auditLog).orderBy(desc(auditLog.id));
  expect(kept.map(({ action }) => action)).toContain('factor.taken_away');
  expect((await app.as(other, () => accountCalls.getMyInfo())).session_type).toBe('user');
});
