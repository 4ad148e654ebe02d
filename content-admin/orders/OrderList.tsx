import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import type { OrderLine } from '#src/features/orders/desk.ts';
import { formatMoment, formatPrice } from '#src/lib/format.ts';
import { State } from '../payments/State.tsx';
import { moveInList } from '../shared/move-in-list.ts';
import { ordersFr } from './orders.fr.ts';

interface Props {
  items: readonly OrderLine[];
  open: string | null;
  onOpen(reference: string): void;
}

export function OrderList({ items, open, onOpen }: Props) {
  return (
    <ul className="plain desk-list" aria-label={ordersFr.search.list} onKeyDown={moveInList}>
      {items.map((one) => (
        <li key={one.reference}>
          <button
            type="button"
            className="desk-line"
            aria-current={one.reference === open ? 'true' : undefined}
            onClick={() => onOpen(one.reference)}
          >
            <span>
              {one.quantity > 1 ? `${one.quantity} × ` : ''}
              {one.product}
            </span>
            <strong>{formatPrice(one.total)}</strong>
            <span className="small muted">
              {one.number} · {one.buyer} · {formatMoment(one.paid_at ?? one.created_at)}
            </span>
            <State of={one.status} words={STATUS_FR} />
          </button>
        </li>
      ))}
    </ul>
  );
}
