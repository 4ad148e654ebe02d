import type { PaymentRow } from '#src/features/cagnotte/desk/desk.ts';
import { formatMoment, formatPrice } from '#src/lib/format.ts';
import { moveInList } from '../shared/move-in-list.ts';
import { paymentsFr } from './payments.fr.ts';
import { State } from './State.tsx';

interface Props {
  items: readonly PaymentRow[];
  open: string | null;
  onOpen(reference: string): void;
}

export function PaymentList({ items, open, onOpen }: Props) {
  return (
    <ul className="plain desk-list" aria-label={paymentsFr.search.list} onKeyDown={moveInList}>
      {items.map((one) => (
        <li key={one.reference}>
          <button
            type="button"
            className="desk-line"
            aria-current={one.reference === open ? 'true' : undefined}
            onClick={() => onOpen(one.reference)}
          >
            <span>{one.giver ?? paymentsFr.unnamed}</span>
            <strong>{formatPrice(one.total)}</strong>
            <span className="small muted">
              {one.list_title} · {formatMoment(one.paid_at ?? one.created_at)}
            </span>
            <State of={one.status} />
          </button>
        </li>
      ))}
    </ul>
  );
}
