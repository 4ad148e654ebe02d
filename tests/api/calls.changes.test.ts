import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Those that end the session they are called with come last. */
const ENDS = ['/api/user/end_sessions', '/api/user/logout'];

/** Every call that a signed-in person may make with nothing to say. */
function callsWithoutInput() {
  const calls = registeredCalls().filter(
    ({ access, input }) => ['anyone', 'user', 'session'].includes(access) && input.safeParse({}).success,
  );
  return calls.toSorted((one, other) => ENDS.indexOf(one.path) - ENDS.indexOf(other.path));
}

it('keeps in the audit log what an admin changes in somebody’s name, as each contract declares it', async () => {
  const rose = await join(app, 'rose');
  const camille = await join(app, 'camille');
  await prove(app, rose.token);
  const { token } = await app.as(rose.token, () => peopleCalls.impersonate({ user_uuid: camille.uuid }));
  const calls = callsWithoutInput();
  expect(calls.length).toBeGreaterThan(20);
  for (const { path } of calls) await app.send(path, '{}', { authorization: `Bearer ${token}` });
  const kept = await app.services.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(isNotNull(auditLog.impersonatorId));
  const told = kept.flatMap(({ action }) => (action.startsWith('as ') ? [action.slice(3)] : []));
  expect(told.toSorted()).toEqual(calls.flatMap(({ path, changes }) => (changes ? [path] : [])).toSorted());
});

it('counts the making of a payment as a change, whatever the call is named', () => {
  const changing = new Set(registeredCalls().flatMap(({ path, changes }) => (changes ? [path] : [])));
  for (const name of ['publiclist/get_contribution_detail', 'order/check_status', 'cagnotte/check_identity'])
    expect(changing.has(`/api/${name}`), name).toBe(true);
});
