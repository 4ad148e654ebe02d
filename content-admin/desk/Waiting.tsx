import type { SiteState } from '#src/features/newsroom/newsroom.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { PLACES, REVIEWS_HREF } from '../nav.ts';
import type { Loaded } from '../screens/useLoaded.ts';
import { deskFr } from './desk.fr.ts';

const { waiting: fr } = deskFr;

interface Tile {
  key: 'messages' | 'mine' | 'pending' | 'reported';
  n: number;
  href: string;
  since: string | null;
}

/** People who wrote and wait: nothing is drawn while nobody does. */
export function Waiting({ state }: { state: Loaded<SiteState> }) {
  const tiles = state.state === 'ready' ? tilesOf(state.value).filter(({ n }) => n > 0) : [];
  if (tiles.length === 0) return null;
  return (
    <ul className="plain desk-tiles desk-wide" aria-label={fr.label}>
      {tiles.map(({ key, n, href, since }) => (
        <li key={key}>
          <a className="desk-tile" href={href}>
            <span>
              <strong>{fr.number(n)}</strong> {fr[key](n)}
            </span>
            {since && <span className="desk-why">{fr.since(formatMoment(since))}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function tilesOf({ messages, reviews }: SiteState): Tile[] {
  const inbox = PLACES.messages.href;
  const queue = REVIEWS_HREF;
  return [
    { key: 'messages', n: messages.total, href: `${inbox}?etat=new`, since: messages.since },
    { key: 'mine', n: messages.mine, href: `${inbox}?miens`, since: null },
    { key: 'pending', n: reviews.pending, href: queue, since: reviews.since },
    { key: 'reported', n: reviews.reported, href: `${queue}?etat=reported`, since: null },
  ];
}
