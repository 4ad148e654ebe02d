import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedFor } from '#src/server/db/prepared.ts';
import { appState } from '#src/server/db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let first: TestDatabase;
let second: TestDatabase;
beforeAll(async () => {
  [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([first?.close(), second?.close()]));

let written = 0;
const stateOf = preparedFor((db) => {
  written += 1;
  return db
    .select()
    .from(appState)
    .where(eq(appState.key, sql.placeholder('key')))
    .prepare('state_of_test');
});

const put = (key: string, value: string) => ({ key, value });

it('is written once, and asked of whichever database or transaction it is given', async () => {
  await first.db.insert(appState).values(put('here', 'first'));
  await second.db.insert(appState).values(put('here', 'second'));
  const valueIn = async (db: TestDatabase['db']) => (await stateOf(db).execute({ key: 'here' }))[0]?.value;
  expect(await valueIn(first.db)).toBe('first');
  expect(await valueIn(second.db)).toBe('second');
  expect(await valueIn(first.db)).toBe('first');
  expect(written).toBe(1);
});

it('sees in a transaction what that transaction wrote, and nobody else does', async () => {
  const found = async (db: TestDatabase['db']) => (await stateOf(db).execute({ key: 'new' })).length;
  const undone = new Error('undone');
  const work = first.db.transaction(async (tx) => {
    await tx.insert(appState).values(put('new', 'yes'));
    expect(await found(tx)).toBe(1);
    // One connection has no second look at it.
    if (first.engine === 'postgres') expect(await found(first.db)).toBe(0);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await found(first.db)).toBe(0);
  expect(written).toBe(1);
});

// A pooler hands connections around: each question may come to one that never heard of its name.
it('goes on without its name where a pooler loses it', async () => {
  if (first.engine !== 'postgres') return;
  const outcomes = [];
  for (let n = 0; n < 5; n += 1) {
    const told = stateOf(first.db).execute({ key: 'here' });
    outcomes.push(await told.then(([row]) => row?.value).catch(({ cause }) => cause.code));
    await first.query('deallocate all');
  }
  expect(outcomes).toEqual(['first', '26000', 'first', 'first', 'first']);
});
