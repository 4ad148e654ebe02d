import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../screens/Dialog.tsx';
import { themesFr as fr } from './themes.fr.ts';
import type { ShownCover, Themes } from './useThemes.ts';

interface Props {
  cover: ShownCover;
  themes: Themes;
  onClose(): void;
}

export function MoveDialog({ cover, themes, onClose }: Props) {
  const others = themes.categories.filter(({ id }) => id !== cover.category_id);
  return (
    <Dialog title={fr.move.title} onClose={onClose} narrow>
      <p className="muted">{fr.move.lead}</p>
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
