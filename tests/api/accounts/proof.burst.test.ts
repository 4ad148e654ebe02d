import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { endSession } from '#src/features/accounts/session.server.ts';
import { session } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let camille: Member;
beforeAll(async () => {
  app = await startTestApp({ limits: 'real' });
  camille = await join(app, 'camille');
});
afterAll(() => app.close());

const codeOfRefusal = (error: unknown) => (error instanceof ApiError ? error.code : String(error));
const tally = (codes: string[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((one) => [one, codes.filter((code) => code === one).length]),
  );

it('counts a guess before it looks at it: thirty at once get ten answers, whichever call takes them', async () => {
  const guess = (n: number) =>
    app.as<unknown>(camille.token, () =>
      n % 2 === 0
        ? proofCalls.prove({ password: `essai numéro ${n}` })
        : securityCalls.changeEmail({ email: 'autre@exemple.fr', password: `essai numéro ${n}` }),
    );
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => guess(n).then(() => 'in', codeOfRefusal)),
  );
  expect(tally(answers)).toEqual({ invalid_credentials: 10, rate_limited: 20 });
  // The right one has to wait as well: a thief must not learn it by how it is refused.
  const right = app.as(camille.token, () => proofCalls.prove({ password: PASSWORD }));
  await expect(right).rejects.toMatchObject({ code: 'rate_limited' });
});

it('gives nothing to a session that ends meanwhile', async () => {
  const who = await join(app, 'ines');
  const { token } = await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
  const outcomes = await Promise.all([
    app.as(token, () => proofCalls.prove({ password: PASSWORD })).then(() => 'proved', codeOfRefusal),
    app.as(who.token, () => securityCalls.endSessions({})).then(() => 'ended', codeOfRefusal),
  ]);
  expect(outcomes[1]).toBe('ended');
  const rows = await app.services.database.db
    .select()
    .from(session)
    .where(eq(session.tokenHash, tokenHash(token)));
  expect(rows).toEqual([]);
  await endSession(app.services.database.db, tokenHash(token));
});
