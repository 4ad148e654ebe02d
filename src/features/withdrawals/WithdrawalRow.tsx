import { formatDate, formatPrice } from '#src/lib/format.ts';
import { withdrawFr as fr, WITHDRAWAL_STATE } from './pot.fr.ts';
import type { Withdrawal } from './withdrawal.ts';

/** A withdrawal with each of its steps and their dates. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amount, status, bank_last4, failure, requested_at } = withdrawal;
  return (
    <li className="sheet sheet-padded">
      <p>
        <strong className="numbers">{formatPrice(amount)}</strong> · {WITHDRAWAL_STATE[status]}
      </p>
      <p className="small muted">
        {bank_last4 && `${fr.to(bank_last4)} · `}
        <time dateTime={requested_at}>{formatDate(requested_at)}</time>
      </p>
      <Steps withdrawal={withdrawal} />
      {failure && (
        <>
          <p className="withdrawal-failure">{failure}</p>
          <p>
            {fr.returned} <a href="/i/cagnotte/withdraw">{fr.retry}</a> {fr.or}{' '}
            <a href="/i/cagnotte/verification-identite">{fr.otherBank}</a>.
          </p>
        </>
      )}
    </li>
  );
}

function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { requested_at, reserved_at, transferred_at, paid_out_at, settled_at, arrives_at } = withdrawal;
  const failed = withdrawal.status === 'failed';
  const dates = [requested_at, reserved_at, transferred_at, paid_out_at, settled_at];
  return (
    <ol className="plain withdrawal-steps">
      {fr.steps.map((label, n) => {
        const at = dates[n];
        const last = n === fr.steps.length - 1;
        // A step never reached is not shown for a withdrawal that failed.
        if (failed && !at) return null;
        return (
          <li key={label} data-done={at ? '' : undefined} data-failed={(failed && last) || undefined}>
            {failed && last ? fr.sentBack : label}{' '}
            <span className="small muted">
              {at ? formatDate(at) : last && arrives_at ? fr.expected(arrives_at) : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
