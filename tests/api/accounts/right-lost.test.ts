// Whoever loses a right, or their account, is told by mail; and every other admin is, of an admin.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
let camille: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  ines = await join(app, 'ines');
  camille = await join(app, 'camille');
  await asRose(() => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }));
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(mailOutbox));

async function asRose<T>(work: () => Promise<T>): Promise<T> {
  await prove(app, rose.token);
  return app.as(rose.token, work);
}
async function told(): Promise<[string, string][]> {
  const rows = await app.services.database.db.select().from(mailOutbox).orderBy(mailOutbox.to, mailOutbox.id);
  return rows.map(({ to, subject }) => [to, subject]);
}
const textTo = async (to: string) =>
  (await app.services.database.db.select().from(mailOutbox)).find((mail) => mail.to === to)?.text;

describe('an admin who is one no more', () => {
  it('is told, and so are the others; once', async () => {
    const take = () => asRose(() => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: false }));
    await take();
    const news = [
      [CAST.ines.email, 'Vous n’administrez plus Merveille'],
      [CAST.rose.email, 'Une personne de moins administre Merveille'],
    ];
    expect(await told()).toEqual(news);
    expect(await textTo(CAST.rose.email)).toContain(CAST.ines.email);
    expect(await textTo(CAST.ines.email)).toContain('par un autre moyen que ce site');
    await take();
    expect(await told()).toEqual(news);
    await asRose(() => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }));
  });

  it('as their account is disabled, counts as one less, and as one more when it is open again', async () => {
    const enable = (on: boolean) =>
      asRose(() => peopleCalls.enableAccount({ user_id: ines.uuid, enable: on }));
    await enable(false);
    await enable(false);
    expect(await told()).toEqual([
      [CAST.ines.email, 'Votre compte Merveille est désactivé'],
      [CAST.rose.email, 'Une personne de moins administre Merveille'],
    ]);
    await app.services.database.db.delete(mailOutbox);
    await enable(true);
    expect(await told()).toEqual([
      [CAST.ines.email, 'Votre compte Merveille est rouvert'],
      [CAST.rose.email, 'Une personne de plus administre Merveille'],
    ]);
  });
});

describe('somebody of the team', () => {
  it('whose last role is taken is told', async () => {
    const { items } = await asRose(() => rolesCalls.listRoles());
    const give = (role_ids: number[]) =>
      asRose(() => rolesCalls.setRoles({ user_uuid: camille.uuid, role_ids }));
    await give([items[0]?.id ?? 0]);
    await give([]);
    expect(await told()).toEqual([
      [CAST.camille.email, 'Vos rôles sur Merveille ont changé'],
      [CAST.camille.email, 'Vos rôles sur Merveille ont changé'],
    ]);
    const rows = await app.services.database.db.select().from(mailOutbox).orderBy(mailOutbox.id);
    expect(rows.at(-1)?.text).toContain('Vous n’avez plus de rôle');
  });
});

it('an account that is disabled and opened again is told so, and nobody else', async () => {
  await asRose(() => peopleCalls.enableAccount({ user_id: camille.uuid, enable: false }));
  expect(await textTo(CAST.camille.email)).toContain('Rien n’est effacé');
  await asRose(() => peopleCalls.enableAccount({ user_id: camille.uuid, enable: true }));
  expect(await told()).toEqual([
    [CAST.camille.email, 'Votre compte Merveille est désactivé'],
    [CAST.camille.email, 'Votre compte Merveille est rouvert'],
  ]);
});
