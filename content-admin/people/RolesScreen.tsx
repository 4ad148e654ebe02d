import '../screens/content.css';
import './people.css';
import { useState } from 'react';
import { type Role, rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { rightsText } from './rights-text.ts';
import { rolesFr as fr } from './roles.fr.ts';

export function RolesScreen() {
  return <AdminGate>{() => <Roles />}</AdminGate>;
}

type Edited = Role | 'new' | null;

/** `/a/admin/users/roles`: what each role opens; a person is given theirs in the list of accounts. */
function Roles() {
  const [loaded, reload] = useLoaded(rolesCalls.listRoles);
  const [edited, setEdited] = useState<Edited>(null);
  const [inviting, setInviting] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { run, error } = useCall();

  async function remove({ id, name }: Role) {
    if (!(await run(() => rolesCalls.deleteRole({ id })))) return;
    setTold(fr.removed(name));
    reload();
  }
  return (
    <div className="wrap admin-screen stack">
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <div className="row">
          <Button look="main" icon="mail" onClick={() => setInviting(true)}>
            {fr.invite.open}
          </Button>
          <Button onClick={() => setEdited('new')}>{fr.make}</Button>
        </div>
      </div>
      <p>
        {fr.about} <a href="/a/admin/users?etat=staff">{fr.team}</a>
      </p>
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && (
        <ul className="plain roles">
          {loaded.value.items.map((role) => (
            <li key={role.id} className="role">
              <div>
                <h2>{role.name}</h2>
                <p>{role.rights.length > 0 ? rightsText(role.rights) : fr.nothing}</p>
              </div>
              <div className="row">
                <Button aria-label={fr.changeOf(role.name)} onClick={() => setEdited(role)}>
                  {fr.change}
                </Button>
                <SureButton label={fr.remove} onSure={() => void remove(role)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <RoleDialog
          role={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(name) => {
            setEdited(null);
            setTold(fr.saved(name));
            reload();
          }}
        />
      )}
      {inviting && loaded.state === 'ready' && (
        <InviteDialog
          roles={loaded.value.items}
          onClose={() => setInviting(false)}
          onSent={(email) => {
            setInviting(false);
            setTold(fr.invite.sent(email));
          }}
        />
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}
