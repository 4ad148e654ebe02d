import { useCallback, useEffect, useState } from 'react';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import type { Delivery, Webhook } from '#src/features/webhooks/webhook.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { integrationsFr } from './integrations.fr.ts';

const fr = integrationsFr.webhooks;

/** Between two looks at messages that are about to leave. */
const LOOK_MS = 2_000;
/** One that leaves later than this is not watched. */
const SOON_MS = 15_000;

const leavesSoon = ({ state, next_at }: Delivery) =>
  state === 'waiting' && Date.parse(next_at ?? '') < Date.now() + SOON_MS;

/** All that was sent to one address, with its bytes and how it went. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const [page, setPage] = useState(1);
  const load = useCallback(() => webhookCalls.deliveries({ id: webhook.id, page }), [webhook.id, page]);
  const [loaded, reload] = useLoaded(load);
  const [told, setTold] = useState<string | null>(null);
  const { run, error } = useCall();
  const found = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    if (!found?.items.some(leavesSoon)) return;
    const timer = setTimeout(reload, LOOK_MS);
    return () => clearTimeout(timer);
  }, [found, reload]);

  async function again({ id }: Delivery) {
    setTold(null);
    if (!(await run(() => webhookCalls.redeliver({ delivery_id: id })))) return;
    setTold(fr.sentAgain);
    reload();
  }
  return (
    <Dialog title={fr.deliveriesOf(new URL(webhook.url).host)} wide onClose={onClose}>
      <Refused says={error} />
      <p role="status">{told}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.noDelivery}</p>}
      <ul className="plain">
        {found?.items.map((one) => (
          <li key={one.id} className="integration-delivery">
            <p>
              <code>{one.type}</code> · {fr.at(one.at)} · {fr.states[one.state]}
            </p>
            <p className="small muted">
              {[
                integrationsFr.how(one),
                fr.attempts(one.attempts),
                ...(one.next_at ? [fr.next(one.next_at)] : []),
              ].join(' · ')}
            </p>
            <details>
              <summary>{fr.message}</summary>
              <pre className="integration-body">{JSON.stringify(JSON.parse(one.body), null, 2)}</pre>
            </details>
            <Button onClick={() => void again(one)}>{fr.again}</Button>
          </li>
        ))}
      </ul>
      {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
    </Dialog>
  );
}
