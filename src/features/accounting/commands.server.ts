import { mkdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { isDay } from '#src/lib/calendar-day.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Services } from '#src/server/services.ts';
import { type BalanceRow, trialBalance } from './balance.server.ts';
import { requireOneYear, sirenOf } from './desk.server.ts';
import { exportDays } from './export.server.ts';
import { fecPieces } from './fec.server.ts';
import { fecName } from './fec.ts';
import { fecFaults } from './fec-check.ts';
import { exportKey, publicKeyOf, verifyDay } from './signed.server.ts';

type Say = (line: string) => void;

/** `accounting:fec <from> <to>`: written into DATA_DIR/exports, and held against its format. */
async function fec(services: Services, [from = '', to = '']: string[], say: Say): Promise<void> {
  if (!isDay(from) || !isDay(to)) throw new Refusal('Usage: accounting:fec <YYYY-MM-DD> <YYYY-MM-DD>');
  requireOneYear({ from, to });
  const mode = moneyModeOf(services);
  const folder = join(services.config.dataDir, 'exports');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = fecName(sirenOf(services, mode.livemode), to);
  const path = join(folder, name);
  const file = await open(path, 'w', 0o600);
  let entries = -1;
  try {
    const { vatPercent } = services.config;
    for await (const piece of fecPieces(services.database.db, { from, to, mode, vatPercent })) {
      entries += 1;
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
  const faults = fecFaults(name, readFileSync(path, 'utf8'));
  for (const fault of faults.slice(0, 20)) say(`! ${fault}`);
  if (faults.length > 0) throw new Refusal(`${path} breaks its format: ${faults.length} fault(s)`);
  say(`${entries} entries in ${path}`);
}

const euros = (cents: number) => formatPrice(cents).padStart(16);

/** `accounting:balance <day>`: the trial balance at the end of a day. */
async function balance(services: Services, [day = '']: string[], say: Say): Promise<void> {
  if (!isDay(day)) throw new Refusal('Usage: accounting:balance <YYYY-MM-DD>');
  const { vatPercent } = services.config;
  const rows = await trialBalance(services.database.db, { day, mode: moneyModeOf(services), vatPercent });
  const line = ({ account, debit, credit, label }: BalanceRow) =>
    say(`${account.padEnd(8)} ${euros(debit)} ${euros(credit)}  ${label}`);
  for (const row of rows) line(row);
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + row[side], 0);
  line({ account: '', debit: sum('debit'), credit: sum('credit'), label: 'Total' });
  if (sum('debit') !== sum('credit')) throw new Refusal('Debits and credits differ');
}

/** `accounting:export`: every whole day that was not written out and signed. */
async function exportAll(services: Services, _args: string[], say: Say): Promise<void> {
  const days = await exportDays(services);
  for (const day of days) say(`${day} signed`);
  say(days.length === 0 ? 'Every whole day was signed already.' : `${days.length} day(s)`);
}

/** `accounting:key`: the public half of the key that signs; keep it elsewhere. */
async function key(services: Services, _args: string[], say: Say): Promise<void> {
  say(publicKeyOf(await exportKey(services.database.db)));
}

/** `accounting:verify <file> [--key=…]`: finds any byte that changed; without a key, the site's own. */
async function verify(services: Services, [path = '', option = '']: string[], say: Say): Promise<void> {
  const given = /^--key=([\w-]{43})$/.exec(option)?.[1];
  if (!path || (option && !given)) throw new Refusal('Usage: accounting:verify <file> [--key=<public key>]');
  const publicKey = given ?? publicKeyOf(await exportKey(services.database.db));
  const { day, entries, head, previous, faults } = verifyDay(readFileSync(path, 'utf8'), publicKey);
  for (const fault of faults) say(`! ${fault}`);
  if (faults.length > 0) throw new Refusal(`${path} is not what was signed`);
  say(`${day}: ${entries} entries, as they were signed. Head ${head}, after ${previous}.`);
}

type Run = (services: Services, args: string[], say: Say) => Promise<void>;

/** The accountant's commands, by their names. */
export const accountingCommands: Record<string, Run> = {
  'accounting:fec': fec,
  'accounting:balance': balance,
  'accounting:export': exportAll,
  'accounting:key': key,
  'accounting:verify': verify,
};
