import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { person, session, ticket } from '#src/server/db/schema/index.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('registration', () => {
  it('opens a session whose token is kept only hashed', async () => {
    const camille = await join(app, 'camille');
    const kept = await app.services.database.db.select().from(session);
    expect(JSON.stringify(kept)).not.toContain(camille.token);
    const mine = await app.as(camille.token, () => accountCalls.getMyInfo());
    expect(mine).toMatchObject({
      session_type: 'user',
      user: {
        email: CAST.camille.email,
        setup_step: 'done',
        slug: CAST.camille.slug,
        display_name: 'Camille Durand',
      },
    });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const again = accountCalls.registerWithEmail({ email: 'CAMILLE@Exemple.fr', password: PASSWORD });
    await expect(again).rejects.toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  it.each([
    ['trop court', 'court'],
    ['un mot connu entouré de chiffres', '12motdepasse34'],
    ['toujours le même caractère', 'aaaaaaaaaaaaaa'],
  ])('refuses a password that is %s', async (_, password) => {
    const weak = accountCalls.registerWithEmail({ email: 'nouvelle@exemple.fr', password });
    await expect(weak).rejects.toMatchObject({ status: 200, fields: { password: expect.any(String) } });
  });

  it('keeps a code that is good with the account, and refuses one that is over', async () => {
    const { db } = app.services.database;
    await db.insert(ticket).values([
      { code: 'BIENVENUE', label: 'Bienvenue', kind: 'invitation' },
      { code: 'FINIE', label: 'Offre finie', kind: 'offer', expiresAt: new Date(0) },
    ]);
    const asking = (email: string, ticket_code: string) =>
      accountCalls.registerWithEmail({ email, password: PASSWORD, referal: 'odile', ticket_code });
    for (const code of ['FINIE', 'INCONNUE'])
      await expect(asking('invitee@exemple.fr', code)).rejects.toMatchObject({
        code: 'ticket_invalid',
        fields: { ticket_code: expect.any(String) },
      });
    await asking('invitee@exemple.fr', ' BIENVENUE ');
    const [made] = await db.select().from(person).where(eq(person.email, 'invitee@exemple.fr'));
    expect(made).toMatchObject({ ticketCode: 'BIENVENUE', referal: 'odile' });
  });

  it('refuses a key it does not know', async () => {
    const given = await app.send(
      '/api/user/register_with_email',
      JSON.stringify({ email: 'x@exemple.fr', password: PASSWORD, is_admin: true }),
    );
    expect(given.body).toMatchObject({ code: 'invalid_input', fields: { is_admin: expect.any(String) } });
  });
});

describe('login', () => {
  it('answers the same to a wrong password and to an unknown address', async () => {
    const wrong = accountCalls.loginWithPassword({
      email: CAST.camille.email,
      password: 'pas le bon du tout',
    });
    const unknown = accountCalls.loginWithPassword({
      email: 'personne@exemple.fr',
      password: 'pas le bon du tout',
    });
    const [a, b] = await Promise.all([wrong.catch((e) => e), unknown.catch((e) => e)]);
    expect(a.code).toBe('invalid_credentials');
    expect(b.body).toEqual(a.body);
  });

  it('ends one session at logout and leaves the others', async () => {
    const login = { email: CAST.camille.email, password: PASSWORD };
    const [one, two] = [
      await accountCalls.loginWithPassword(login),
      await accountCalls.loginWithPassword(login),
    ];
    await app.as(one.token, () => accountCalls.logout());
    await expect(app.as(one.token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    await expect(app.as(two.token, () => accountCalls.getMyInfo())).resolves.toBeTruthy();
  });

  it('does not know a token that was never given', async () => {
    await expect(app.as('x'.repeat(43), () => accountCalls.getMyInfo())).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});

describe('set-up', () => {
  it('refuses the address of another list and keeps the provisional one', async () => {
    const { token } = await accountCalls.registerWithEmail({ email: 'noe@exemple.fr', password: PASSWORD });
    const taken = app.as(token, () =>
      accountCalls.finishSetup({ firstname: 'Noé', list_slug: CAST.camille.slug }),
    );
    await expect(taken).rejects.toMatchObject({
      code: 'slug_taken',
      fields: { list_slug: expect.any(String) },
    });
    await expect(app.as(token, () => accountCalls.getMyInfo())).resolves.toMatchObject({
      user: { setup_step: 'start' },
    });
  });

  it.each([
    ['magazine', 'reserved'],
    ['liste-de-naissance-tout', 'reserved'],
    ['Été', 'invalid'],
    ['ab', 'invalid'],
    [CAST.camille.slug, 'taken'],
    ['une-adresse-libre', null],
  ])('says of the slug %s: %s', async (slug, reason) => {
    await expect(accountCalls.checkSlugAvailable({ slug })).resolves.toMatchObject({
      available: reason === null,
      reason,
    });
  });
});

describe('rate limits', () => {
  it('stops the eleventh failed login of an account from one address, not its owner elsewhere', async () => {
    const own = await startTestApp({ limits: 'real' });
    try {
      const body = JSON.stringify({ email: 'qui@exemple.fr', password: 'pas le bon du tout' });
      const login = (ip: string) => own.send('/api/user/login_with_password', body, { ip });
      for (let n = 0; n < 10; n += 1) expect((await login('10.0.0.1')).body.code).toBe('invalid_credentials');
      const stopped = await login('10.0.0.1');
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      expect((await login('10.0.0.2')).body.code).toBe('invalid_credentials');
    } finally {
      await own.close();
    }
  }, 40_000);
});
