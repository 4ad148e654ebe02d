import '#src/ui/css/button.css';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { NAMESPACES } from '#src/features/content/content.ts';
import { formatMoment } from '#src/lib/format.ts';
import { adminFr } from '../admin.fr.ts';
import { AdminGate } from './AdminGate.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { namespaceLabel, StateBadge } from './StateBadge.tsx';
import { useLoaded } from './useLoaded.ts';

const { desk, reasons } = adminFr;
const ATTENTION_LINES = 8;
const RECENT_LINES = 8;
const editorHref = (id: number) => `/a/admin/editor?id=${id}`;

export function DeskScreen() {
  return (
    <AdminGate>
      {(user) => (
        <div className="wrap admin-screen desk">
          <header>
            <h1>
              {desk.heading} {user.firstname || ''}
            </h1>
            <p className="lead">{desk.lead}</p>
          </header>
          <Attention />
          <Recent />
          <Links />
        </div>
      )}
    </AdminGate>
  );
}

function Attention() {
  const [loaded, reload] = useLoaded(editorCalls.contentAttention);
  return (
    <section className="desk-part" aria-labelledby="attention" aria-busy={loaded.state === 'loading'}>
      <h2 id="attention">{desk.attention}</h2>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'ready' && loaded.value.total === 0 && <p>{desk.nothing}</p>}
      {loaded.state === 'ready' && (
        <ul className="plain desk-lines">
          {loaded.value.items.slice(0, ATTENTION_LINES).map((item) => (
            <li key={item.id}>
              <a href={editorHref(item.id)}>{item.title}</a>
              <span className="desk-why">{reasons[item.reason]}</span>
            </li>
          ))}
        </ul>
      )}
      {loaded.state === 'ready' && loaded.value.total > ATTENTION_LINES && (
        <p className="muted">{desk.more(loaded.value.total - ATTENTION_LINES)}</p>
      )}
    </section>
  );
}

function Recent() {
  const [loaded, reload] = useLoaded(editorCalls.contentList);
  return (
    <section className="desk-part" aria-labelledby="recent" aria-busy={loaded.state === 'loading'}>
      <h2 id="recent">{desk.recent}</h2>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'ready' && (
        <ul className="plain desk-lines">
          {loaded.value.items.slice(0, RECENT_LINES).map((item) => (
            <li key={item.id}>
              <a href={editorHref(item.id)}>{item.title}</a>
              <span className="desk-why">
                <StateBadge status={item.status} /> {formatMoment(item.updated_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/a/admin/content">{desk.all}</a> · <a href="/a/admin/content?etat=deleted">{desk.bin}</a>
      </p>
    </section>
  );
}

function Links() {
  return (
    <section className="desk-part desk-links" aria-labelledby="write">
      <h2 id="write">{desk.write}</h2>
      <ul className="plain row">
        {NAMESPACES.map((namespace, n) => (
          <li key={namespace}>
            <a
              className={n === 0 ? 'button button-main' : 'button'}
              href={`/a/admin/editor?new&namespace=${namespace}`}
            >
              {namespaceLabel(namespace)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
