import type { Report } from '#src/features/money/reconciliation/report.calls.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { paymentsFr } from './payments.fr.ts';

const { columns } = paymentsFr.report;

export function DaysTable({ days }: Pick<Report, 'days'>) {
  return (
    <table className="content-table pay-table">
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.ours}</th>
          <th scope="col">{columns.theirs}</th>
          <th scope="col">{columns.difference}</th>
          <th scope="col">{columns.ourFees}</th>
          <th scope="col">{columns.theirFees}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDate(day.day)}</th>
            <td className="pay-sum">{formatPrice(day.ours)}</td>
            <td className="pay-sum">{formatPrice(day.theirs)}</td>
            <td className={day.ours === day.theirs ? 'pay-sum' : 'pay-sum content-wrong'}>
              {formatPrice(day.ours - day.theirs)}
            </td>
            <td className="pay-sum">{formatPrice(day.our_fees)}</td>
            <td className="pay-sum">{formatPrice(day.their_fees)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
