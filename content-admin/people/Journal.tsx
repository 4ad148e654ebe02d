import { useCallback, useState } from 'react';
import { PEOPLE_PER_PAGE, peopleCalls } from '#src/features/accounts/people.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { peopleFr } from './people.fr.ts';

const fr = peopleFr.journal;

/** The audit log about one person, the newest first. */
export function Journal({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1);
  const load = useCallback(() => peopleCalls.auditOf({ user_uuid: uuid, page }), [uuid, page]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const { items, total } = loaded.value;
  return (
    <section aria-labelledby="journal">
      <h3 id="journal">{fr.title}</h3>
      {items.length === 0 && <p>{fr.empty}</p>}
      <ul className="plain people-journal">
        {items.map((entry) => (
          <li key={entry.id}>
            <code>{entry.action}</code> {entry.by && fr.by(entry.by)}{' '}
            {entry.impersonated_by && fr.asWell(entry.impersonated_by)}{' '}
            <time className="muted" dateTime={entry.at}>
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={PEOPLE_PER_PAGE} total={total} onPage={setPage} />
    </section>
  );
}
