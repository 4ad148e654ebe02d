import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
const query = (statement: string) => app.services.database.query(statement);
const problems = async () => (await checkLedger(app.services.database.db)).problems;

beforeAll(async () => {
  app = await startTestApp();
  const list = await givenList(app);
  for (const amount of [5000, 2500]) await pay(app, (await preparedGift(list.uuid, amount)).secret);
});
afterAll(() => app.close());

/** Each column of the table, and how one byte of it is changed where nothing of the database looks on. */
const CHANGES: Record<string, Record<string, string>> = {
  ledger_entry: {
    id: 'id + 1000',
    tx_id: '(select max(id) from ledger_tx)',
    account_id: '(select min(a.id) from ledger_account a where a.id <> account_id)',
    direction: "case direction when 'debit' then 'credit' else 'debit' end",
    amount: 'amount + 1',
    digest: "translate(digest, '0123456789abcdef', '123456789abcdef0')",
  },
  ledger_tx: {
    id: 'id + 1000',
    idempotency_key: "idempotency_key || '0'",
    ref: "overlay(ref placing 'd' from 1 for 1)",
    created_at: "created_at + interval '1 microsecond'",
    digest: "translate(digest, '0123456789abcdef', '123456789abcdef0')",
  },
  payment_event: {
    provider: "'dem0'",
    event_id: "overlay(event_id placing '~' from 5 for 1)",
    type: "overlay(type placing '~' from 2 for 1)",
    livemode: 'not livemode',
    payload: `jsonb_set(payload, '{intentId}', to_jsonb(overlay(payload->>'intentId' placing '~' from 9 for 1)))`,
    created_at: "created_at + interval '1 microsecond'",
    applied_at: "applied_at + interval '1 microsecond'",
    outcome: "overlay(outcome placing 'P' from 1 for 1)",
    attempts: 'attempts + 1',
    digest: "translate(digest, '0123456789abcdef', '123456789abcdef0')",
  },
};

/** The first row of the table, by where it lies: its key may be what changes. */
const first = (table: string) => `ctid = (select min(ctid) from ${table})`;

describe('one byte changed where no trigger looks on', () => {
  it('is tried on every column that there is', async () => {
    for (const [table, columns] of Object.entries(CHANGES)) {
      const { rows } = await query(
        `select column_name as name from information_schema.columns where table_name = '${table}'`,
      );
      expect(rows.map(({ name }) => name).sort(), table).toEqual(Object.keys(columns).sort());
    }
    expect(await problems()).toEqual([]);
  });

  for (const [table, columns] of Object.entries(CHANGES))
    for (const [column, change] of Object.entries(columns))
      it(`in ${table}.${column} is named by the check of the ledger`, async () => {
        const found = await altered(table, column, change);
        expect(found.join('\n')).toMatch(new RegExp(`^${table} .*a stored byte changed`, 'm'));
        expect(await problems()).toEqual([]);
      });

  it('cannot be done by a statement: what the provider said stays as it was received', async () => {
    for (const statement of [
      "update payment_event set type = 'other'",
      "update payment_event set payload = '{}'",
      'update payment_event set livemode = not livemode',
      'delete from payment_event',
      'truncate payment_event',
    ])
      await expect(query(statement), statement).rejects.toThrow();
    expect(await problems()).toEqual([]);
  });
});

/** Changes a row in a transaction that is given up, as the session of a damaged disk would show it. */
async function altered(table: string, column: string, change: string): Promise<string[]> {
  const { db } = app.services.database;
  let found: string[] = [];
  const kept = new Error('given up');
  await db
    .transaction(async (tx) => {
      await tx.execute("set local session_replication_role = 'replica'");
      const set = column === 'id' ? `${column} = default` : `${column} = ${change}`;
      await tx.execute(`update ${table} set ${set} where ${first(table)}`);
      found = (await checkLedger(tx as never)).problems;
      throw kept;
    })
    .catch((error: unknown) => {
      if (error !== kept) throw error;
    });
  return found;
}
