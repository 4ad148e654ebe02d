import { useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import { ownersCalls } from '../owners/owners.calls.ts';
import { Sure } from './Sure.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.end;

/** Closing a list, which is undone by its button, and deleting it, which is undone for 30 days. */
export function EndCard({ list }: { list: DetailedList }) {
  const [archived, setArchived] = useState<boolean | null>(null);
  const [owned, setOwned] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const call = useCall();
  const list_uuid = list.uuid;
  useEffect(() => {
    ownersCalls.getMyLists().then(
      ({ items }) => {
        const mine = items.find(({ uuid }) => uuid === list_uuid);
        setArchived(mine?.archived ?? false);
        setOwned(mine?.role === 'owner');
      },
      () => setArchived(false),
    );
  }, [list_uuid]);
  const archive = async (next: boolean) => {
    if (!(await call.run(() => listCalls.updateList({ list_uuid, archived: next })))) return;
    setArchived(next);
    setDone(next ? fr.archived : fr.reopened);
  };
  const remove = async () => {
    if (await call.run(() => listCalls.deleteList({ list_uuid }))) location.assign('/i/route');
  };
  return (
    <Card title={owned ? fr.title : fr.titleCo} error={call.error} done={done}>
      <p>{archived ? fr.isArchived : fr.archiveAbout}</p>
      <p>
        <Button busy={call.busy} disabled={archived === null} onClick={() => archive(!archived)}>
          {archived ? fr.reopen : fr.archive}
        </Button>
      </p>
      {owned && (
        <>
          <p>{fr.removeAbout}</p>
          <p>
            <Sure look="danger" label={fr.remove} sure={fr.sure} busy={call.busy} onSure={remove} />
          </p>
        </>
      )}
    </Card>
  );
}
