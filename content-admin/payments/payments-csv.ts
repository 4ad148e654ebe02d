import type { PaymentRow } from '#src/journeys/payments-desk/desk.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { paymentsFr, STATUS_FR } from './payments.fr.ts';

const { file: fr } = paymentsFr.search;
const dayOf = (at: string | null) => at?.slice(0, 10) ?? '';
const yes = (is: boolean) => (is ? fr.yes : fr.no);

/** One payment a line, the newest first, as a spreadsheet opens it. */
export function paymentsCsv(items: readonly PaymentRow[]): string {
  return writeCsv([
    fr.head,
    ...items.map((one) => [
      ...[one.reference, dayOf(one.created_at), dayOf(one.paid_at), STATUS_FR[one.status]],
      ...[one.amount, one.total, one.refunded].map(csvEuros),
      ...[one.list_title, one.list_slug, one.giver ?? '', one.email ?? ''],
      ...[yes(one.anonymous), yes(one.delayed), one.provider, yes(!one.livemode)],
    ]),
  ]);
}
