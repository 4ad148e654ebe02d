import '../screens/content.css';
import '../shared/dense.css';
import '../shared/shared.css';
import './outings.css';
import type { ToldBy } from '#src/calls/client.ts';
import { type DoubtfulOuting, type OutingsFeed, outingsDeskCalls } from '#src/features/tourism/desk.calls.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { outingsAdminFr as fr } from './outings.fr.ts';

type Desk = ToldBy<typeof outingsDeskCalls.outingsDesk>;

const OUTINGS_PATH = '/a-faire-en-famille';
const COMMAND = 'npm run datatourisme:import -- <fichier>';
const load = () => outingsDeskCalls.outingsDesk({});

const noticeHref = ({ reference }: DoubtfulOuting) =>
  `https://www.pop.culture.gouv.fr/notice/museo/${encodeURIComponent(reference)}`;
const mapHref = ({ position: { lat, lng } }: DoubtfulOuting) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=13/${lat}/${lng}`;

export function OutingsScreen() {
  return <AdminGate>{() => <Outings />}</AdminGate>;
}

/** `/a/admin/content/sorties`: outings whose place is not believed, and what was imported. */
function Outings() {
  const [loaded, reload] = useLoaded(load);
  return (
    <div className="wrap admin-screen stack dense">
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <a className="button" href={OUTINGS_PATH}>
          {fr.open}
        </a>
      </div>
      <p className="outings-about">{fr.about}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && (
        <>
          <Doubtful items={loaded.value.doubtful} />
          <Feeds feeds={loaded.value.feeds} />
        </>
      )}
    </div>
  );
}

function Doubtful({ items }: { items: Desk['doubtful'] }) {
  return (
    <section aria-labelledby="mis-en-doute">
      <h2 id="mis-en-doute">{fr.doubtful}</h2>
      <p className="small muted" role="status">
        {items.length > 0 ? fr.count(items.length) : fr.none}
      </p>
      <ul className="plain outings-doubts">
        {items.map((one) => (
          <li key={one.reference} className="desk-line">
            <div>
              <h3>{one.name}</h3>
              <p className="outings-doubt" title={fr.doubts[one.doubt]}>
                {fr.doubts[one.doubt]}
              </p>
              <p className="small muted">
                {fr.place(one)} · {one.address || fr.noAddress}
              </p>
            </div>
            <p className="row">
              <a className="button" href={noticeHref(one)} aria-label={fr.noticeOf(one.name)}>
                {fr.notice}
              </a>
              <a className="button" href={mapHref(one)} aria-label={fr.mapOf(one.name)}>
                {fr.map}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {items.length > 0 && <p className="small">{fr.mend}</p>}
    </section>
  );
}

function Feeds({ feeds }: { feeds: readonly OutingsFeed[] }) {
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">{fr.feeds}</h2>
      {feeds.length === 0 && <p>{fr.noFeed}</p>}
      <ul className="plain">
        {feeds.map((feed) => (
          <li key={feed.feed} className="desk-line">
            <div>
              <h3>{feed.feed}</h3>
              <p>{fr.imported(feed)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="small">
        {fr.how} <code className="outings-command">{COMMAND}</code> {fr.howAfter}
      </p>
    </section>
  );
}
