import '../screens/content.css';
import '../shared/dense.css';
import '../shared/dense-table.css';
import '../shared/two-panes.css';
import './payments.css';
import type { ReactNode } from 'react';
import { AdminGate } from '../screens/AdminGate.tsx';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { paymentsFr } from './payments.fr.ts';
import { PAYMENT_PLACES, PAYMENT_RIGHTS, type PaymentPlace } from './places.ts';

interface Props {
  place: PaymentPlace;
  title: string;
  about?: string;
  told?: string | null;
  onToldGone?(): void;
  children: ReactNode;
}

/** The frame of every screen of payments: its tabs, its title, and what was just done. */
export function PaymentsFrame({ place, title, about, told, onToldGone, children }: Props) {
  return (
    <div className="wrap admin-screen stack dense">
      <PlaceTabs
        label={paymentsFr.tabs.label}
        places={PAYMENT_PLACES}
        names={paymentsFr.tabs}
        current={place}
        rights={PAYMENT_RIGHTS}
      />
      <h1>{title}</h1>
      {about && <p className="pay-narrow">{about}</p>}
      {children}
      <Toasts told={told ?? null} onGone={() => onToldGone?.()} />
    </div>
  );
}

/** A screen behind the gate: nothing shows before the server said who this is. */
export function gated(Screen: () => ReactNode) {
  return function GatedScreen() {
    return <AdminGate>{() => <Screen />}</AdminGate>;
  };
}
