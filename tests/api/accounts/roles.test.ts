import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { type Role, rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { CAST, type Member, PASSWORD } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';
import { lastMailTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let desk: Desk;
let rose: Member;
let ines: Member;
let roles: Role[];

beforeAll(async () => {
  desk = await openDesk();
  ({ rose, ines } = desk);
  roles = (await asRose(() => rolesCalls.listRoles())).items;
  await prove(desk.app, rose.token);
});
afterAll(() => desk.app.close());

const asRose = <T>(work: () => Promise<T>) => desk.app.as(rose.token, work);
const asInes = <T>(work: () => Promise<T>) => desk.app.as(ines.token, work);
const idsOf = (...names: string[]) => roles.filter(({ name }) => names.includes(name)).map(({ id }) => id);
const login = async () => {
  const { token, session } = await accountCalls.loginWithPassword({
    email: CAST.ines.email,
    password: PASSWORD,
  });
  ines = { ...ines, token };
  return session.session_type === 'user' ? session.user : null;
};
const giveInes = async (...names: string[]) => {
  await asRose(() => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: idsOf(...names) }));
  return login();
};

describe('the roles of a site', () => {
  it('are five from the start', () => {
    expect(roles.map(({ name, rights }) => [name, rights])).toEqual([
      ['Rédaction', ['content', 'themes']],
      ['Relecture', ['content', 'publish']],
      ['Boutique', ['catalogue', 'orders', 'offers', 'merchants']],
      ['Paiements', ['orders', 'payments']],
      ['Communauté', ['people', 'mailing']],
    ]);
  });

  it('are made, renamed and deleted; a name is one role’s', async () => {
    const made = await asRose(() =>
      rolesCalls.saveRole({ name: ' Figures ', rights: ['stats', 'mailing', 'stats'] }),
    );
    expect(made).toMatchObject({ name: 'Figures', rights: ['mailing', 'stats'] });
    const taken = asRose(() => rolesCalls.saveRole({ id: made.id, name: 'Boutique', rights: [] }));
    await expect(taken).rejects.toMatchObject({ code: 'name_taken', fields: { name: expect.any(String) } });
    await expect(asRose(() => rolesCalls.deleteRole({ id: made.id }))).resolves.toEqual({});
    await expect(asRose(() => rolesCalls.deleteRole({ id: made.id }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a person given roles', () => {
  it('is signed out and told, and holds their rights at the next login', async () => {
    await asRose(() =>
      rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: idsOf('Rédaction', 'Boutique') }),
    );
    await expect(asInes(() => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    const mail = await lastMailTo(desk.app, CAST.ines.email);
    expect(mail.text).toContain('Rédaction, Boutique');
    expect((await login())?.rights).toEqual([
      'content',
      'themes',
      'catalogue',
      'orders',
      'offers',
      'merchants',
    ]);
    const found = await asRose(() => peopleCalls.searchPeople({ state: 'staff', query: 'ines' }));
    expect(found.items).toMatchObject([
      { admin: false, roles: [{ name: 'Rédaction' }, { name: 'Boutique' }], seen_at: expect.any(String) },
    ]);
    const [kept] = await desk.app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'roles.set'))
      .orderBy(desc(auditLog.id));
    expect(kept?.detail).toEqual({ roles: idsOf('Rédaction', 'Boutique') });
  });

  it('stays signed in when nothing changes', async () => {
    await asRose(() =>
      rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: idsOf('Boutique', 'Rédaction') }),
    );
    await expect(asInes(() => accountCalls.getMyInfo())).resolves.toBeTruthy();
  });

  it('holds what the role holds: a change of it signs out as well, a new name does not', async () => {
    const [boutique] = roles.filter(({ name }) => name === 'Boutique');
    const id = boutique?.id ?? 0;
    await asRose(() => rolesCalls.saveRole({ id, name: 'La boutique', rights: boutique?.rights ?? [] }));
    await expect(asInes(() => accountCalls.getMyInfo())).resolves.toBeTruthy();
    await asRose(() => rolesCalls.saveRole({ id, name: 'Boutique', rights: ['orders'] }));
    await expect(asInes(() => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 401 });
    expect((await login())?.rights).toEqual(['content', 'themes', 'orders']);
    await expect(asRose(() => rolesCalls.deleteRole({ id }))).rejects.toMatchObject({ code: 'role_in_use' });
  });

  it('is given no right more, by a change of the role, without a proof', async () => {
    const [id = 0] = idsOf('Rédaction');
    const { token } = await accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
    const save = (rights: Role['rights'], name = 'Rédaction') =>
      desk.app.as(token, () => rolesCalls.saveRole({ id, name, rights }));
    await giveInes('Rédaction');
    await expect(save(['content', 'themes', 'payments'])).rejects.toMatchObject({
      code: 'proof_required',
      body: { methods: expect.arrayContaining(['password']) },
    });
    expect((await login())?.rights).toEqual(['content', 'themes']);
    // A new name and a right less give nobody anything; nor does a role that nobody holds.
    await save(['content']);
    await save(['content'], 'Rédactrices');
    await giveInes();
    await save(['content', 'themes']);
    await giveInes('Rédaction');
  });

  it('is not acted for, and loses all with the last role', async () => {
    const act = () => asRose(() => peopleCalls.impersonate({ user_uuid: ines.uuid }));
    await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
    expect((await giveInes())?.rights).toEqual([]);
    expect((await lastMailTo(desk.app, CAST.ines.email)).text).toContain('plus de rôle');
    await expect(act()).resolves.toBeTruthy();
  });

  it('is given none that does not exist, nor by somebody who did not prove who they are', async () => {
    const unknown = asRose(() => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: [999_999] }));
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
    const { token } = await accountCalls.loginWithPassword({ email: CAST.rose.email, password: PASSWORD });
    const unproved = desk.app.as(token, () => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: [] }));
    await expect(unproved).rejects.toMatchObject({ code: 'proof_required' });
  });
});

it('whoever writes and does not publish leaves what readers have as it is', async () => {
  await giveInes('Rédaction');
  const live = await desk.publish(pageMd('en-ligne', 'Avant.\n'));
  const changed = live.md.replace('Avant.', 'Après.');
  const attempts: (() => Promise<unknown>)[] = [
    () => editorCalls.updateContent({ md: changed }),
    () => editorCalls.restoreRevision({ id: live.id, revision: 1 }),
    () => editorCalls.publishDraft({ id: live.id }),
    () => editorCalls.deleteContent({ id: live.id }),
  ];
  for (const attempt of attempts) await expect(asInes(attempt)).rejects.toMatchObject({ status: 403 });
  const draft = await asInes(() => editorCalls.saveDraft({ md: changed }));
  expect(draft.md).toContain('Après.');
  const own = await asInes(() => editorCalls.createContent({ md: pageMd('brouillon') }));
  await expect(asInes(() => editorCalls.updateContent({ md: own.md }))).resolves.toMatchObject({
    status: 'draft',
  });
  await giveInes('Relecture');
  await expect(asInes(() => editorCalls.publishDraft({ id: live.id }))).resolves.toMatchObject({
    status: 'published',
  });
});

it('a right over people is none over the team', async () => {
  await giveInes('Communauté');
  await expect(asInes(() => ticketCalls.list({}))).resolves.toBeTruthy();
  const attempts: (() => Promise<unknown>)[] = [
    () => peopleCalls.enableAccount({ user_id: rose.uuid, enable: false }),
    () => peopleCalls.endSessionsOf({ user_uuid: rose.uuid }),
    () => rolesCalls.setRoles({ user_uuid: ines.uuid, role_ids: [] }),
    () => peopleCalls.setAdmin({ user_uuid: ines.uuid, admin: true }),
  ];
  for (const attempt of attempts) await expect(asInes(attempt)).rejects.toMatchObject({ status: 403 });
});
