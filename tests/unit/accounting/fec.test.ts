import { describe, expect, it } from 'vitest';
import {
  EntryNumbers,
  FEC_COLUMNS,
  fecEntry,
  fecHeader,
  fecName,
  type Posting,
} from '#src/features/accounting/fec.ts';
import { fecFaults } from '#src/features/accounting/fec-check.ts';
import { accountingLines, journalOf, placeOf } from '#src/features/accounting/lines.ts';
import { splitVat } from '#src/features/accounting/vat.ts';
import { accountsOf } from '#src/features/money/accounts.ts';

const NAME = fecName('123456789', '2026-12-31');
const line = (code: string, direction: 'debit' | 'credit', amount: number) => ({ code, direction, amount });

const POSTINGS: Posting[] = [
  {
    key: 'contribution:1:succeeded',
    day: '20260104',
    lines: [
      line('psp:stripe', 'debit', 5150),
      line('pot:7:pending', 'credit', 5000),
      line('fees:platform', 'credit', 150),
    ],
  },
  {
    key: 'order:3:paid',
    day: '20260105',
    lines: [line('psp:stripe', 'debit', 12_000), line('order:3:due', 'credit', 12_000)],
  },
  {
    key: 'order:3:sent',
    day: '20260107',
    left: new Map([['order:3:due', 12_000]]),
    lines: [line('order:3:due', 'debit', 12_000), line('orders:revenue', 'credit', 12_000)],
  },
  {
    key: 'contribution:1:psp-fee:ch_1',
    day: '20260107',
    lines: [line('fees:psp', 'debit', 95), line('psp:stripe', 'credit', 95)],
  },
];

function fileOf(postings: Posting[]): string {
  const numbers = new EntryNumbers();
  const entries = postings.map((one) => fecEntry(one, numbers.next(journalOf(one.key), '2026'), 20));
  return fecHeader() + entries.join('');
}
const GOOD = fileOf(POSTINGS);

/** The file with one field of one line changed; lines count from 0 after the header. */
function changed(at: number, column: (typeof FEC_COLUMNS)[number], value: string): string {
  const lines = GOOD.split('\r\n');
  const cells = (lines[at + 1] ?? '').split('\t');
  cells[FEC_COLUMNS.indexOf(column)] = value;
  lines[at + 1] = cells.join('\t');
  return lines.join('\r\n');
}

describe('the file', () => {
  it('is good as it is made', () => {
    expect(fecFaults(NAME, GOOD)).toEqual([]);
    expect(NAME).toBe('123456789FEC20261231.txt');
  });
  it('tells a gift with its fee and the VAT of the fee', () => {
    const rows = GOOD.split('\r\n')
      .slice(1, 5)
      .map((row) => row.split('\t'));
    expect(rows.map((cells) => [cells[0], cells[2], cells[4], cells[6], cells[11], cells[12]])).toEqual([
      ['EN', 'EN2026-000001', '511500', '', '51,50', '0,00'],
      ['EN', 'EN2026-000001', '467200', 'CAG7', '0,00', '50,00'],
      ['EN', 'EN2026-000001', '706000', '', '0,00', '1,25'],
      ['EN', 'EN2026-000001', '445710', '', '0,00', '0,25'],
    ]);
  });
  it('collects the VAT of an advance when it is paid, and once', () => {
    const lines = POSTINGS.slice(1, 3).flatMap((one) => accountingLines(one, 20));
    const sum = (plan: string) =>
      lines
        .filter((one) => one.plan === plan)
        .reduce((total, { direction, amount }) => total + (direction === 'credit' ? amount : -amount), 0);
    expect({
      vat: sum('vat'),
      waiting: sum('vatOfAdvances'),
      sales: sum('sales'),
      advances: sum('advances'),
    }).toEqual({
      vat: 2000,
      waiting: 0,
      sales: 10_000,
      advances: 0,
    });
  });
  it('has a place for every account that the ledger knows, and refuses another', () => {
    for (const livemode of [true, false]) {
      const { pot, orderDue, merchant, ...shared } = accountsOf({ provider: 'stripe', livemode });
      const parts = ['pooled', 'pending', 'available', 'withdrawing'] as const;
      const earned = (['pending', 'available', 'withdrawing'] as const).map((part) => merchant(1, part));
      const own = [orderDue(1), ...earned, ...parts.map((part) => pot(1, part))];
      for (const code of [...Object.values(shared), ...own])
        expect(placeOf(code as string).plan, String(code)).toBeTruthy();
    }
    expect(() => placeOf('secret:fund')).toThrow('no account in the plan');
  });
});

describe('VAT out of a sum that contains it', () => {
  it.each([
    [120, 20, 100],
    [1, 20, 1],
    [3, 20, 3],
    [150, 20, 125],
    [1055, 5.5, 1000],
    [999_999_999, 20, 833_333_333],
    [100, 0, 100],
  ])('of %d cents at %d %% leaves %d', (cents, percent, net) => {
    expect(splitVat(cents, percent)).toEqual({ net, vat: cents - net });
  });
});

const FAULTS: [what: string, name: string, text: string, fault: string][] = [
  ['a name of another form', 'fec.txt', GOOD, 'the name is not'],
  ['a closing day that does not exist', '123456789FEC20261332.txt', GOOD, 'the name ends with no day'],
  ['a byte order mark', NAME, `\uFEFF${GOOD}`, 'byte order mark'],
  ['a sign that Latin-9 has not', NAME, changed(0, 'EcritureLib', 'l’an'), 'ISO 8859-15'],
  ['a last line without an end', NAME, GOOD.trimEnd(), 'no end'],
  ['lines that end in two ways', NAME, GOOD.replace('\r\n', '\n'), 'two ways'],
  [
    'columns in another order',
    NAME,
    GOOD.replace('JournalCode\tJournalLib', 'JournalLib\tJournalCode'),
    'the 18',
  ],
  ['no line', NAME, fecHeader(), 'there is no line'],
  ['a field too many', NAME, GOOD.replace('EN\tEnc', 'EN\t\tEnc'), '18 fields'],
  ['no journal', NAME, changed(0, 'JournalCode', ''), 'JournalCode is empty'],
  ['no name of the journal', NAME, changed(0, 'JournalLib', ''), 'JournalLib is empty'],
  ['two names of a journal', NAME, changed(1, 'JournalLib', 'Ventes'), 'JournalCode EN has two names'],
  ['no number', NAME, changed(0, 'EcritureNum', ''), 'EcritureNum is empty'],
  ['a day that does not exist', NAME, changed(0, 'EcritureDate', '20260230'), 'EcritureDate is not a day'],
  ['a day after the closing day', NAME, changed(0, 'EcritureDate', '20270101'), 'after the closing day'],
  ['a day of another year', NAME, changed(0, 'EcritureDate', '20251231'), 'another year'],
  ['an account of no class', NAME, changed(0, 'CompteNum', 'PSP'), 'account of the plan'],
  ['an account with other signs', NAME, changed(0, 'CompteNum', '511-00'), 'letters and digits'],
  ['no name of the account', NAME, changed(0, 'CompteLib', ''), 'CompteLib is empty'],
  ['two names of an account', NAME, changed(4, 'CompteLib', 'Banque'), 'CompteNum 511500 has two names'],
  ['a third party without a name', NAME, changed(1, 'CompAuxLib', ''), 'go together'],
  ['no piece', NAME, changed(0, 'PieceRef', ''), 'PieceRef is empty'],
  ['a piece without a day', NAME, changed(0, 'PieceDate', ''), 'PieceDate is not a day'],
  ['no words', NAME, changed(0, 'EcritureLib', ''), 'EcritureLib is empty'],
  ['a point for a comma', NAME, changed(0, 'Debit', '51.50'), 'Debit is not a sum'],
  ['a sum below zero', NAME, changed(1, 'Credit', '-50,00'), 'Credit is not a sum'],
  ['neither a debit nor a credit', NAME, changed(0, 'Debit', '0,00'), 'either a debit or a credit'],
  ['both a debit and a credit', NAME, changed(0, 'Credit', '1,00'), 'either a debit or a credit'],
  ['a letter without its day', NAME, changed(0, 'EcritureLet', 'AA'), 'EcritureLet and DateLet'],
  ['a day of a letter that is none', NAME, changed(0, 'DateLet', 'hier'), 'DateLet is not a day'],
  ['no day of validation', NAME, changed(0, 'ValidDate', ''), 'ValidDate is not a day'],
  ['validated before it was written', NAME, changed(0, 'ValidDate', '20260101'), 'ValidDate is before'],
  ['a currency without a sum', NAME, changed(0, 'Idevise', 'USD'), 'Montantdevise and Idevise'],
  ['a currency that is none', NAME, changed(0, 'Idevise', 'dollar'), 'Idevise is not a currency'],
  ['an entry that does not balance', NAME, changed(0, 'Debit', '51,51'), 'debits and credits differ'],
  ['an entry on two days', NAME, changed(1, 'EcritureDate', '20260105'), 'its lines have two days'],
  ['an entry in two places', NAME, changed(2, 'EcritureNum', 'EN2026-000009'), 'not together'],
  [
    'a number that is missing',
    NAME,
    fileOf([POSTINGS[0], POSTINGS[1]] as Posting[]).replaceAll('000002', '000003'),
    'a number is missing',
  ],
  [
    'days out of order in a journal',
    NAME,
    fileOf([POSTINGS[1], POSTINGS[0]] as Posting[]),
    'earlier than the line before',
  ],
];

it.each(FAULTS)('%s is found', (...[, name, text, fault]) => {
  expect(fecFaults(name, text).join('\n')).toContain(fault);
});
