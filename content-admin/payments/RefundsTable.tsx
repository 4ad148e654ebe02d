import type { Refund } from '#src/features/money/refunds/refund.ts';
import { formatSiteMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { CAUSE_FR, paymentsFr, refundState, sumGiven } from './payments.fr.ts';
import { aboutHref } from './places.ts';
import { State } from './State.tsx';

const { refunds: fr } = paymentsFr;

const failureFr = (code: string | null) => fr.failures[code ?? ''] ?? code;

interface Props {
  items: readonly Refund[];
  busy: boolean;
  onApprove(one: Refund): void;
  onRefuse(one: Refund): void;
}

export function RefundsTable({ items, ...rest }: Props) {
  return (
    <table className="content-table pay-table pay-refunds">
      <thead>
        <tr>
          <th scope="col">{fr.columns.what}</th>
          <th scope="col">{fr.columns.amount}</th>
          <th scope="col">{fr.columns.why}</th>
          <th scope="col">{fr.columns.state}</th>
          <th scope="col">{fr.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <Row key={one.uuid} one={one} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ one, busy, onApprove, onRefuse }: Omit<Props, 'items'> & { one: Refund }) {
  const giver = one.giver ?? paymentsFr.unnamed;
  const about = fr.of(sumGiven(one), giver);
  return (
    <tr>
      <th scope="row">
        <a href={aboutHref(one.about, one.reference)}>{giver}</a>
        <span className="content-by">{one.list_title}</span>
      </th>
      <td className="pay-sum">{sumGiven(one)}</td>
      <td>
        {one.reason || (one.about === 'order' ? fr.ofOrder : CAUSE_FR[one.cause])}
        <span className="content-by small">
          {one.asked_by ? fr.asked(one.asked_by, formatSiteMoment(one.asked_at)) : fr.alone}
        </span>
      </td>
      <td>
        <State of={refundState(one)} />
        {one.decided_by && one.decided_at && (
          <span className="content-by small">
            {fr.decided(one.decided_by, formatSiteMoment(one.decided_at))}
          </span>
        )}
        {(one.decision || one.failure) && (
          <span className="content-by small">{one.decision || failureFr(one.failure)}</span>
        )}
      </td>
      <td>
        {one.status === 'asked' && (
          <div className="row">
            {one.mine ? (
              <span className="small">{fr.mine}</span>
            ) : (
              <SureButton label={fr.approve} onSure={() => !busy && onApprove(one)} />
            )}
            <Button
              aria-label={`${one.mine ? fr.takeBack : fr.refuse}, ${about}`}
              onClick={() => onRefuse(one)}
            >
              {one.mine ? fr.takeBack : fr.refuse}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
