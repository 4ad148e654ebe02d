import '../screens/content.css';
import '../shared/dense.css';
import '../shared/dense-table.css';
import '../shared/two-panes.css';
import '../payments/payments.css';
import './offers.css';
import type { ReactNode } from 'react';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { offersFr } from './offers.fr.ts';
import { OFFER_PLACES, type OfferPlace } from './places.ts';

interface Props {
  place: OfferPlace;
  title: string;
  about?: string;
  /** Beside the title. */
  actions?: ReactNode;
  told?: string | null;
  onToldGone?(): void;
  children: ReactNode;
}

/** The frame of the screens of offers, vouchers and tickets: tabs, title, and what was just done. */
export function OffersFrame({ place, title, about, actions, told, onToldGone, children }: Props) {
  return (
    <div className="wrap admin-screen stack dense">
      <PlaceTabs
        label={offersFr.tabs.label}
        places={OFFER_PLACES}
        names={offersFr.tabs}
        current={place}
        rights={{ offers: 'offers', vouchers: 'payments', tickets: 'people' }}
      />
      <div className="admin-head">
        <h1>{title}</h1>
        {actions}
      </div>
      {about && <p className="pay-narrow">{about}</p>}
      {children}
      <Toasts told={told ?? null} onGone={() => onToldGone?.()} />
    </div>
  );
}
