import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import type { OrderLine } from '#src/features/orders/desk.ts';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { State } from '../payments/State.tsx';
import { DeskList } from '../shared/DeskList.tsx';
import { ordersFr } from './orders.fr.ts';

interface Props {
  items: readonly OrderLine[];
  open: string | null;
  onOpen(reference: string): void;
}

export function OrderList({ items, open, onOpen }: Props) {
  return (
    <DeskList
      label={ordersFr.search.list}
      items={items}
      keyOf={({ reference }) => reference}
      open={open}
      onOpen={({ reference }) => onOpen(reference)}
    >
      {(one) => (
        <>
          <span>{one.product}</span>
          <strong>{formatPrice(one.total)}</strong>
          <span className="small muted">
            {one.number} · {one.buyer} · {formatSiteMoment(one.paid_at ?? one.created_at)}
          </span>
          <State
            of={one.contested ? 'disputed' : one.status}
            {...(one.contested ? {} : { words: STATUS_FR })}
          />
          {one.late && (
            <span className="pay-state" data-tone="bad">
              {ordersFr.search.late}
            </span>
          )}
        </>
      )}
    </DeskList>
  );
}
