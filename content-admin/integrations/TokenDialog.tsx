import { type SubmitEvent, useState } from 'react';
import { apiTokenCalls, TOKEN_LABEL_MAX } from '#src/features/accounts/api-token.calls.ts';
import { RIGHTS, type Right } from '#src/lib/rights.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { adminFr } from '../admin.fr.ts';
import { mayHere } from '../held-rights.ts';
import { rolesFr } from '../people/roles.fr.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { integrationsFr } from './integrations.fr.ts';

const fr = integrationsFr.tokens;

interface Props {
  onMade(made: { label: string; token: string }): void;
  onClose(): void;
}

/** A token for another program: no more rights than those of whoever makes it are offered. */
export function TokenDialog({ onMade, onClose }: Props) {
  const call = useCall();
  const [rights, setRights] = useState<readonly Right[]>([]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const label = String(form.get('label') ?? '').trim();
    const input = { label, rights: [...rights], expires_on: String(form.get('expires_on') ?? '') || null };
    const made = await call.run(() => apiTokenCalls.create(input));
    if (made) onMade({ label, token: made.token });
  }
  return (
    <Dialog title={fr.create} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <Refused says={call.error} />
        <Field
          data-first
          label={fr.label}
          hint={fr.labelHint}
          name="label"
          required
          maxLength={TOKEN_LABEL_MAX}
          error={call.fields.label}
        />
        <fieldset className="fieldset" aria-describedby={call.fields.rights && 'token-rights-error'}>
          <legend>{fr.rights}</legend>
          {RIGHTS.filter(mayHere).map((right) => (
            <label key={right} className="check">
              <input
                type="checkbox"
                checked={rights.includes(right)}
                onChange={({ target }) =>
                  setRights(target.checked ? [...rights, right] : rights.filter((other) => other !== right))
                }
              />
              <span>
                {adminFr.nav.rights[right]} <span className="small muted">{rolesFr.rights[right]}</span>
              </span>
            </label>
          ))}
          {call.fields.rights && (
            <p className="field-error" id="token-rights-error">
              {call.fields.rights}
            </p>
          )}
        </fieldset>
        <Field
          label={fr.expires}
          hint={fr.expiresHint}
          name="expires_on"
          type="date"
          error={call.fields.expires_on}
        />
        <div className="form-actions">
          <Button type="submit" look="main" busy={call.busy}>
            {fr.create}
          </Button>
          <Button onClick={onClose}>{integrationsFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
