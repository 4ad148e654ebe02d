import type { Report } from '#src/features/money/reconciliation/report.calls.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { KIND_FR, paymentsFr } from './payments.fr.ts';

const { report: fr } = paymentsFr;

/** The days, then the differences under a heading of their own, as a spreadsheet opens them. */
export function reportCsv({ days, differences }: Pick<Report, 'days' | 'differences'>): string {
  return writeCsv([
    fr.head,
    ...days.map(({ day, ours, theirs, our_fees, their_fees }) => [
      day,
      ...[ours, theirs, ours - theirs, our_fees, their_fees].map(csvEuros),
    ]),
    [],
    fr.headDifferences,
    ...differences.map(({ day, reference, kind, ours, theirs, in_transit }) => [
      day,
      reference ?? fr.withdrawal,
      KIND_FR[kind] ?? kind,
      ...[ours, theirs, ours - theirs].map(csvEuros),
      in_transit ? fr.yes : fr.no,
    ]),
  ]);
}
