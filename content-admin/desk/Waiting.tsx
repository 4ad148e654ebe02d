import type { SiteState } from '#src/journeys/newsroom/newsroom.calls.ts';
import { formatDate, formatMoment } from '#src/lib/format.ts';
import { PLACES } from '../nav.ts';
import { PAYMENT_PLACES } from '../payments/places.ts';
import type { Loaded } from '../screens/useLoaded.ts';
import { deskFr } from './desk.fr.ts';

const { waiting: fr } = deskFr;

interface Tile {
  key: 'messages' | 'mine' | 'pending' | 'reported' | 'refunds' | 'disputes' | 'quarantine';
  n: number;
  href: string;
  since: string | null;
  /** The last day to answer. */
  dueBy?: string | null;
}

/** People who wrote and wait: nothing is drawn while nobody does. */
export function Waiting({ state }: { state: Loaded<SiteState> }) {
  const tiles = state.state === 'ready' ? tilesOf(state.value).filter(({ n }) => n > 0) : [];
  if (tiles.length === 0) return null;
  return (
    <ul className="plain desk-tiles desk-wide" aria-label={fr.label}>
      {tiles.map(({ key, n, href, since, dueBy }) => (
        <li key={key}>
          <a className="desk-tile" href={href}>
            <span>
              <strong>{fr.number(n)}</strong> {fr[key](n)}
            </span>
            {since && <span className="desk-why">{fr.since(formatMoment(since))}</span>}
            {dueBy && <span className="desk-why">{fr.dueBy(formatDate(dueBy))}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function tilesOf(state: SiteState): Tile[] {
  return [...peopleTiles(state), ...moneyTiles(state)];
}

function moneyTiles({ payments: { refunds, disputes, quarantine } }: SiteState): Tile[] {
  const { refunds: toApprove, disputes: contested, quarantine: odd } = PAYMENT_PLACES;
  return [
    { key: 'refunds', n: refunds.total, href: `${toApprove}?etat=asked`, since: refunds.since },
    { key: 'disputes', n: disputes.total, href: contested, since: null, dueBy: disputes.due_by },
    { key: 'quarantine', n: quarantine.total, href: odd, since: quarantine.since },
  ];
}

function peopleTiles({ messages, reviews }: SiteState): Tile[] {
  const inbox = PLACES.messages.href;
  const queue = PLACES.reviews.href;
  return [
    { key: 'messages', n: messages.total, href: `${inbox}?etat=new`, since: messages.since },
    { key: 'mine', n: messages.mine, href: `${inbox}?miens`, since: null },
    { key: 'pending', n: reviews.pending, href: queue, since: reviews.since },
    { key: 'reported', n: reviews.reported, href: `${queue}?etat=reported`, since: null },
  ];
}
