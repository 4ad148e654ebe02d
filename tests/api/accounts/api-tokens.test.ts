import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { RIGHTS } from '#src/lib/rights.ts';
import { isForStaff, rightsFor } from '#src/server/calls/access.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { apiToken, auditLog, person } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';
import { lastMailTo } from '#tests/support/mailbox.ts';
import { prove } from '#tests/support/prove.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await prove(desk.app, desk.rose.token);
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const make = (rights: (typeof RIGHTS)[number][], expires_on: string | null = null) =>
  desk.asRose(() => apiTokenCalls.create({ label: 'Site des sages-femmes', rights, expires_on }));
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('a token does what its rights open, and nothing else of the site’s calls', {
  timeout: 60_000,
}, async () => {
  const { token } = await make(['content']);
  const wrong: string[] = [];
  for (const contract of registeredCalls()) {
    const open = contract.access === 'anyone' || contract.access === 'test' || contract.access === 'demo';
    const may = open || (rightsFor(contract).includes('content') && !contract.proof);
    const { status } = await desk.app.send(contract.path, '{"nobody_takes_this":1}', {
      authorization: `Bearer ${token}`,
    });
    if (may === (status === 401 || status === 403)) wrong.push(`${contract.path}: ${status}`);
  }
  expect(wrong).toEqual([]);
  const every = await make([...RIGHTS]);
  for (const { path } of registeredCalls().filter((one) => isForStaff(one) && one.access === 'admin')) {
    const { status } = await desk.app.send(path, '{}', { authorization: `Bearer ${every.token}` });
    expect({ path, status }).toEqual({ path, status: 403 });
  }
});

it('opens something: one without a right is refused beside them', async () => {
  const fields = { rights: 'Choisissez-en au moins un.' };
  await expect(make([])).rejects.toMatchObject({ code: 'invalid_input', fields });
});

it('is told by mail to whoever made it, since it outlives their sessions', async () => {
  const { token } = await make(['content']);
  const mail = await lastMailTo(desk.app, CAST.rose.email);
  expect(mail.subject).toContain('Jeton');
  expect(mail.text).toContain('Site des sages-femmes');
  expect(mail.text).not.toContain(token);
});

it('is named in the audit log by what it changes', async () => {
  const { id, token } = await make(['content']);
  const made = await desk.app.as(token, () => editorCalls.createContent({ md: pageMd('par-un-jeton') }));
  const kept = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `content:${made.id}`));
  expect(kept).toMatchObject([
    {
      actorId: null,
      action: 'content.create',
      detail: { api_token: { id, label: 'Site des sages-femmes' } },
    },
  ]);
  const calls = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `api_token:${id}`));
  expect(calls.map(({ action }) => action)).toEqual([
    'api_token.create',
    'token /api/content/create_content',
  ]);
  // It is no person: it is nobody whom others see at work on a text.
  const presence = desk.app.as(token, () => lifeCalls.contentPresence({ id: made.id, client: 'un-onglet' }));
  await expect(presence).rejects.toMatchObject({ status: 403 });
});

it('ends with its last day, and when it is revoked', async () => {
  const { id, token } = await make(['content'], day(1));
  const read = () => desk.app.as(token, () => editorCalls.contentList());
  await expect(read()).resolves.toBeTruthy();
  const { items } = await desk.asRose(() => apiTokenCalls.list());
  expect(items.find((one) => one.id === id)).toMatchObject({
    rights: ['content'],
    expires_on: day(1),
    created_by: expect.stringContaining('Rose'),
    last_used_at: expect.any(String),
  });
  expect(JSON.stringify(items)).not.toContain(token.slice(6));
  await db()
    .update(apiToken)
    .set({ expiresOn: day(-2) })
    .where(eq(apiToken.id, id));
  await expect(read()).rejects.toMatchObject({ status: 401 });
  await db().update(apiToken).set({ expiresOn: null }).where(eq(apiToken.id, id));
  await desk.asRose(() => apiTokenCalls.revoke({ id }));
  await expect(read()).rejects.toMatchObject({ status: 401 });
  await expect(make(['content'], day(-2))).rejects.toMatchObject({ code: 'date_out_of_range' });
});

it('gives no money back and makes none: somebody answers for that', async () => {
  const { token } = await make([...RIGHTS]);
  const id = randomUUID();
  const key = randomUUID();
  const asked: [string, object][] = [
    ['receive_return', { id }],
    ['refund_return', { id }],
    ['create_vouchers', { count: 1, amount: 5000, expires_on: day(30), label: 'Cadeau', key }],
  ];
  for (const [call, input] of asked) {
    const answer = await desk.app.send(`/api/admin/${call}`, JSON.stringify(input), {
      authorization: `Bearer ${token}`,
    });
    expect([call, answer.status]).toEqual([call, 403]);
  }
});

it('gives nobody a right that they have not themselves', async () => {
  await db()
    .update(person)
    .set({ rights: ['settings'] })
    .where(eq(person.email, CAST.ines.email));
  await prove(desk.app, desk.ines.token);
  const ask = (rights: (typeof RIGHTS)[number][]) =>
    desk.asInes(() => apiTokenCalls.create({ label: 'Le sien', rights, expires_on: null }));
  await expect(ask(['settings', 'payments'])).rejects.toMatchObject({ status: 403 });
  const { token } = await ask(['settings']);
  // A token makes no token, and is nobody’s session.
  const again = desk.app.as(token, () =>
    apiTokenCalls.create({ label: 'Un autre', rights: ['settings'], expires_on: null }),
  );
  await expect(again).rejects.toMatchObject({ status: 403 });
  await expect(desk.app.as(token, () => accountCalls.getMyInfo())).rejects.toMatchObject({ status: 403 });
  await expect(desk.app.as(token, () => rolesCalls.listRoles())).rejects.toMatchObject({ status: 403 });
});

it('holds nothing that its maker lost, and nothing of somebody disabled or gone', async () => {
  await db()
    .update(person)
    .set({ rights: ['settings', 'content'] })
    .where(eq(person.email, CAST.ines.email));
  await prove(desk.app, desk.ines.token);
  const { id, token } = await desk.asInes(() =>
    apiTokenCalls.create({ label: 'Passagère', rights: ['content'], expires_on: null }),
  );
  const read = () => desk.app.as(token, () => editorCalls.contentList());
  await expect(read()).resolves.toBeTruthy();
  await db()
    .update(person)
    .set({ rights: ['settings'] })
    .where(eq(person.email, CAST.ines.email));
  await expect(read()).rejects.toMatchObject({ status: 401 });
  const { items } = await desk.asRose(() => apiTokenCalls.list());
  expect(items.find((one) => one.id === id)?.rights).toEqual([]);
  await db()
    .update(person)
    .set({ rights: ['settings', 'content'], disabledAt: new Date() })
    .where(eq(person.email, CAST.ines.email));
  await expect(read()).rejects.toMatchObject({ status: 401 });
  await db().update(person).set({ disabledAt: null }).where(eq(person.email, CAST.ines.email));
  await expect(read()).resolves.toBeTruthy();
});
