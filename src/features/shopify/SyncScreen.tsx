import '#src/ui/css/facts.css';
import { useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { formatNumber, formatSiteMoment } from '#src/lib/format.ts';
import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { RefusedLines } from './RefusedLines.tsx';
import { ShopGate, type Shown } from './ShopGate.tsx';
import { screenFr } from './screens.fr.ts';
import { shopifyCalls } from './shopify.calls.ts';
import type { ShopifyState } from './shopify.ts';

const { sync: fr, link } = screenFr;
const LOOK_MS = 3000;
const SETUP = '/i/shopify/setup';

/** Says when a shop was last read, its lines that were refused, and reads it now when asked. */
export function SyncScreen() {
  return (
    <ShopGate>{(shown) => (shown.shop.domain === null ? <NotLinked /> : <Linked {...shown} />)}</ShopGate>
  );
}

const NotLinked = () => (
  <Card title={link.title}>
    <p>{link.text}</p>
    <p>
      <a className="button button-main" href={SETUP}>
        {link.title}
      </a>
    </p>
  </Card>
);

const isOpen = ({ import: last }: ShopifyState) =>
  last !== null && ['asked', 'running', 'reading'].includes(last.state);

function Linked({ me, shop, keep }: Shown) {
  const call = useCall();
  const open = isOpen(shop);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      // A look that fails is made up for by the next.
      if (!document.hidden) shopifyCalls.state().then(keep, () => {});
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [open, keep]);

  const act = (work: () => Promise<ShopifyState>) => async () => {
    const told = await call.run(work);
    if (told) keep(told);
    return told !== null;
  };
  const sync = act(() => shopifyCalls.sync());
  const unlink = act(() => shopifyCalls.unlink());
  return (
    <div className="stack">
      {shop.refused_by_shopify && (
        <Notice tone="alert">
          <p>{link.again}</p>
          <p>
            <a href={SETUP}>{link.title}</a>
          </p>
        </Notice>
      )}
      {me.status === 'pending' && (
        <Notice>
          <p>{fr.pending}</p>
        </Notice>
      )}
      <Card title={shop.domain ?? ''} error={call.message}>
        <Facts shop={shop} />
        <ImportNow shop={shop} />
        {shop.setup === null ? (
          <p>
            {fr.notSetUp} <a href={SETUP}>{fr.choose}</a>
          </p>
        ) : (
          <div className="row">
            <ActionButton look="main" label={fr.now} done={fr.started} disabled={open} onAction={sync} />
            <a className="button button-plain" href={SETUP}>
              {fr.change}
            </a>
          </div>
        )}
        <p className="muted">{fr.daily}</p>
      </Card>
      <RefusedLines key={shop.last_sync ?? ''} total={shop.refused} />
      <Card title={fr.unlink}>
        <p>{fr.unlinkText}</p>
        <div>
          <ActionButton look="danger" confirm label={fr.unlink} done={fr.unlinked} onAction={unlink} />
        </div>
      </Card>
    </div>
  );
}

function Facts({ shop }: { shop: ShopifyState }) {
  const { made, waiting, failed } = shop.orders;
  const aside = [waiting > 0 && fr.waiting(waiting), failed > 0 && fr.failed(failed)].filter(Boolean);
  const rows: [string, string][] = [
    [fr.linkedAt, shop.linked_at ? formatSiteMoment(shop.linked_at) : ''],
    [fr.last, shop.last_sync ? formatSiteMoment(shop.last_sync) : fr.never],
    [fr.products, formatNumber(shop.products)],
    [fr.refused, formatNumber(shop.refused)],
    [fr.orders, [formatNumber(made), ...aside].join(', ')],
  ];
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The import under way, or what became of the last. */
function ImportNow({ shop }: { shop: ShopifyState }) {
  const { import: last } = shop;
  const [label] = useState(fr.title);
  if (!last) return null;
  const { state, done, total, created, updated, unchanged, problem } = last;
  if (problem)
    return (
      <Notice tone="alert" role="status">
        <p>{problem}</p>
      </Notice>
    );
  if (state === 'done') return <p role="status">{fr.done(created, updated, unchanged)}</p>;
  const says = state === 'reading' ? fr.reading(done, total) : state === 'asked' ? fr.asked : fr.running;
  return (
    <div className="stack">
      <progress
        className="progress"
        aria-label={label}
        {...(state === 'reading' ? { value: Math.min(done, total), max: Math.max(total, 1) } : {})}
      />
      <p role="status">{says}</p>
    </div>
  );
}
