import { type SubmitEvent, useState } from 'react';
import type { PersonRow } from '#src/features/accounts/people.calls.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { peopleFr } from './people.fr.ts';
import { RoleChecks } from './RoleChecks.tsx';

const fr = peopleFr.actions;

interface Props {
  person: PersonRow;
  busy: boolean;
  onSave(ids: number[]): void;
}

/** The roles a person has, each with all it opens. */
export function RolesForm({ person, busy, onSave }: Props) {
  const [loaded, reload] = useLoaded(rolesCalls.listRoles);
  const [chosen, setChosen] = useState(() => person.roles.map(({ id }) => id));
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <Waiting />;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(chosen);
  }
  return (
    <form className="form" method="post" onSubmit={submit}>
      <fieldset className="fieldset">
        <legend>{fr.roles}</legend>
        <p className="small muted">{fr.rolesAbout}</p>
        <RoleChecks roles={loaded.value.items} chosen={chosen} onChange={setChosen} />
      </fieldset>
      <div className="form-actions">
        <Button type="submit" busy={busy}>
          {fr.saveRoles}
        </Button>
      </div>
    </form>
  );
}
