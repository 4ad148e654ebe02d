import type { KeyboardEvent } from 'react';
import type { PaymentRow } from '#src/features/cagnotte/desk/desk.ts';
import { formatMoment, formatPrice } from '#src/lib/format.ts';
import { paymentsFr } from './payments.fr.ts';
import { State } from './State.tsx';

interface Props {
  items: readonly PaymentRow[];
  open: string | null;
  onOpen(reference: string): void;
}

/** Up and Down go from line to line; Enter opens. */
export function moveInList(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const next = lines[lines.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function PaymentList({ items, open, onOpen }: Props) {
  return (
    <ul className="plain pay-list" aria-label={paymentsFr.search.list} onKeyDown={moveInList}>
      {items.map((one) => (
        <li key={one.reference}>
          <button
            type="button"
            className="pay-line"
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
