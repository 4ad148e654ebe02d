import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { createLog } from '#src/server/log.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let lines: Record<string, unknown>[] = [];

const PASSWORD = 'une phrase vraiment longue';
const EMAIL = 'camille.veille@exemple.fr';
const login = (password: string) =>
  app.send('/api/user/login_with_password', JSON.stringify({ email: EMAIL, password }));

beforeAll(async () => {
  app = await startTestApp();
  await accountCalls.registerWithEmail({ email: EMAIL, password: PASSWORD });
  app.services.log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
});
afterAll(() => app.close());

describe('who watches over the site reads', () => {
  it('each sign-in, with who came in and by which call', async () => {
    lines = [];
    const { body } = await login(PASSWORD);
    const { session } = body.result as { session: { user: { uuid: string } } };
    expect(lines).toMatchObject([{ signedIn: session.user.uuid, path: '/api/user/login_with_password' }]);
  });

  it('each refusal that tells of an attack, once a second, and neither address nor password in it', async () => {
    lines = [];
    await Promise.all([1, 2, 3, 4, 5].map(() => login('pas la bonne phrase')));
    await app.send('/api/user/get_my_info', '{}', { authorization: `Bearer ${'x'.repeat(43)}` });
    await app.send('/api/user/search_people', '{}');
    expect(lines.map(({ refused, path }) => `${refused} ${path}`)).toEqual([
      'invalid_credentials /api/user/login_with_password',
      'unauthenticated /api/user/get_my_info',
      'unauthenticated /api/user/search_people',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/camille|phrase|127\.0\.0\.1|xxxx/);
  });

  it('nothing of a mistake that anybody makes', async () => {
    lines = [];
    await app.send('/api/user/register_with_email', JSON.stringify({ email: 'x', password: 'y' }));
    expect(lines).toEqual([]);
  });

  it('of every call that opens a session', () => {
    const opens = ({ output }: { output: unknown }) =>
      /"?token"?.*"?session"?/s.test(Object.keys((output as { shape?: object }).shape ?? {}).join(' '));
    const silent = registeredCalls().filter((contract) => opens(contract) && !contract.signsIn);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
