import '../screens/content.css';
import '../shared/two-panes.css';
import '#src/ui/css/button.css';
import '#src/ui/css/field.css';
import './catalogue.css';
import type { ReactNode } from 'react';
import { AdminGate } from '../screens/AdminGate.tsx';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { catalogueFr as fr } from './catalogue.fr.ts';
import { CATALOGUE_PLACES, type CataloguePlace } from './places.ts';

interface Props {
  current: CataloguePlace;
  children: ReactNode;
}

/** The screens of the catalogue stand beside each other, under one place of the bar. */
export function CatalogueFrame({ current, children }: Props) {
  return (
    <AdminGate>
      {() => (
        <div className="wrap admin-screen stack">
          <PlaceTabs label={fr.tabs} places={CATALOGUE_PLACES} names={fr.places} current={current} />
          {children}
        </div>
      )}
    </AdminGate>
  );
}
