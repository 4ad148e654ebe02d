import type { PaymentRow } from '#src/journeys/payments-desk/desk.ts';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { DeskList } from '../shared/DeskList.tsx';
import { paymentsFr } from './payments.fr.ts';
import { State } from './State.tsx';

interface Props {
  items: readonly PaymentRow[];
  open: string | null;
  onOpen(reference: string): void;
}

export function PaymentList({ items, open, onOpen }: Props) {
  return (
    <DeskList
      label={paymentsFr.search.list}
      items={items}
      keyOf={({ reference }) => reference}
      open={open}
      onOpen={({ reference }) => onOpen(reference)}
    >
      {(one) => (
        <>
          <span>{one.giver ?? paymentsFr.unnamed}</span>
          <strong>{formatPrice(one.total)}</strong>
          <span className="small muted">
            {one.list_title} · {formatSiteMoment(one.paid_at ?? one.created_at)}
          </span>
          <State of={one.status} />
        </>
      )}
    </DeskList>
  );
}
