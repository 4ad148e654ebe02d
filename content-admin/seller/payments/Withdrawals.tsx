import { WITHDRAWAL_STATE } from '#src/features/withdrawals/pot.fr.ts';
import type { Withdrawal } from '#src/features/withdrawals/withdrawal.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { sellerPaymentsFr as fr } from '../seller-payments.fr.ts';

/** Every withdrawal that was asked for, and where it is. */
export function Withdrawals({ items }: { items: readonly Withdrawal[] }) {
  return (
    <section className="stack" aria-labelledby="virements">
      <h2 id="virements">{fr.withdrawals}</h2>
      <table className="content-table" aria-label={fr.withdrawals}>
        <thead>
          <tr>
            {fr.withdrawalHead.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(
            ({ uuid, amount, status, requested_at, arrives_at, settled_at, bank_last4, failure }) => (
              <tr key={uuid}>
                <th scope="row">{formatDate(requested_at)}</th>
                <td className="numbers">{formatPrice(amount)}</td>
                <td>
                  <span className={`state ${status === 'failed' ? 'state-deleted' : ''}`}>
                    {WITHDRAWAL_STATE[status]}
                  </span>
                </td>
                <td className="seller-when">
                  {failure ??
                    (settled_at
                      ? formatDate(settled_at)
                      : arrives_at
                        ? fr.expected(formatDate(arrives_at))
                        : '')}
                  {bank_last4 && ` · ${fr.identity.bank(bank_last4)}`}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
