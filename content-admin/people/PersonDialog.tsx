import '../screens/compare.css';
import { useState } from 'react';
import { type PersonRow, peopleCalls } from '#src/features/accounts/people.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { pushToken } from '#src/features/accounts/session.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mayHere } from '../held-rights.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { Journal } from './Journal.tsx';
import { nameOf } from './PeopleTable.tsx';
import { peopleFr } from './people.fr.ts';
import { RolesForm } from './RolesForm.tsx';

const fr = peopleFr.actions;

interface Props {
  person: PersonRow;
  onClose(): void;
}

/** The actions on an account. Each change is asked twice and written in the journal below. */
export function PersonDialog({ person, onClose }: Props) {
  const [shown, setShown] = useState(person);
  const [done, setDone] = useState<string | null>(null);
  const { run, busy, error } = useCall();
  const { uuid } = person;

  async function act(work: () => Promise<Partial<PersonRow>>, told: string) {
    setDone(null);
    const change = await run(work);
    if (!change) return;
    setShown((before) => ({ ...before, ...change }));
    setDone(told);
  }
  async function impersonate() {
    const opened = await run(() => peopleCalls.impersonate({ user_uuid: uuid }));
    if (!opened) return;
    pushToken(opened.token);
    location.assign('/i/marketplace/ma-liste');
  }

  // Rights, acting for somebody and the journal stay an admin's.
  const mine = mayHere('admin');
  const ofTeam = shown.admin || shown.roles.length > 0;
  const disabled = shown.disabled_at !== null;
  return (
    <Dialog title={nameOf(person)} onClose={onClose}>
      <div className="stack">
        <p>{person.email}</p>
        <Refused says={error} />
        {mine && !shown.admin && shown.roles.length === 0 && !disabled && (
          <>
            <p className="muted small">{fr.impersonateAbout}</p>
            <Button onClick={impersonate} busy={busy}>
              {fr.impersonate}
            </Button>
          </>
        )}
        {mine && (
          <RolesForm
            person={shown}
            busy={busy}
            onSave={(role_ids) =>
              act(() => rolesCalls.setRoles({ user_uuid: uuid, role_ids }), fr.done.roles)
            }
          />
        )}
        {(mine || !ofTeam) && (
          <div className="row">
            <SureButton
              label={disabled ? fr.enable : fr.disable}
              onSure={() =>
                act(
                  async () => {
                    const { enabled } = await peopleCalls.enableAccount({ user_id: uuid, enable: disabled });
                    return { disabled_at: enabled ? null : new Date().toISOString() };
                  },
                  disabled ? fr.done.enabled : fr.done.disabled,
                )
              }
            />
            <SureButton
              label={fr.endSessions}
              onSure={() =>
                act(async () => {
                  await peopleCalls.endSessionsOf({ user_uuid: uuid });
                  return { sessions: 0 };
                }, fr.done.sessions)
              }
            />
            {mine && (
              <SureButton
                label={shown.admin ? fr.removeAdmin : fr.makeAdmin}
                onSure={() =>
                  act(() => peopleCalls.setAdmin({ user_uuid: uuid, admin: !shown.admin }), fr.done.admin)
                }
              />
            )}
          </div>
        )}
        <p role="status">{done}</p>
        {mine && <Journal uuid={uuid} key={done} />}
      </div>
    </Dialog>
  );
}
