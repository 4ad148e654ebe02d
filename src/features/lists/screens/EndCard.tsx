import { useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { useCall } from '#src/features/accounts/useCall.ts';
import { Button } from '#src/ui/Button.tsx';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.end;

/** Closing a list, which can be undone, and removing it, which cannot. */
export function EndCard({ list }: { list: DetailedList }) {
  const [done, setDone] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const call = useCall();
  const list_uuid = list.uuid;
  const archive = async (archived: boolean) => {
    if (await call.run(() => listCalls.updateList({ list_uuid, archived })))
      setDone(archived ? fr.archived : fr.reopened);
  };
  const remove = async () => {
    if (await call.run(() => listCalls.deleteList({ list_uuid }))) location.assign('/i/route');
  };
  return (
    <Card title={fr.title} error={call.error} done={done}>
      <p>{fr.archiveAbout}</p>
      <p className="row">
        <Button busy={call.busy} onClick={() => archive(true)}>
          {fr.archive}
        </Button>
        <Button look="quiet" busy={call.busy} onClick={() => archive(false)}>
          {fr.reopen}
        </Button>
      </p>
      <p>{fr.removeAbout}</p>
      <p className="row">
        {asked ? (
          <>
            <Button onClick={() => setAsked(false)}>{fr.keep}</Button>
            <Button look="danger" busy={call.busy} onClick={remove}>
              {fr.sure}
            </Button>
          </>
        ) : (
          <Button look="danger" onClick={() => setAsked(true)}>
            {fr.remove}
          </Button>
        )}
      </p>
    </Card>
  );
}
