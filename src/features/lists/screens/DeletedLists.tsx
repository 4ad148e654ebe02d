import { useEffect, useState } from 'react';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { binCalls, type DeletedList } from '../bin/bin.calls.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.bin;

/** The lists one deleted, each with the way to take it back; nothing while there is none. */
export function DeletedLists() {
  const [lists, setLists] = useState<DeletedList[]>([]);
  const call = useCall();
  useEffect(() => {
    binCalls.getDeletedLists().then(
      ({ items }) => setLists(items),
      () => {},
    );
  }, []);
  if (lists.length === 0) return null;
  const restore = async (list_uuid: string) => {
    const back = await call.run(() => binCalls.restoreList({ list_uuid }));
    if (back) location.assign(`/${back.slug}`);
  };
  return (
    <Notice title={fr.title}>
      {call.error && <p role="alert">{call.error}</p>}
      <ul className="plain">
        {lists.map(({ uuid, title, items_count, until }) => (
          <li key={uuid} className="stack">
            <p>
              <strong>{title}</strong>, {fr.holds(items_count)}. {fr.until(formatDate(until))}
            </p>
            <p>
              <Button icon="undo" busy={call.busy} onClick={() => restore(uuid)}>
                {fr.restore}
                <span className="visually-hidden"> {title}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
