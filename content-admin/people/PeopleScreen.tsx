import '../screens/content.css';
import '../shared/dense.css';
import './people.css';
import { useCallback, useEffect, useState } from 'react';
import { PEOPLE_PER_PAGE, type PersonRow, peopleCalls } from '#src/features/accounts/people.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { mayHere } from '../held-rights.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { EndEverybody } from './EndEverybody.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { peopleFr as fr } from './people.fr.ts';
import { type PeopleQuery, readQuery, writeQuery } from './people-query.ts';

export function PeopleScreen() {
  return <AdminGate>{() => <People />}</AdminGate>;
}

/** `/a/admin/users`: found on the server, a page at a time; the address is the state. */
function People() {
  const [query, setQuery] = useState<PeopleQuery>(() => readQuery(location.search));
  const [opened, setOpened] = useState<PersonRow | null>(null);
  const load = useCallback(() => peopleCalls.searchPeople(query), [query]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writeQuery(query)), [query]);
  const found = loaded.state === 'ready' ? loaded.value : null;
  return (
    <div className="wrap admin-screen stack dense">
      <div className="admin-head">
        <h1>{fr.title}</h1>
        {mayHere('admin') && <EndEverybody />}
      </div>
      <PeopleFilters query={query} onChange={(change) => setQuery({ ...query, page: 1, ...change })} />
      <p className="small muted" role="status">
        {found && fr.count(found.total)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && (
        <p>
          {fr.none} <Button onClick={() => setQuery({ query: '', state: 'all', page: 1 })}>{fr.clear}</Button>
        </p>
      )}
      {found && found.items.length > 0 && <PeopleTable items={found.items} onOpen={setOpened} />}
      {found && (
        <Pager
          page={query.page}
          perPage={PEOPLE_PER_PAGE}
          total={found.total}
          onPage={(page) => setQuery({ ...query, page })}
        />
      )}
      {opened && (
        <PersonDialog
          person={opened}
          onClose={() => {
            setOpened(null);
            reload();
          }}
        />
      )}
    </div>
  );
}
