import { useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { type MyList, ownersCalls } from '../owners/owners.calls.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.mine;

/** Shown to whoever holds several lists: which one is the main one. */
export function MyListsCard({ current }: { current: string }) {
  const [lists, setLists] = useState<MyList[]>([]);
  const call = useCall();
  const load = () =>
    ownersCalls.getMyLists().then(
      ({ items }) => setLists(items),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    load();
  }, []);
  if (lists.length < 2) return null;
  const makeMain = async (list_uuid: string) => {
    if (await call.run(() => ownersCalls.setMainList({ list_uuid }))) await load();
  };
  return (
    <Card title={fr.title} error={call.error}>
      <p>{fr.hint}</p>
      <ul className="plain owners">
        {lists.map(({ uuid, slug, title, main }) => (
          <li key={uuid}>
            <span>
              {uuid === current ? <strong>{title}</strong> : <a href={`/${slug}`}>{title}</a>}{' '}
              {main && <span className="pill">{fr.main}</span>}
            </span>
            {!main && (
              <Button busy={call.busy} onClick={() => makeMain(uuid)}>
                {fr.makeMain}
                <span className="visually-hidden"> {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
