import type { Difference } from '#src/features/money/reconciliation/report.calls.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { KIND_FR, paymentsFr } from './payments.fr.ts';
import { aboutHref } from './places.ts';

const { report: fr } = paymentsFr;

export function DifferencesTable({ items }: { items: readonly Difference[] }) {
  return (
    <table className="content-table pay-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.day}</th>
          <th scope="col">{fr.columns.what}</th>
          <th scope="col">{fr.columns.ours}</th>
          <th scope="col">{fr.columns.theirs}</th>
          <th scope="col">{fr.columns.difference}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read only, and a payment may differ in two respects
          <tr key={n}>
            <th scope="row">{formatDate(one.day)}</th>
            <td>
              {KIND_FR[one.kind] ?? one.kind}{' '}
              {one.reference && one.what !== 'withdrawal' ? (
                <a href={aboutHref(one.what, one.reference)}>{one.reference}</a>
              ) : (
                fr.withdrawal
              )}
              {one.in_transit && <span className="content-by small">{fr.transit}</span>}
            </td>
            <td className="pay-sum">{formatPrice(one.ours)}</td>
            <td className="pay-sum">{formatPrice(one.theirs)}</td>
            <td className={one.in_transit ? 'pay-sum' : 'pay-sum content-wrong'}>
              {formatPrice(one.ours - one.theirs)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
