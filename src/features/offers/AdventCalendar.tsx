import './offers.css';
import { useEffect, useRef, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { productHref } from '#src/features/catalogue/links.ts';
import { Drawing } from '#src/ui/Drawing.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { drawingOf } from './door-drawing.ts';
import { offerCalls } from './offer.calls.ts';
import type { Calendar, Claim, Offer } from './offer.ts';
import { adventFr as fr } from './page.fr.ts';

type Door = Calendar['doors'][number];

interface Shown {
  day: number;
  offer: Offer;
  claim: Claim | null;
}

/** The doors of the person who is signed in: a tap or a key opens one, and shows what stands behind it. */
export function AdventCalendar({ year }: { year: number | null }) {
  const { run, error } = useCall();
  // Of its own: what is being read again keeps no door shut.
  const opening = useCall();
  const [calendar, setCalendar] = useState<Calendar | null>(null);
  const [claims, setClaims] = useState<readonly Claim[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  const asked = year === null ? {} : { year };
  const load = () =>
    run(async () => {
      const now = await offerCalls.calendar(asked);
      setCalendar(now);
      setClaims((await offerCalls.mine()).items);
      return now;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    let known = false;
    requireLogin().then(async () => {
      known = true;
      const now = await load();
      const pressed = pressedBefore();
      const door = now?.doors.find(({ day }) => day === pressed);
      if (now && door?.state === 'openable') await open(now.year, door.day);
    });
    // A tab that was left open overnight shows the door of the new day once it is looked at.
    const look = () => {
      if (known && document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  async function open(of: number, day: number) {
    const opened = await opening.run(() => offerCalls.openDoor({ year: of, day }));
    if (!opened) return;
    setShown({ day, ...opened });
    await load();
  }

  if (!calendar)
    return error ? <Refused says={error} /> : <Skeleton label={fr.loading} shape="text" count={4} />;
  const { year: of } = calendar;

  async function press({ day, state, offer }: Door) {
    if (offer)
      return setShown({ day, offer, claim: claims.find((one) => one.offer.id === offer.id) ?? null });
    if (state === 'openable' && !opening.busy) await open(of, day);
  }

  return (
    <div className="stack">
      <Refused says={opening.error ?? error} />
      {shown && <Behind key={shown.day} {...shown} />}
      <ol className="advent" aria-label={fr.doors(of)}>
        {calendar.doors.map((door) => (
          <li key={door.day}>
            <DoorButton door={door} onPress={() => press(door)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The door that was pressed before this script was there, or before the login: once, then the address forgets it. */
function pressedBefore(): number | null {
  const day = new URLSearchParams(location.search).get('porte');
  if (day === null) return null;
  history.replaceState(history.state, '', location.pathname);
  return Number(day);
}

function DoorButton({ door: { day, state, offer }, onPress }: { door: Door; onPress(): void }) {
  return (
    <button
      type="button"
      className="advent-door"
      data-state={state}
      disabled={state !== 'openable' && state !== 'opened'}
      onClick={onPress}
    >
      <Drawing kind={drawingOf(day)} />
      <span className="advent-day">
        <span className="visually-hidden">{fr.door} </span>
        {day}
      </span>
      {offer && <span className="visually-hidden">{`${fr.state[state]} : `}</span>}
      <span className="advent-state">{offer ? fr.worth(offer) || offer.title : fr.state[state]}</span>
    </button>
  );
}

/** The surprise of a door, where the reader is led as it opens. */
function Behind({ day, offer, claim }: Shown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const worth = fr.worth(offer);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="sage" role="status" title={`${fr.behind(day)} : ${offer.title}`}>
        {worth && <p className="lead">{worth}</p>}
        {offer.text && <p>{offer.text}</p>}
        {claim?.code && (
          <p>
            {fr.code}
            <br />
            <strong className="advent-code">{claim.code}</strong>
          </p>
        )}
        {claim?.voucher_id && (
          <p>
            {fr.voucher} <a href="/i/marketplace/bons-achat">{fr.seeVouchers}</a>
          </p>
        )}
        {offer.product && (
          <p>
            <a href={productHref(offer.product)}>
              {fr.seeProduct} : {offer.product.name}
            </a>
          </p>
        )}
        {offer.content_path && (
          <p>
            <a href={offer.content_path}>{fr.read}</a>
          </p>
        )}
        {claim && offer.kind !== 'content' && <p className="small">{fr.ends(claim.expires_at)}</p>}
      </Notice>
    </div>
  );
}
