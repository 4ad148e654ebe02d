import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { formatDate, formatMoment } from '#src/lib/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { StateBadge } from '../screens/StateBadge.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { sharedFr } from '../shared/shared.fr.ts';
import { deskFr } from './desk.fr.ts';

const RECENT_LINES = 7;
const PLANNED_LINES = 4;
const latest = () => lifeCalls.searchContent({ per_page: RECENT_LINES });
const planned = () =>
  lifeCalls.searchContent({ state: 'scheduled', sort: 'published_asc', per_page: PLANNED_LINES });
const hours = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

export function Recent() {
  const [loaded, reload] = useLoaded(latest);
  return (
    <>
      <section className="desk-part" aria-labelledby="recent" aria-busy={loaded.state === 'loading'}>
        <h2 id="recent">{deskFr.recent}</h2>
        {loaded.state === 'failed' && <LoadFailed retry={reload} />}
        {loaded.state === 'loading' && <Skeleton label={sharedFr.waiting} shape="row" count={4} />}
        {loaded.state === 'ready' && (
          <ul className="plain desk-lines">
            {loaded.value.items.map((item) => (
              <li key={item.id}>
                <a href={`/a/admin/editor?id=${item.id}`}>{item.title}</a>
                <span className="desk-why">
                  <StateBadge status={item.status} /> {formatMoment(item.updated_at)}
                  {item.updated_by && ` ${deskFr.by(item.updated_by)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href="/a/admin/content">{deskFr.contents}</a> ·{' '}
          <a href="/a/admin/content?etat=deleted">{deskFr.bin}</a>
        </p>
      </section>
      <Planned />
    </>
  );
}

function Planned() {
  const [loaded, reload] = useLoaded(planned);
  return (
    <section className="desk-part" aria-labelledby="planned" aria-busy={loaded.state === 'loading'}>
      <h2 id="planned">{deskFr.scheduled}</h2>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Skeleton label={sharedFr.waiting} shape="row" count={2} />}
      {loaded.state === 'ready' && loaded.value.total === 0 && <p className="muted">{deskFr.noScheduled}</p>}
      {loaded.state === 'ready' && loaded.value.total > 0 && (
        <ul className="plain desk-lines">
          {loaded.value.items.map((item) => (
            <li key={item.id}>
              <a href={`/a/admin/editor?id=${item.id}`}>{item.title}</a>
              <span className="desk-why">{item.scheduled_at && momentOf(item.scheduled_at)}</span>
            </li>
          ))}
        </ul>
      )}
      {loaded.state === 'ready' && loaded.value.total > PLANNED_LINES && (
        <p>
          <a
            href="/a/admin/content?etat=scheduled"
            aria-label={deskFr.allOf(loaded.value.total, deskFr.scheduled)}
          >
            {deskFr.all(loaded.value.total)}
          </a>
        </p>
      )}
    </section>
  );
}

function momentOf(at: string): string {
  return deskFr.at(formatDate(at), hours.format(new Date(at)));
}
