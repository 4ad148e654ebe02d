import '#src/ui/css/button.css';
import './desk.css';
import { NAMESPACES } from '#src/features/content/content.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { mayHere } from '../held-rights.ts';
import { PLACES } from '../nav.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { BeforeOpening } from './BeforeOpening.tsx';
import { deskFr } from './desk.fr.ts';
import { Health } from './Health.tsx';
import { Recent } from './Recent.tsx';
import { ToLook } from './ToLook.tsx';
import { Waiting } from './Waiting.tsx';

export function DeskScreen() {
  return (
    <AdminGate>
      {({ firstname }) => (
        <div className="wrap admin-screen desk">
          <header>
            <h1>
              {deskFr.heading} {firstname}
            </h1>
            <p className="lead">{deskFr.lead}</p>
          </header>
          {mayHere('admin') ? <Desk /> : <Own />}
          {mayHere('content') && <Links />}
        </div>
      )}
    </AdminGate>
  );
}

function Desk() {
  const [state, reload] = useLoaded(newsroomCalls.siteState);
  return (
    <>
      <Waiting state={state} />
      <BeforeOpening state={state} />
      <div className="desk-column">
        <ToLook />
      </div>
      <div className="desk-column">
        <Recent />
        <Health state={state} reload={reload} />
      </div>
    </>
  );
}

/** For who holds some rights: the texts for who writes, and the ways to the screens that theirs open. */
function Own() {
  return (
    <>
      <Ways />
      {mayHere('content') && (
        <>
          <div className="desk-column">
            <ToLook />
          </div>
          <div className="desk-column">
            <Recent />
          </div>
        </>
      )}
    </>
  );
}

function Ways() {
  const places = Object.entries(PLACES).filter(([key, { right }]) => key !== 'desk' && mayHere(right));
  return (
    <nav className="desk-part desk-wide" aria-label={deskFr.ways}>
      <ul className="plain row">
        {places.map(([key, { href, label }]) => (
          <li key={key}>
            <a className="button" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Links() {
  return (
    <section className="desk-part desk-wide" aria-labelledby="write">
      <h2 id="write">{deskFr.write}</h2>
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
