import { useCallback, useRef } from 'react';
import type { MerchantOrder } from '#src/features/merchants/merchant.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { LINE_FR } from '#src/features/orders/checkout.fr.ts';
import type { LineState } from '#src/features/orders/order.state.ts';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { sellerOrdersFr as fr } from '../seller-orders.fr.ts';
import { waits } from './line.ts';
import { RefuseLine } from './RefuseLine.tsx';
import { SendLines } from './SendLines.tsx';

interface Props {
  reference: string;
  onChanged(): void;
}

/** One order: what is in it, where it goes, and what may be done with it. */
export function OrderView({ reference, onChanged }: Props) {
  const [loaded, reload] = useLoaded(useCallback(() => sellerOrderCalls.get({ reference }), [reference]));
  const heading = useRef<HTMLHeadingElement>(null);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const order = loaded.value;
  const toSend = order.lines.filter(waits);
  // What was pressed goes away with what it did.
  function changed() {
    heading.current?.focus();
    reload();
    onChanged();
  }
  return (
    <article className="sheet sheet-padded stack" aria-labelledby="commande">
      <div className="admin-head">
        <h2 id="commande" ref={heading} tabIndex={-1}>
          {order.number}
        </h2>
        {order.late && <span className="state state-deleted">{fr.late}</span>}
      </div>
      {order.paid_at && <p className="muted">{fr.paidAt(formatSiteMoment(order.paid_at))}</p>}
      <Lines order={order} onChanged={changed} />
      <Address order={order} />
      {toSend.length > 0 ? (
        <SendLines order={order} lines={toSend} onSent={changed} />
      ) : (
        <p role="status" className="muted">
          {fr.nothingLeft}
        </p>
      )}
      <Sums order={order} />
    </article>
  );
}

function Lines({ order, onChanged }: { order: MerchantOrder; onChanged(): void }) {
  return (
    <ul className="plain seller-lines">
      {order.lines.map((line) => (
        <li key={line.id}>
          <p>
            <strong>
              {line.quantity > 1 && `${line.quantity} × `}
              {line.name}
            </strong>{' '}
            <span className="numbers">{formatPrice(line.price * line.quantity)}</span>
          </p>
          <p>
            <span className="state">{LINE_FR[line.state as LineState] ?? line.state}</span>
          </p>
          {waits(line) && <RefuseLine reference={order.reference} line={line} onRefused={onChanged} />}
        </li>
      ))}
    </ul>
  );
}

function Address({ order: { delivery } }: { order: MerchantOrder }) {
  if (!delivery)
    return (
      <Notice>
        <p>{fr.noAddress}</p>
      </Notice>
    );
  const { recipient, line1, line2, postal_code, city, phone } = delivery;
  return (
    <section aria-labelledby="adresse" className="stack">
      <h3 id="adresse">{fr.address}</h3>
      <address className="seller-address">
        {[recipient, line1, line2, `${postal_code} ${city}`, phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="small muted">{fr.addressAbout}</p>
    </section>
  );
}

function Sums({ order }: { order: MerchantOrder }) {
  const goods = order.total - order.delivery_share;
  const rows: [string, number][] = [
    [fr.sums.goods, goods],
    [fr.sums.delivery, order.delivery_share],
    [fr.sums.commission, -order.commission],
    [fr.sums.net, order.net],
  ];
  return (
    <dl className="seller-sums">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numbers">{cents < 0 ? `− ${formatPrice(-cents)}` : formatPrice(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
