import { Card } from '#src/features/accounts/settings/Card.tsx';
import { ColoursCard } from './ColoursCard.tsx';
import { CoverCard } from './CoverCard.tsx';
import { LookPreview } from './LookPreview.tsx';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.look;

/** `/i/marketplace/parametres/theme` and `/i/marketplace/liste-personnalisation`. */
export function LookScreen() {
  return (
    <OwnListScreen saves>
      {(list) => (
        <div className="look">
          <LookPreview list={list} />
          <div>
            <Card title={fr.cover}>
              <CoverCard list={list} />
            </Card>
            <Card title={fr.colours}>
              <ColoursCard list={list} />
            </Card>
          </div>
        </div>
      )}
    </OwnListScreen>
  );
}
