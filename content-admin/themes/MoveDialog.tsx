import { themeCalls } from '#src/features/themes/themes.calls.ts';
import type { ShelvedCover } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { themesFr as fr } from './themes.fr.ts';
import type { Themes } from './useThemes.ts';

interface Props {
  cover: ShelvedCover;
  /** The number of covers in its category. */
  total: number;
  themes: Themes;
  onPlace(position: number): void;
  onClose(): void;
}

/** Another place in its category, or another category. */
export function MoveDialog({ cover, total, themes, onPlace, onClose }: Props) {
  const others = themes.categories.filter(({ id }) => id !== cover.category_id);
  return (
    <Dialog title={fr.move.title} onClose={onClose} narrow>
      {total > 1 && <PlaceForm position={cover.position} total={total} onPlace={onPlace} />}
      {others.length > 0 && (
        <>
          <h3>{fr.move.category}</h3>
          <p className="muted">{fr.move.lead}</p>
        </>
      )}
      <ul className="plain theme-destinations">
        {others.map(({ id, name }) => (
          <li key={id}>
            <Button
              wide
              onClick={() => {
                onClose();
                themes.act(
                  () =>
                    themeCalls.updateThemecover({ id: cover.id, category_id: id, enabled: cover.enabled }),
                  fr.told.moved(name),
                );
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
