import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { accountingCommands } from '#src/features/accounting/commands.server.ts';
import { exportDays } from '#src/features/accounting/export.server.ts';
import { fecFaults } from '#src/features/accounting/fec-check.ts';
import { exportKey, NO_HEAD, publicKeyOf, verifyDay } from '#src/features/accounting/signed.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { givenList, pay, preparedGift } from '#tests/support/cagnotte.ts';

let app: TestApp;
let rose = '';
let ines = '';
const today = parisDay(new Date());
const folder = mkdtempSync(path(tmpdir(), 'merveille-accounting-'));

beforeAll(async () => {
  app = await startTestApp({ config: { feePercent: 3, feeFixedCents: 25, siren: '123456789' } });
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
  const list = await givenList(app);
  for (const amount of [5000, 2500, 1999]) await pay(app, (await preparedGift(list.uuid, amount)).secret);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const year = today.slice(0, 4);
const fec = (from = `${year}-01-01`, to = today) => asRose(() => accountingCalls.exportFec({ from, to }));
const run = async (name: string, ...args: string[]) => {
  const said: string[] = [];
  await accountingCommands[name]?.(app.services, args, (line) => said.push(line));
  return said;
};

describe('the file of the accounting entries', () => {
  it('keeps every rule of its format, and is named by the operator', async () => {
    const { name, text } = await fec();
    expect(name).toBe(`123456789FEC${today.replaceAll('-', '')}.txt`);
    expect(fecFaults(name, text)).toEqual([]);
    expect(text.match(/\t511500\t/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toMatch(/Odile|exemple\.fr|Camille/);
  });
  it('sums to the trial balance of the same day', async () => {
    const { text } = await fec();
    const sums = new Map<string, { debit: number; credit: number }>();
    for (const row of text.trim().split('\r\n').slice(1)) {
      const cells = row.split('\t');
      const sum = sums.get(cells[4] ?? '') ?? { debit: 0, credit: 0 };
      sum.debit += Number((cells[11] ?? '').replace(',', ''));
      sum.credit += Number((cells[12] ?? '').replace(',', ''));
      sums.set(cells[4] ?? '', sum);
    }
    const balance = await asRose(() => accountingCalls.trialBalance({ day: today }));
    expect(
      Object.fromEntries(balance.items.map(({ account, debit, credit }) => [account, { debit, credit }])),
    ).toEqual(Object.fromEntries(sums));
    expect(balance.debits).toBe(balance.credits);
    expect(balance.debits).toBeGreaterThan(9499);
    const before = await asRose(() => accountingCalls.trialBalance({ day: addDays(today, -1) }));
    expect(before).toMatchObject({ items: [], debits: 0 });
  });
  it('numbers entries from the first of January whatever the period begins with', async () => {
    const whole = (await fec()).text;
    const rest = (await fec(today, today)).text;
    expect(rest).toBe(whole);
    expect(await run('accounting:fec', `${year}-01-01`, today)).toEqual([
      expect.stringMatching(/^\d+ entries in /),
    ]);
  });
  it('is of one year, and an admin’s alone; taking it is written down', async () => {
    await expect(fec('2025-12-31', '2026-01-01')).rejects.toMatchObject({ code: 'date_out_of_range' });
    await expect(fec('2026-02-01', '2026-01-01')).rejects.toMatchObject({ code: 'date_out_of_range' });
    const range = { from: today, to: today };
    await expect(app.as(ines, () => accountingCalls.exportFec(range))).rejects.toMatchObject({ status: 403 });
    await expect(app.as(null, () => accountingCalls.trialBalance({ day: today }))).rejects.toMatchObject({
      status: 401,
    });
    await expect(asRose(() => accountingCalls.trialBalance({ day: '2026-02-30' }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const rows = await app.services.database.db.select().from(auditLog);
    expect(rows.map(({ action }) => action)).toContain('fec.export');
  });
  it('is refused without the operator’s number where the money is real', async () => {
    const { sirenOf } = await import('#src/features/accounting/desk.server.ts');
    const without = { ...app.services, config: { ...app.services.config, siren: null } };
    expect(() => sirenOf(without, true)).toThrow(expect.objectContaining({ code: 'siren_missing' }));
    expect(sirenOf(without, false)).toBe('000000000');
  });
});

describe('a day of the ledger, signed', () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  let text = '';

  it('is written once the day is over, once, in a folder of its own', async () => {
    expect(await exportDays(app.services)).toEqual([]);
    expect(await exportDays(app.services, tomorrow)).toEqual([today]);
    expect(await exportDays(app.services, tomorrow)).toEqual([]);
    const file = path(app.services.config.dataDir, 'exports', 'ledger', `${today}.jsonl`);
    expect(existsSync(file)).toBe(true);
    expect(statSync(path(app.services.config.dataDir, 'exports')).mode & 0o777).toBe(0o700);
    ({ text } = await asRose(() => accountingCalls.getExport({ day: today })));
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
  it('holds every entry of the ledger, and verifies with the site’s key', async () => {
    const listed = await asRose(() => accountingCalls.listExports({}));
    const key = publicKeyOf(await exportKey(app.services.database.db));
    expect(listed.public_key).toBe(key);
    const { rows } = await app.services.database.query('select count(*)::int as n from ledger_entry');
    expect(listed.items).toMatchObject([{ day: today, entries: rows[0]?.n }]);
    expect(verifyDay(text, key)).toMatchObject({ day: today, previous: NO_HEAD, faults: [] });
    expect(await run('accounting:key')).toEqual([key]);
  });
  it('does not verify once a single byte is another, wherever it is', async () => {
    const bytes = Buffer.from(text, 'utf8');
    const step = Math.max(1, Math.floor(bytes.length / 400));
    for (let at = 0; at < bytes.length; at += step) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] as number) ^ 1;
      expect(verifyDay(altered.toString('utf8'), null).faults, `byte ${at}`).not.toEqual([]);
    }
    const lines = text.trimEnd().split('\n');
    const without = [...lines.slice(0, 2), ...lines.slice(3)];
    expect(verifyDay(`${without.join('\n')}\n`, null).faults).not.toEqual([]);
    expect(verifyDay(text.slice(0, -1), null).faults).not.toEqual([]);
    expect(verifyDay(`${text}\n`, null).faults).not.toEqual([]);
    expect(verifyDay('', null).faults).not.toEqual([]);
  });
  it('does not verify under another key, whatever key it names', async () => {
    expect(verifyDay(text, 'A'.repeat(43)).faults).toContain('it is signed with another key');
  });
  it('is verified by a command, which fails on a changed byte', async () => {
    const file = path(folder, 'day.jsonl');
    writeFileSync(file, text);
    expect((await run('accounting:verify', file)).join()).toContain('as they were signed');
    writeFileSync(file, text.replace('"amount":5000', '"amount":5001'));
    await expect(run('accounting:verify', file)).rejects.toThrow('not what was signed');
  });
  it('of the next day continues the chain, also when it is empty', async () => {
    const later = new Date(Date.now() + 48 * 3_600_000);
    const [day = ''] = await exportDays(app.services, later);
    const next = await asRose(() => accountingCalls.getExport({ day }));
    expect(verifyDay(next.text, null)).toMatchObject({
      day: addDays(today, 1),
      previous: verifyDay(text, null).head,
      entries: 0,
      faults: [],
    });
  });
  it('is an admin’s alone', async () => {
    await expect(app.as(ines, () => accountingCalls.getExport({ day: today }))).rejects.toMatchObject({
      status: 403,
    });
    await expect(asRose(() => accountingCalls.getExport({ day: '2020-01-01' }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(asRose(() => accountingCalls.listExports({ page: 0 }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
  it('shows what was changed in the database afterwards', async () => {
    const { db } = app.services.database;
    await db.execute(sql`alter table ledger_entry disable trigger all`);
    await db.execute(sql`update ledger_entry set amount = amount + 100`);
    await db.execute(sql`delete from ledger_export`);
    await exportDays(app.services, tomorrow);
    const forged = await asRose(() => accountingCalls.getExport({ day: today }));
    await db.execute(sql`update ledger_entry set amount = amount - 100`);
    await db.execute(sql`alter table ledger_entry enable trigger all`);
    expect(verifyDay(forged.text, null).head).not.toBe(verifyDay(text, null).head);
  });
});
