import { FEC_COLUMNS } from './fec.ts';

type Column = (typeof FEC_COLUMNS)[number];
/** A line of the file, by the names of its columns. */
type Row = Record<Column, string> & { at: number };

const DAY = /^(\d{4})(\d{2})(\d{2})$/;

function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

const SUM = /^\d{1,15},\d{2}$/;
const centsOf = (sum: string) => Number(sum.replace(',', ''));

/** Faults that one line shows by itself. */
const LINE_RULES: [fault: string, broken: (row: Row, file: { closing: string }) => boolean][] = [
  ['JournalCode is empty', ({ JournalCode }) => !JournalCode],
  ['JournalLib is empty', ({ JournalLib }) => !JournalLib],
  ['EcritureNum is empty', ({ EcritureNum }) => !EcritureNum],
  ['EcritureDate is not a day', ({ EcritureDate }) => !isDay(EcritureDate)],
  ['EcritureDate is after the closing day', ({ EcritureDate }, { closing }) => EcritureDate > closing],
  [
    'EcritureDate is in another year than the closing day',
    ({ EcritureDate }, { closing }) => EcritureDate.slice(0, 4) !== closing.slice(0, 4),
  ],
  ['CompteNum does not begin with an account of the plan', ({ CompteNum }) => !/^[1-8]\d{2}/.test(CompteNum)],
  ['CompteNum has other signs than letters and digits', ({ CompteNum }) => !/^[0-9A-Za-z]+$/.test(CompteNum)],
  ['CompteLib is empty', ({ CompteLib }) => !CompteLib],
  ['CompAuxNum and CompAuxLib go together', (row) => !row.CompAuxNum !== !row.CompAuxLib],
  ['PieceRef is empty', ({ PieceRef }) => !PieceRef],
  ['PieceDate is not a day', ({ PieceDate }) => !isDay(PieceDate)],
  ['EcritureLib is empty', ({ EcritureLib }) => !EcritureLib],
  ['Debit is not a sum', ({ Debit }) => !SUM.test(Debit)],
  ['Credit is not a sum', ({ Credit }) => !SUM.test(Credit)],
  ['a line has either a debit or a credit', (row) => !centsOf(row.Debit) === !centsOf(row.Credit)],
  ['EcritureLet and DateLet go together', (row) => !row.EcritureLet !== !row.DateLet],
  ['DateLet is not a day', ({ DateLet }) => DateLet !== '' && !isDay(DateLet)],
  ['ValidDate is not a day', ({ ValidDate }) => !isDay(ValidDate)],
  ['ValidDate is before EcritureDate', ({ ValidDate, EcritureDate }) => ValidDate < EcritureDate],
  ['Montantdevise and Idevise go together', (row) => !row.Montantdevise !== !row.Idevise],
  ['Idevise is not a currency', ({ Idevise }) => Idevise !== '' && !/^[A-Z]{3}$/.test(Idevise)],
];

/** Faults between lines: each answers the sentences of what is wrong. */
const FILE_RULES: ((rows: readonly Row[]) => string[])[] = [
  (rows) => oneName(rows, 'JournalCode', 'JournalLib'),
  (rows) => oneName(rows, 'CompteNum', 'CompteLib'),
  (rows) => oneName(rows, 'CompAuxNum', 'CompAuxLib'),
  balancedEntries,
  oneDayEntries,
  numberedWithoutGaps,
  inOrder,
  balancedFile,
];

/**
 * Holds a FEC against its format (LPF, art. A47 A-1) and the rules of bookkeeping; answers one sentence a fault, none
 * when the file is good.
 */
export function fecFaults(name: string, text: string): string[] {
  const faults: string[] = [];
  const closing = /^\d{9}FEC(\d{8})\.txt$/.exec(name)?.[1] ?? '';
  if (!closing) faults.push('the name is not SirenFECAAAAMMJJ.txt');
  else if (!isDay(closing)) faults.push('the name ends with no day');
  if (text.startsWith('\uFEFF')) faults.push('the file begins with a byte order mark');
  // Latin-9 holds the signs of Latin-1 but eight, and the euro.
  if (/[^\t\r\n\u0020-\u007E\u00A0-\u00FF€ŒœŠšŽžŸ]/.test(text)) faults.push('a sign is not of ISO 8859-15');
  if (!/\n$/.test(text)) faults.push('the last line has no end');
  if (/[^\r]\n/.test(text) && /\r\n/.test(text)) faults.push('lines end in two ways');
  const [head = '', ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const separator = head.includes('\t') ? '\t' : '|';
  if (head !== FEC_COLUMNS.join(separator)) return [...faults, 'the columns are not the 18, in their order'];
  if (lines.length === 0) faults.push('there is no line');
  const rows = lines.map((line, n) => rowOf(line.split(separator), n + 2));
  const whole = rows.filter((row): row is Row => row !== null);
  if (whole.length < rows.length) faults.push('a line has not 18 fields');
  for (const row of whole)
    for (const [fault, broken] of LINE_RULES)
      if (broken(row, { closing })) faults.push(`line ${row.at}: ${fault}`);
  return [...faults, ...FILE_RULES.flatMap((rule) => rule(whole))];
}

function rowOf(cells: string[], at: number): Row | null {
  if (cells.length !== FEC_COLUMNS.length) return null;
  return { ...Object.fromEntries(FEC_COLUMNS.map((name, n) => [name, cells[n] ?? ''])), at } as Row;
}

function oneName(rows: readonly Row[], number: Column, name: Column): string[] {
  const names = new Map<string, string>();
  return rows.flatMap((row) => {
    const known = names.get(row[number]) ?? row[name];
    names.set(row[number], known);
    return known === row[name] ? [] : [`line ${row.at}: ${number} ${row[number]} has two names`];
  });
}

/** An entry is named by its journal and its number. */
const entryOf = ({ JournalCode, EcritureNum }: Row) => `${JournalCode} ${EcritureNum}`;

function balancedEntries(rows: readonly Row[]): string[] {
  const sums = new Map<string, number>();
  for (const row of rows)
    sums.set(entryOf(row), (sums.get(entryOf(row)) ?? 0) + centsOf(row.Debit) - centsOf(row.Credit));
  return [...sums].flatMap(([entry, sum]) => (sum === 0 ? [] : [`${entry}: debits and credits differ`]));
}

function oneDayEntries(rows: readonly Row[]): string[] {
  const days = new Map<string, string>();
  return rows.flatMap((row, n) => {
    const entry = entryOf(row);
    const day = days.get(entry);
    const before = rows[n - 1];
    days.set(entry, day ?? row.EcritureDate);
    if (day === undefined) return [];
    if (day !== row.EcritureDate) return [`${entry}: its lines have two days`];
    return before && entryOf(before) === entry ? [] : [`${entry}: its lines are not together`];
  });
}

function numberedWithoutGaps(rows: readonly Row[]): string[] {
  const last = new Map<string, number>();
  return [...new Set(rows.map(entryOf))].flatMap((entry) => {
    const [journal = ''] = entry.split(' ');
    const number = Number(/(\d+)$/.exec(entry)?.[1] ?? Number.NaN);
    const before = last.get(journal);
    last.set(journal, number);
    return before === undefined || number === before + 1 ? [] : [`${entry}: a number is missing before it`];
  });
}

function inOrder(rows: readonly Row[]): string[] {
  const last = new Map<string, string>();
  return rows.flatMap(({ JournalCode, EcritureDate, at }) => {
    const before = last.get(JournalCode) ?? '';
    last.set(JournalCode, EcritureDate);
    return EcritureDate < before ? [`line ${at}: earlier than the line before it in its journal`] : [];
  });
}

function balancedFile(rows: readonly Row[]): string[] {
  const sum = rows.reduce((total, row) => total + centsOf(row.Debit) - centsOf(row.Credit), 0);
  return sum === 0 ? [] : ['debits and credits of the file differ'];
}
