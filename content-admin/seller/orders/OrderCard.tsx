import type { MerchantOrder } from '#src/features/merchants/merchant.ts';
import { formatCount, formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { orderHref } from '../places.ts';
import { sellerOrdersFr as fr } from '../seller-orders.fr.ts';

/** An order that waits for its parcel, as a line that leads to it. */
export function OrderCard({ order }: { order: MerchantOrder }) {
  const { lines, number, late, paid_at, total } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="sheet seller-order">
      <a href={orderHref(order.reference)}>
        <span>
          <strong>{number}</strong>
          {late && <span className="state state-deleted">{fr.late}</span>}
        </span>
        <span>
          {lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
        </span>
        <span className="small muted">
          {paid_at && fr.paidAt(formatSiteMoment(paid_at))} · {formatCount(pieces, 'pièce', 'pièces')} ·{' '}
          {formatPrice(total)}
        </span>
      </a>
    </li>
  );
}
