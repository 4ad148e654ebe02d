import { Card } from '#src/features/accounts/settings/Card.tsx';
import { ListSwitches } from '../editor/ListSwitches.tsx';
import { ListWords } from '../editor/ListWords.tsx';
import { SlugForm } from '../editor/SlugForm.tsx';
import { DeletedLists } from './DeletedLists.tsx';
import { EndCard } from './EndCard.tsx';
import { MyListsCard } from './MyListsCard.tsx';
import { OwnersCard } from './OwnersCard.tsx';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';
import { TakeAwayCard } from './TakeAwayCard.tsx';

const fr = screensFr.settings;

/** `/i/marketplace/parametres/liste`. */
export function SettingsScreen() {
  return (
    <OwnListScreen saves>
      {(list) => (
        <>
          <Card title={fr.words}>
            <div className="form">
              <ListWords list={list} />
            </div>
          </Card>
          <Card title={fr.address}>
            <SlugForm list={list} />
          </Card>
          <Card title={fr.rules}>
            <div className="form">
              <ListSwitches list={list} />
            </div>
          </Card>
          <OwnersCard listUuid={list.uuid} />
          <MyListsCard current={list.uuid} />
          <TakeAwayCard list={list} />
          <EndCard list={list} />
          <DeletedLists />
        </>
      )}
    </OwnListScreen>
  );
}
