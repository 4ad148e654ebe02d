import { accountingLines, accountOf, type Booked, journalOf } from './lines.ts';
import { entryLabel, JOURNALS, type Journal } from './plan.fr.ts';

/** Article A47 A-1 of the livre des procédures fiscales: these columns, in this order. */
export const FEC_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

export const FEC_END = '\r\n';
const SEPARATOR = '\t';

export const fecHeader = () => FEC_COLUMNS.join(SEPARATOR) + FEC_END;

/** The number of the operator, FEC, and the last day of the period. */
export const fecName = (siren: string, to: string) => `${siren}FEC${to.replaceAll('-', '')}.txt`;

/** One posting of the ledger. */
export interface Posting extends Booked {
  key: string;
  /** `YYYYMMDD`, in France. */
  day: string;
}

export const fecEuros = (cents: number) =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
/** ISO 8859-15 has neither our apostrophe nor our narrow space, and a tab would end the field. */
const plain = (text: string) =>
  text
    .replaceAll('’', "'")
    .replaceAll('\u202F', ' ')
    .replace(/[\t\r\n|"]/g, ' ')
    .trim();

/** A line of the file, its cells in the order of the columns. */
export const fecRow = (cells: readonly string[]) => cells.map(plain).join(SEPARATOR) + FEC_END;

/** Numbers entries from 1 in each journal, without a gap, in the order it is given them. */
export class EntryNumbers {
  readonly #last = new Map<Journal, number>();
  next(journal: Journal, year: string): string {
    const n = (this.#last.get(journal) ?? 0) + 1;
    this.#last.set(journal, n);
    return `${journal}${year}-${String(n).padStart(6, '0')}`;
  }
}

/** The lines of one posting. A posting is valid from when it is written: the ledger changes nothing afterwards. */
export function fecEntry(posting: Posting, number: string, vatPercent: number): string {
  const journal = journalOf(posting.key);
  const lines = accountingLines(posting, vatPercent);
  return lines
    .map(({ plan, aux, direction, amount }) => {
      const { num, label } = accountOf(plan);
      const [debit, credit] = direction === 'debit' ? [amount, 0] : [0, amount];
      const cells = [
        journal,
        JOURNALS[journal],
        number,
        posting.day,
        num,
        label,
        aux?.num ?? '',
        aux?.label ?? '',
        posting.key,
        posting.day,
        entryLabel(posting.key),
        fecEuros(debit),
        fecEuros(credit),
        '',
        '',
        posting.day,
        '',
        '',
      ];
      return fecRow(cells);
    })
    .join('');
}
