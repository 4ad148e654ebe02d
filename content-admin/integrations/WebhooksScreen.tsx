import { useState } from 'react';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import type { Webhook } from '#src/features/webhooks/webhook.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { IntegrationsFrame } from './IntegrationsFrame.tsx';
import { integrationsFr } from './integrations.fr.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

const fr = integrationsFr.webhooks;

export const WebhooksScreen = gated(Webhooks);

const hostOf = ({ url }: Webhook) => new URL(url).host;

type Open =
  | { what: 'new' }
  | { what: 'change' | 'deliveries'; webhook: Webhook }
  | { what: 'secret'; webhook: Webhook; secret: string }
  | null;

/** `/a/admin/integrations/webhooks`: the programs that are told of what happens here. */
function Webhooks() {
  const [loaded, reload] = useLoaded(webhookCalls.list);
  const [open, setOpen] = useState<Open>(null);
  const [told, setTold] = useState<string | null>(null);
  const { run, error, busy } = useCall();

  async function remove(webhook: Webhook) {
    if (!(await run(() => webhookCalls.remove({ id: webhook.id })))) return;
    setTold(fr.removed(hostOf(webhook)));
    reload();
  }
  async function tryOut({ id }: Webhook) {
    const tried = await run(() => webhookCalls.tryOut({ id }));
    if (tried) setTold(fr.tried(tried));
    reload();
  }
  function closeDeliveries() {
    setOpen(null);
    reload();
  }
  return (
    <IntegrationsFrame
      place="webhooks"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
      action={
        <Button look="main" onClick={() => setOpen({ what: 'new' })}>
          {fr.create}
        </Button>
      }
    >
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && loaded.value.items.length === 0 && <p>{fr.none}</p>}
      {loaded.state === 'ready' && (
        <ul className="plain">
          {loaded.value.items.map((one) => (
            <li key={one.id} className="desk-line">
              <WebhookFacts one={one} />
              <div className="row">
                <Button busy={busy} onClick={() => void tryOut(one)}>
                  {fr.tryOut}
                </Button>
                <Button onClick={() => setOpen({ what: 'deliveries', webhook: one })}>{fr.deliveries}</Button>
                <Button onClick={() => setOpen({ what: 'change', webhook: one })}>{fr.change}</Button>
                <SureButton label={fr.remove} onSure={() => void remove(one)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {(open?.what === 'new' || open?.what === 'change') && (
        <WebhookDialog
          webhook={open.what === 'change' ? open.webhook : null}
          onClose={() => setOpen(null)}
          onSaved={(webhook, secret) => {
            setOpen(secret ? { what: 'secret', webhook, secret } : null);
            setTold(fr.saved(hostOf(webhook)));
            reload();
          }}
        />
      )}
      {open?.what === 'secret' && (
        <SecretDialog
          title={fr.secretOf(hostOf(open.webhook))}
          about={fr.secretAbout}
          secret={open.secret}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'deliveries' && <DeliveriesDialog webhook={open.webhook} onClose={closeDeliveries} />}
    </IntegrationsFrame>
  );
}

function WebhookFacts({ one }: { one: Webhook }) {
  const facts = [
    one.enabled ? fr.on : fr.off,
    fr.waiting(one.waiting),
    ...(one.last ? [fr.last(one.last.at, one.last.status)] : []),
  ];
  return (
    <div>
      <h2>{one.url}</h2>
      {one.stopped_at && <p>{fr.stopped(one.stopped_at)}</p>}
      <p className="integration-what">{one.events.map((event) => fr.kinds[event]).join(', ')}</p>
      <p className="small muted">{facts.join(' · ')}</p>
    </div>
  );
}
