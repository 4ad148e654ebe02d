import { DELIVERY } from '#src/features/orders/delivery.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { type Fact, Facts } from '../payments/Facts.tsx';
import { ordersFr } from './orders.fr.ts';

const { facts: fr } = ordersFr;

/** The facts of the parcel, then those of its payment; nothing of a card. */
export function OrderFacts({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const { address, list } = order;
  const lines = address && [
    address.recipient,
    address.line1,
    address.line2,
    `${address.postal_code} ${address.city}`,
    address.phone,
  ];
  const rows: Fact[] = [
    [
      fr.product,
      order.lines
        .map(({ quantity, product, seller }) => `${quantity} × ${product.name} (${seller.name})`)
        .join(', '),
    ],
    [fr.delivery, order.delivery && DELIVERY[order.delivery].label],
    [fr.address, lines?.filter(Boolean).join(', ')],
    [fr.tracking, order.tracking_number && `${order.carrier} ${order.tracking_number}`.trim()],
    [fr.returnedOn, order.returned_at && formatDate(order.returned_at)],
    [fr.buyer, order.name],
    [fr.email, order.email],
    [
      fr.list,
      list && (
        <a key="list" href={`/${list.slug}`}>
          {list.title}
        </a>
      ),
    ],
    [fr.words, order.words],
    [fr.articles, formatPrice(order.articles)],
    [fr.carriage, order.delivery && formatPrice(order.delivery_price)],
    [fr.total, formatPrice(order.total)],
    [fr.refunded, order.refunded > 0 && formatPrice(order.refunded)],
    [fr.heldUntil, order.status === 'pending' && formatParis(order.held_until)],
    [fr.terms, detail.terms_at && formatDate(detail.terms_at)],
    [fr.reason, detail.cancel_reason],
    [fr.provider, detail.livemode ? detail.provider : `${detail.provider} (${fr.test})`],
    [fr.reference, <code key="reference">{detail.reference}</code>],
    [fr.intents, detail.intents.length > 0 && <code>{detail.intents.join(', ')}</code>],
  ];
  return <Facts rows={rows} />;
}
