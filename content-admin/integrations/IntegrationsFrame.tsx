import '../screens/content.css';
import '../payments/payments.css';
import '../shared/dense.css';
import '../shared/shared.css';
import './integrations.css';
import type { ReactNode } from 'react';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { integrationsFr as fr } from './integrations.fr.ts';
import { INTEGRATION_PLACES, type IntegrationPlace } from './places.ts';

interface Props {
  place: IntegrationPlace;
  title: string;
  about: string;
  told?: string | null;
  onToldGone?(): void;
  /** The button that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens of tokens, webhooks and calls. */
export function IntegrationsFrame({
  place,
  title,
  about,
  told = null,
  onToldGone = () => {},
  action,
  children,
}: Props) {
  return (
    <div className="wrap admin-screen stack dense">
      <PlaceTabs label={fr.tabs.label} places={INTEGRATION_PLACES} names={fr.tabs} current={place} />
      <div className="admin-head">
        <h1>{title}</h1>
        {action}
      </div>
      <p className="pay-narrow">{about}</p>
      {children}
      <Toasts told={told} onGone={onToldGone} />
    </div>
  );
}
