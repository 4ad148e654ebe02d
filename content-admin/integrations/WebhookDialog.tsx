import { type SubmitEvent, useState } from 'react';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type Webhook,
  type WebhookEvent,
} from '#src/features/webhooks/webhook.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { integrationsFr } from './integrations.fr.ts';

const fr = integrationsFr.webhooks;

interface Props {
  /** Null for a new one. */
  webhook: Webhook | null;
  onSaved(webhook: Webhook, secret: string | null): void;
  onClose(): void;
}

/** An address, and the events it is told of. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const call = useCall();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      url: String(form.get('url') ?? '').trim(),
      events: [...events],
      enabled: form.has('enabled'),
      new_secret: form.has('new_secret'),
      ...(webhook ? { id: webhook.id } : {}),
    };
    const saved = await call.run(() => webhookCalls.save(input));
    if (saved) onSaved(saved.webhook, saved.secret);
  }
  return (
    <Dialog title={webhook ? fr.changeOf(new URL(webhook.url).host) : fr.create} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <Refused says={call.error} />
        <Field
          data-first
          label={fr.url}
          hint={fr.urlHint}
          name="url"
          type="url"
          required
          maxLength={WEBHOOK_URL_MAX}
          defaultValue={webhook?.url}
          error={call.fields.url}
        />
        <fieldset className="fieldset" aria-describedby={call.fields.events && 'webhook-events-error'}>
          <legend>{fr.events}</legend>
          {WEBHOOK_EVENTS.map((one) => (
            <label key={one} className="check">
              <input
                type="checkbox"
                checked={events.includes(one)}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, one] : events.filter((other) => other !== one))
                }
              />
              <span>
                {fr.kinds[one]} <code className="small muted">{one}</code>
              </span>
            </label>
          ))}
          {call.fields.events && (
            <p className="field-error" id="webhook-events-error">
              {call.fields.events}
            </p>
          )}
        </fieldset>
        <label className="check">
          <input type="checkbox" name="enabled" defaultChecked={webhook?.enabled ?? true} />
          <span>{fr.enabled}</span>
        </label>
        {webhook && (
          <label className="check">
            <input type="checkbox" name="new_secret" />
            <span>
              {fr.newSecret} <span className="small muted">{fr.newSecretHint}</span>
            </span>
          </label>
        )}
        <div className="form-actions">
          <Button type="submit" look="main" busy={call.busy}>
            {integrationsFr.save}
          </Button>
          <Button onClick={onClose}>{integrationsFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
