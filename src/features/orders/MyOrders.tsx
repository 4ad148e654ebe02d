import './order.css';
import { useEffect, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { checkoutFr, followFr as fr, STATUS_FR } from './checkout.fr.ts';
import { orderCalls } from './order.calls.ts';

type Seen = Awaited<ReturnType<typeof orderCalls.getMine>>;
type Mine = Seen['items'][number];

/** The orders of the person who is signed in, the newest first. */
export function MyOrders() {
  const { run, error, busy } = useCall();
  const [seen, setSeen] = useState<Seen | null>(null);

  async function load(page: number) {
    const found = await run(() => orderCalls.getMine({ page }));
    if (found)
      setSeen((before) => ({
        ...found,
        items: [...(page > 1 ? (before?.items ?? []) : []), ...found.items],
      }));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    requireLogin().then(() => load(1));
  }, []);

  if (error) return <Refused says={error} />;
  if (!seen) return <Skeleton label={fr.loading} shape="text" count={3} screen />;
  return (
    <section className="stack" aria-labelledby="mes-commandes">
      <h2 id="mes-commandes">{fr.mine}</h2>
      {seen.items.length === 0 ? (
        <EmptyState title={fr.none} drawing="bear">
          <p>{fr.noneText}</p>
        </EmptyState>
      ) : (
        <ul className="plain my-orders">
          {seen.items.map((order) => (
            <Line key={order.hash} order={order} />
          ))}
        </ul>
      )}
      {seen.items.length < seen.total && (
        <p>
          <Button busy={busy} onClick={() => load(seen.page + 1)}>
            {fr.more}
          </Button>
        </p>
      )}
    </section>
  );
}

function Line({ order }: { order: Mine }) {
  return (
    <li>
      <div>
        <a href={`/i/marketplace/checkout/${order.hash}`} aria-label={fr.open(order.number)}>
          {order.lines.map(({ product, quantity }) => checkoutFr.article(product.name, quantity)).join(', ')}
        </a>
        <p className="small muted">
          {order.number}, {formatDate(order.created_at)}, {formatPrice(order.total)}
        </p>
      </div>
      <span className="pill">{STATUS_FR[order.status]}</span>
    </li>
  );
}
