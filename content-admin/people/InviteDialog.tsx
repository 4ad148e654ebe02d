import { type SubmitEvent, useState } from 'react';
import { type Role, rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { RoleChecks } from './RoleChecks.tsx';
import { rolesFr } from './roles.fr.ts';

const fr = rolesFr.invite;

interface Props {
  roles: readonly Role[];
  onClose(): void;
  onSent(email: string): void;
}

/** Somebody's address, and the roles they will have. */
export function InviteDialog({ roles, onClose, onSent }: Props) {
  const call = useCall();
  const [chosen, setChosen] = useState<readonly number[]>([]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    if (chosen.length === 0) return call.refuse(fr.noRole);
    if (await call.run(() => rolesCalls.inviteStaff({ email, role_ids: [...chosen] }))) onSent(email);
  }
  return (
    <Dialog title={fr.title} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <Refused says={call.error} />
        <p className="muted">{fr.about}</p>
        <Field label={fr.email} name="email" type="email" required error={call.fields.email} data-first />
        <fieldset className="fieldset">
          <legend>{fr.roles}</legend>
          <RoleChecks roles={roles} chosen={chosen} onChange={setChosen} />
        </fieldset>
        <div className="form-actions">
          <Button type="submit" look="main" busy={call.busy}>
            {fr.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
