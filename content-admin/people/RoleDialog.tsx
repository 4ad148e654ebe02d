import { type SubmitEvent, useState } from 'react';
import { ROLE_NAME_MAX, type Role, rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { RIGHTS, type Right } from '#src/lib/rights.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { adminFr } from '../admin.fr.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { rolesFr as fr } from './roles.fr.ts';

interface Props {
  /** Null for a new one. */
  role: Role | null;
  onClose(): void;
  onSaved(name: string): void;
}

/** A role's name, and what it opens. */
export function RoleDialog({ role, onClose, onSaved }: Props) {
  const call = useCall();
  const [rights, setRights] = useState<readonly Right[]>(role?.rights ?? []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const given = { name, rights: [...rights], ...(role ? { id: role.id } : {}) };
    const saved = await call.run(() => rolesCalls.saveRole(given));
    if (saved) onSaved(saved.name);
  }
  return (
    <Dialog title={role ? fr.changeOf(role.name) : fr.make} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <Refused says={call.error} />
        <Field
          label={fr.name}
          name="name"
          required
          maxLength={ROLE_NAME_MAX}
          defaultValue={role?.name}
          error={call.fields.name}
          data-first
        />
        <fieldset className="fieldset">
          <legend>{fr.opens}</legend>
          {RIGHTS.map((right) => (
            <label key={right} className="check">
              <input
                type="checkbox"
                checked={rights.includes(right)}
                onChange={({ target }) =>
                  setRights(target.checked ? [...rights, right] : rights.filter((other) => other !== right))
                }
              />
              <span>
                {adminFr.nav.rights[right]} <span className="small muted">{fr.rights[right]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {role && <p className="small muted">{fr.holders}</p>}
        <div className="form-actions">
          <Button type="submit" look="main" busy={call.busy}>
            {fr.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
