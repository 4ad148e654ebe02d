import '../catalogue/catalogue.css';
import '../screens/content.css';
import '../shared/shared.css';
import '../shared/two-panes.css';
import type { ReactNode } from 'react';
import type { Business } from '#src/features/merchants/merchant.ts';
import { formatDate } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { COMPANY, SELLER_PLACES, type SellerPlace } from './places.ts';
import { SellerGate } from './SellerGate.tsx';
import { completeFr, sellerFr as fr } from './seller.fr.ts';

interface Props {
  place: SellerPlace;
  /** The heading; the place's name without one. Null where the screen has its own. */
  title?: string | null;
  children(me: Business, more: { owner: boolean; reload(): void }): ReactNode;
}

/** The frame of every screen of a seller: which business, its state, the screens beside, a title. */
export function SellerFrame({ place, title, children }: Props) {
  return (
    <SellerGate title={title ?? fr.tabs[place]}>
      {(me, more) => (
        <div className="stack seller-screen">
          <p className="eyebrow">{me.name}</p>
          <PlaceTabs label={fr.tabsLabel} places={SELLER_PLACES} names={fr.tabs} current={place} />
          {place !== 'today' && me.status === 'pending' && (
            <Notice>
              <p>{fr.pendingShort}</p>
            </Notice>
          )}
          <EndNote me={me} place={place} />
          {me.siret === '' && !me.closed_at && place !== 'settings' && (
            <Notice tone="alert">
              <p>
                {completeFr.ask} <a href={COMPANY}>{completeFr.give}</a>
              </p>
            </Notice>
          )}
          {title !== null && <h1>{title ?? fr.tabs[place]}</h1>}
          {children(me, more)}
        </div>
      )}
    </SellerGate>
  );
}

/** Its end, told on every screen: since when, or from when on, and that its money is paid out. */
function EndNote({ me, place }: { me: Business; place: SellerPlace }) {
  if (me.closed_at)
    return (
      <Notice tone="cream" title={fr.closed(formatDate(me.closed_at))}>
        <p>
          {fr.closedText} {place !== 'payments' && <a href={SELLER_PLACES.payments}>{fr.money}</a>}
        </p>
      </Notice>
    );
  if (!me.closes_at) return null;
  return (
    <Notice tone="alert" title={fr.closing(formatDate(me.closes_at))}>
      <p>
        {fr.closingText(me.status_reason)} <a href="/contactez-nous">{fr.write}</a>
      </p>
    </Notice>
  );
}

/** For screens of money and members: their owner's alone. */
export function OwnersOnly() {
  return (
    <Notice>
      <p>{fr.ownersOnly}</p>
    </Notice>
  );
}
