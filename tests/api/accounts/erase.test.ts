import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { list, listOwner, person, recipient, withdrawal } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';
import { ask, verify } from '#tests/support/withdrawals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await join(app, 'rose');
});
afterAll(() => app.close());

let days = 0;
async function wait(more: number): Promise<void> {
  days += more;
  app.services.moveClock(days * 24 * 3_600_000);
  await releaseFunds(app.services);
  await app.runJobs();
}

/** A gift, paid and ready to be withdrawn. */
async function payIn(listUuid: string, amount: number): Promise<void> {
  const { secret } = await preparedGift(listUuid, amount);
  await pay(app, secret);
  await wait(3);
}

const erase = (token: string) => app.as(token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
const query = (text: string) => app.services.database.query(text);

async function holder(email: string): Promise<Member & { id: number; email: string }> {
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  const slug = email.split('@')[0] ?? '';
  const session = await app.as(token, () => accountCalls.finishSetup({ firstname: 'Lou', list_slug: slug }));
  if (session.session_type !== 'user') throw new Error('Expected a person');
  await prove(app, token);
  const [row] = await app.services.database.db.select().from(person).where(eq(person.email, email));
  return {
    token,
    email,
    slug,
    id: row?.id ?? 0,
    uuid: row?.uuid ?? '',
    listUuid: session.user.mainListInfo?.uuid ?? '',
  };
}

interface Link {
  table: string;
  column: string;
  rule: string;
}

/** Every foreign key to a person, as the database has it. */
async function linksToPeople(): Promise<Link[]> {
  const { rows } = await query(`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype::text as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`);
  return rows as unknown as Link[];
}

const PLAIN: Record<string, string> = {
  text: `'x'`,
  bigint: '1',
  integer: '1',
  smallint: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  uuid: 'gen_random_uuid()',
  date: `'2026-01-01'`,
  'timestamp with time zone': 'now()',
};

/** A row of this table that names the person in this column, whatever else it refers to. */
async function insertRow({ table, column }: Link, id: number, n: number): Promise<void> {
  const { rows } = await query(`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = '${table.replaceAll('"', '')}' and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and column_name <> '${column}'`);
  const names = rows.map(({ name }) => String(name));
  const values = rows.map(({ type }) => {
    return type === 'text' ? `'x${n}'` : (PLAIN[String(type)] ?? 'null');
  });
  const columns = [column, ...names].map((name) => `"${name}"`).join(', ');
  const insert = `insert into ${table} (${columns}) values (${[id, ...values].join(', ')})`;
  const checks = await query(
    `select conname as name from pg_constraint where contype = 'c' and conrelid = '${table}'::regclass`,
  );
  for (const { name } of checks.rows) await query(`alter table ${table} drop constraint "${name}"`);
  await app.services.database.db.transaction(async (tx) => {
    // Other references may lead nowhere: what is looked at is the reference to the person.
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw(insert));
  });
}

/** Tables with a reference to a person that `export_my_data` tells of. */
const EXPORTED = new Set([
  'api_token',
  'content_comment',
  'content_tick',
  'device_token',
  'favorite',
  'identity',
  'known_device',
  'list',
  'list_owner',
  'merchant_member',
  'notification',
  'offer_claim',
  'passkey',
  'person_role',
  'postal_address',
  'recovery_code',
  'review',
  'session',
  'shop_order',
  'voucher',
]);
/** Those that it says nothing of, and why. */
const NOT_THEIRS: Record<string, string> = {
  action_token: 'hashes of links under way',
  campaign: 'the site’s letters, told by the journal of what was done',
  content: 'the site’s texts: who asked and who is asked next',
  dispute: 'a buyer’s; whose hand it was is in the journal',
  gift_thanks: 'the list’s, told with it',
  list_invitation: 'another’s address, or the list it led to',
  order_return: 'a buyer’s, told to who bought; whose hand it was is in the journal',
  quarantine: 'a payment’s; whose hand it was is in the journal',
  recipient: 'the provider’s own account of the person',
  refund: 'a buyer’s; whose hand it was is in the journal',
  subscriber: 'another’s address; whose hand it was is in the journal',
  webhook: 'the site’s; whose hand it was is in the journal',
};

describe('an account is erased', () => {
  it('when an identity check was begun, and after a withdrawal, which stays without the person', async () => {
    const noe = await holder('noe@exemple.fr');
    await app.as(noe.token, () => withdrawalCalls.startIdentity({ list_uuid: noe.listUuid }));
    await erase(noe.token);

    const max = await holder('max@exemple.fr');
    await payIn(max.listUuid, 5000);
    await app.as(max.token, () => verify(app, max.listUuid));
    await app.as(max.token, () => ask(max.listUuid, 5000));
    await expect(erase(max.token)).rejects.toMatchObject({ code: 'withdrawal_pending' });
    await wait(4);
    await erase(max.token);
    const kept = await app.services.database.db
      .select({ amount: withdrawal.amount, personId: recipient.personId })
      .from(withdrawal)
      .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId));
    expect(kept).toEqual([{ amount: 5000, personId: null }]);
  });

  it('never while a pot of theirs alone holds money', async () => {
    const ali = await holder('ali@exemple.fr');
    await payIn(ali.listUuid, 3000);
    await expect(erase(ali.token)).rejects.toMatchObject({ code: 'withdrawal_pending' });
  });

  it('with a co-owner, who holds list and pot from then on, and withdraws once their own identity is proved', async () => {
    const eva = await holder('eva@exemple.fr');
    const tom = await holder('tom@exemple.fr');
    const gone = await holder('gone@exemple.fr');
    const { db } = app.services.database;
    const [own] = await db.select().from(list).where(eq(list.uuid, eva.listUuid));
    const listId = own?.id ?? 0;
    await db.insert(listOwner).values({ listId, personId: gone.id, role: 'co_owner' });
    await db.insert(listOwner).values({ listId, personId: tom.id, role: 'co_owner' });
    await db.update(person).set({ disabledAt: new Date() }).where(eq(person.id, gone.id));
    await payIn(eva.listUuid, 4000);
    await app.as(eva.token, () => verify(app, eva.listUuid));
    await erase(eva.token);

    const refused = app.as(tom.token, () => ask(eva.listUuid, 4000));
    await expect(refused).rejects.toMatchObject({ code: 'identity_required' });
    const told = await app.as(tom.token, () => notificationCalls.getNotifications({}));
    expect(JSON.stringify(told)).toContain('identité');
    await app.as(tom.token, () => verify(app, eva.listUuid));
    await app.as(tom.token, () => ask(eva.listUuid, 4000));
    const data = await app.as(tom.token, () => profileCalls.exportMyData());
    expect(JSON.stringify(data)).toContain('"amount":4000');
    expect(JSON.stringify(data)).not.toContain(eva.email);
  });

  it('and its address makes a new one, with nothing of the old', async () => {
    const again = await accountCalls.registerWithEmail({ email: 'noe@exemple.fr', password: PASSWORD });
    await prove(app, again.token);
    const data = (await app.as(again.token, () => profileCalls.exportMyData())) as Record<string, unknown>;
    expect(data).toMatchObject({ identities: [], notifications: [], orders: [], actions: [] });
  });

  it('whatever refers to it: nothing of the database keeps it', async () => {
    const lea = await holder('lea@exemple.fr');
    const links = await linksToPeople();
    expect(links.length).toBeGreaterThan(15);
    for (const [n, link] of links.entries()) await insertRow(link, lea.id, n);
    await erase(lea.token);
    for (const { table, column } of links) {
      const { rows } = await query(`select 1 from ${table} where "${column}" = ${lea.id}`);
      expect(rows, `${table}.${column}`).toEqual([]);
    }
  });

  it('and hands over before that all that refers to it, or there is nothing of theirs in it', () =>
    expect(linksToPeople()).resolves.toSatisfy((links: Link[]) => {
      const unsaid = links.filter(({ table }) => !EXPORTED.has(table) && !(table in NOT_THEIRS));
      expect(unsaid.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
      return true;
    }));
});
