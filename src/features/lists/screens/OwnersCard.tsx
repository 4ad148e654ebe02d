import { type SubmitEvent, useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { createTurns } from '#src/lib/turns.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { type ListOwner, type Owners, ownersCalls } from '../owners/owners.calls.ts';
import { Sure } from './Sure.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.owners;

/** Shows who holds the list, and who was asked to. */
export function OwnersCard({ listUuid }: { listUuid: string }) {
  const [owners, setOwners] = useState<Owners | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const call = useCall();
  const list_uuid = listUuid;
  const [begin] = useState(createTurns);
  const load = () => {
    const isNewest = begin();
    return ownersCalls.getCoOwners({ list_uuid }).then(
      (found) => {
        if (isNewest()) setOwners(found);
      },
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list.
  useEffect(() => {
    load();
  }, [listUuid]);

  async function run(work: () => Promise<unknown>, said: string): Promise<boolean> {
    setDone(null);
    const result = await call.run(work);
    if (result === null) return false;
    await load();
    setDone(said);
    return true;
  }
  const invite = (email: string) =>
    run(() => ownersCalls.inviteCoOwner({ list_uuid, email }), fr.invited(email));
  const remove = async ({ user_uuid, me }: ListOwner) => {
    if (!(await run(() => ownersCalls.removeCoOwner({ list_uuid, user_uuid }), fr.removed)) && !me) return;
    if (me) location.assign('/i/route');
  };

  return (
    <Card title={fr.title} error={call.error} done={done}>
      <p>{owners && !owners.can_invite ? fr.aboutCo : fr.about}</p>
      <ul className="plain owners">
        {owners?.owners.map((owner) => (
          <li key={owner.user_uuid}>
            <span>
              <strong>{owner.display_name}</strong> {owner.me && `(${fr.you})`}{' '}
              <span className="muted">{owner.role === 'owner' ? fr.owner : fr.coOwner}</span>
            </span>
            {owner.role === 'co_owner' && (owner.me || owners.can_invite) && (
              <Sure
                label={owner.me ? fr.leave : `${fr.remove} ${owner.display_name}`}
                sure={owner.me ? fr.leaveSure : screensFr.sure}
                busy={call.busy}
                onSure={() => remove(owner)}
              />
            )}
          </li>
        ))}
        {owners?.invitations.map(({ uuid, email, expires_at }) => (
          <li key={uuid}>
            <span>
              <strong>{email}</strong> <span className="muted">{fr.waiting(expires_at)}</span>
            </span>
            <span className="row">
              <Button look="quiet" busy={call.busy} onClick={() => invite(email)}>
                {fr.again}
              </Button>
              <Button
                look="quiet"
                busy={call.busy}
                onClick={() =>
                  run(
                    () => ownersCalls.cancelCoOwnerInvitation({ list_uuid, invitation_uuid: uuid }),
                    fr.removed,
                  )
                }
              >
                {fr.cancel}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {owners?.can_invite && <InviteForm busy={call.busy} error={call.fields.email} onInvite={invite} />}
    </Card>
  );
}

interface InviteProps {
  busy: boolean;
  error: string | undefined;
  onInvite: (email: string) => Promise<boolean>;
}

function InviteForm({ busy, error, onInvite }: InviteProps) {
  const [email, setEmail] = useState('');
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await onInvite(email.trim())) setEmail('');
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label={fr.email}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="form-actions">
        <Button type="submit" icon="send" busy={busy}>
          {fr.invite}
        </Button>
      </div>
    </form>
  );
}
