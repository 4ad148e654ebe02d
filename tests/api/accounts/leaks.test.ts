import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

const LEAKED = 'les cerises du jardin sont mûres';
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leaks-'));
  const file = join(folder, 'leaks.txt');
  writeFileSync(file, `${createHash('sha1').update(LEAKED).digest('hex').toUpperCase()}:12\r\n`);
  app = await startTestApp({ config: { leakedPasswords: file } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a password of the operator’s file of leaks is nobody’s, at first or later', async () => {
  const email = 'camille@exemple.fr';
  const weak = { code: 'password_weak', fields: { weak: 'leaked' } };
  await expect(accountCalls.registerWithEmail({ email, password: LEAKED })).rejects.toMatchObject(weak);
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  await prove(app, token);
  const change = () => securityCalls.changePassword({ password: PASSWORD, new_password: LEAKED });
  await expect(app.as(token, change)).rejects.toMatchObject(weak);
});

it('keeps nobody out where the file is gone', async () => {
  rmSync(folder, { recursive: true, force: true });
  const made = await accountCalls.registerWithEmail({ email: 'sami@exemple.fr', password: LEAKED });
  expect(made.token).toBeTruthy();
});
