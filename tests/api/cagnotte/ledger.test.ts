import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '#src/features/money/accounts.ts';
import { balanceOf, OverdraftError, postLedger } from '#src/features/money/ledger.server.ts';
import { checkLedger, reportLedger } from '#src/features/money/ledger-check.server.ts';
import { reversePosting } from '#src/features/money/reversal.server.ts';
import type { Database, Db } from '#src/server/db/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const move = (from: string, to: string, amount: number): Line[] => [
  { account: from, direction: 'debit', amount },
  { account: to, direction: 'credit', amount },
];
const post = (key: string, lines: Line[]) =>
  database.db.transaction((tx) => postLedger(tx as unknown as Db, { key, ref: 'test', lines }));

/** Whatever a driver wraps around what the database said. */
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: Error) => reason,
  );
  return `${error?.message} ${(error?.cause as Error | undefined)?.message}`;
};

describe('the ledger', () => {
  it('posts a key once, whatever the number of times it is asked', async () => {
    expect(await post('gift', move('psp:demo', 'pot:1:pending', 5000))).toBe(true);
    expect(await post('gift', move('psp:demo', 'pot:1:pending', 5000))).toBe(false);
    expect(await balanceOf(database.db, 'psp:demo')).toBe(5000);
    expect(await balanceOf(database.db, 'pot:1:pending')).toBe(5000);
    expect((await checkLedger(database.db)).ok).toBe(true);
  });

  it('refuses a known key with other lines', async () => {
    await expect(post('gift', move('psp:demo', 'pot:1:pending', 5001))).rejects.toThrow('other lines');
  });

  it('never takes more from a pot than it holds', async () => {
    await expect(post('too much', move('pot:1:pending', 'pot:1:available', 5001))).rejects.toThrow(
      OverdraftError,
    );
    await expect(post('empty', move('pot:9:available', 'pot:9:withdrawing', 1))).rejects.toThrow(
      OverdraftError,
    );
    await post('release', move('pot:1:pending', 'pot:1:available', 5000));
    expect(await balanceOf(database.db, 'pot:1:pending')).toBe(0);
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  it('refuses accounts it does not know', async () => {
    await expect(post('odd', move('psp:demo', 'my:pocket', 1))).rejects.toThrow('not a ledger account');
  });

  it('is append-only: the database itself refuses to change or erase', async () => {
    for (const statement of [
      'update ledger_entry set amount = 1',
      'delete from ledger_entry',
      "update ledger_tx set ref = 'other'",
      'delete from ledger_tx',
    ])
      expect(await refusal(database.query(statement)), statement).toContain('append-only');
  });

  it('cannot be emptied, nor its accounts be renamed or taken away', async () => {
    for (const statement of [
      'truncate ledger_entry',
      'truncate ledger_tx cascade',
      "update ledger_account set code = 'pot:8:pending' where code = 'pot:1:pending'",
      "update ledger_account set kind = 'asset' where code = 'pot:1:pending'",
      "update ledger_account set min_balance = -100000 where code = 'pot:1:pending'",
      "delete from ledger_account where code = 'pot:1:pending'",
    ])
      expect(await refusal(database.query(statement)), statement).toContain('refused');
  });

  it('refuses a row that no posting could be, even written by hand', async () => {
    const entry = (direction: string, amount: string, account = '(select id from ledger_account limit 1)') =>
      database.query(`insert into ledger_entry (tx_id, account_id, direction, amount)
        select max(id), ${account}, ${direction}, ${amount} from ledger_tx`);
    expect(await refusal(entry("'sideways'", '100'))).toContain('ledger_entry_direction');
    for (const amount of ['0', '-1'])
      expect(await refusal(entry("'debit'", amount))).toContain('ledger_entry_amount');
    expect(await refusal(entry("'debit'", "'0.5'"))).toContain('bigint');
    expect(await refusal(entry("'debit'", "'NaN'"))).toContain('bigint');
    expect(await refusal(entry("'debit'", '100', '999999'))).toContain('foreign key');
    expect(
      await refusal(database.query("insert into ledger_account (code, kind) values ('psp:demo', 'asset')")),
    ).toContain('ledger_account_code_unique');
    expect(
      await refusal(database.query("insert into ledger_account (code, kind) values ('my:pocket', 'pocket')")),
    ).toContain('ledger_account_kind');
    expect(
      await refusal(database.query("update ledger_account set balance = -1 where code = 'pot:1:pending'")),
    ).toContain('ledger_account_min');
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  it('refuses at commit what does not balance, even written by hand', async () => {
    const unbalanced = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_tx (idempotency_key, ref) values ('hand', 'hand')`);
      await tx.execute(sql`insert into ledger_entry (tx_id, account_id, direction, amount)
        select t.id, a.id, 'debit', 100 from ledger_tx t, ledger_account a
        where t.idempotency_key = 'hand' and a.code = 'psp:demo'`);
    });
    expect(await refusal(unbalanced)).toContain('does not balance');
    expect(
      await refusal(database.query("insert into ledger_tx (idempotency_key, ref) values ('none', '')")),
    ).toContain('does not balance');
  });

  it('is corrected by the opposite of a posting, once, and never below what a pot holds', async () => {
    const reverse = (key: string) =>
      database.db.transaction((tx) => reversePosting(tx as unknown as Db, key));
    const lines = [...move('psp:demo', 'pot:5:pending', 700), ...move('psp:demo', 'fees:platform:demo', 30)];
    await post('mistaken', lines);
    await expect(reverse('never posted')).rejects.toThrow('No posting has the key never posted');
    await reverse('mistaken');
    expect(await balanceOf(database.db, 'pot:5:pending')).toBe(0);
    expect(await balanceOf(database.db, 'fees:platform:demo')).toBe(0);
    await expect(reverse('mistaken')).rejects.toThrow('was reversed already');
    // The written postings stay: both are there, and the second names the first.
    const { rows } = await database.query(
      "select idempotency_key as key from ledger_tx where idempotency_key like '%mistaken' order by id",
    );
    expect(rows.map(({ key }) => key)).toEqual(['mistaken', 'reversal:mistaken']);
    await post('spent', move('psp:demo', 'pot:6:pending', 500));
    await post('left', move('pot:6:pending', 'pot:6:available', 500));
    await expect(reverse('spent')).rejects.toThrow(OverdraftError);
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  it('names a reversal that is not the opposite of what it corrects', async () => {
    await post('halved', move('psp:demo', 'pot:7:pending', 400));
    const given = new Error('given up');
    const problems = await database.db
      .transaction(async (tx) => {
        await postLedger(tx as unknown as Db, {
          key: 'reversal:halved',
          ref: 'test',
          lines: move('pot:7:pending', 'psp:demo', 200),
        });
        throw Object.assign(given, await checkLedger(tx as never));
      })
      .catch((error: typeof given & { problems?: string[] }) => error.problems ?? []);
    expect(problems.join('\n')).toMatch(/reversal:halved pot:7:pending: a reversal that is not the opposite/);
  });

  it('says its state in lines, and fails when a balance was tampered with', async () => {
    const lines: string[] = [];
    await reportLedger(database.db, (line) => lines.push(line));
    expect(lines.at(-1)).toBe('The ledger is right.');
    await database.query("update ledger_account set balance = balance + 1 where code = 'psp:demo'");
    await expect(reportLedger(database.db, (line) => lines.push(line))).rejects.toThrow('1 problem');
    expect(lines.at(-1)).toContain('psp:demo: cached balance differs');
    await database.query("update ledger_account set balance = balance - 1 where code = 'psp:demo'");
  });

  it('holds when many move money between the same accounts at once', async () => {
    await post('fund', move('psp:demo', 'pot:2:available', 1000));
    const codes = ['pot:2:available', 'pot:2:withdrawing', 'pot:3:available'];
    const moves = Array.from({ length: 60 }, (_, n) => {
      const from = codes[n % 3] as string;
      const to = codes[(n + 1 + (n % 2)) % 3] as string;
      return post(`move ${n}`, move(from, to, 70 + n));
    });
    const outcomes = await Promise.allSettled(moves);
    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const fault of faults) expect(fault).toBeInstanceOf(OverdraftError);
    const balances = await Promise.all(codes.map((code) => balanceOf(database.db, code)));
    expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(1000);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  it('posts one key once when twenty ask at the same moment', async () => {
    const asked = Array.from({ length: 20 }, () => post('together', move('psp:demo', 'pot:4:pending', 250)));
    const posted = await Promise.all(asked);
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(database.db, 'pot:4:pending')).toBe(250);
  });

  it('posts one key once when all that was there goes with it, and refuses none of the twenty', async () => {
    await post('to be emptied', move('psp:demo', 'pot:8:pending', 900));
    const whole = move('pot:8:pending', 'pot:8:available', 900);
    const posted = await Promise.all(Array.from({ length: 20 }, () => post('emptied', whole)));
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await post('emptied', whole)).toBe(false);
    await expect(post('emptied again', whole)).rejects.toThrow(OverdraftError);
    expect(await balanceOf(database.db, 'pot:8:available')).toBe(900);
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });

  it('takes a sum of several lines on one account together, and none where the last is too much', async () => {
    const twice: Line[] = [
      { account: 'psp:demo', direction: 'debit', amount: 500 },
      { account: 'pot:10:pending', direction: 'credit', amount: 300 },
      { account: 'pot:10:pending', direction: 'credit', amount: 200 },
    ];
    await post('in two lines', twice);
    expect(await balanceOf(database.db, 'pot:10:pending')).toBe(500);
    await expect(post('in two lines', twice.slice(0, 2))).rejects.toThrow('Unbalanced');
    const back = twice.map(
      (line) => ({ ...line, direction: line.direction === 'debit' ? 'credit' : 'debit' }) as Line,
    );
    await post('back in two lines', back);
    await expect(post('back once more', back)).rejects.toThrow('pot:10:pending has 0: -500 refused');
    expect((await checkLedger(database.db)).problems).toEqual([]);
  });
});
