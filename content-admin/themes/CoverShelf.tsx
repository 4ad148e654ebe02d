import { themeCalls } from '#src/features/themes/themes.calls.ts';
import type { ShelvedCover } from '#src/features/themes/themes.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { CoverRow } from './CoverRow.tsx';
import { themesFr as fr } from './themes.fr.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import type { Themes } from './useThemes.ts';

interface Props {
  /** The name of the category. */
  name: string;
  covers: ShelvedCover[];
  total: number;
  offset: number;
  themes: Themes;
  onMove(cover: ShelvedCover): void;
}

/** A page of a category's covers, put in order by drag and by keyboard. */
export function CoverShelf({ name, covers, total, offset, themes, onMove }: Props) {
  const [order, sort] = useSavedOrder<ShelvedCover, number>({
    items: covers,
    keyOf: (cover) => cover.id,
    save: (id, to) => themeCalls.updateThemecoverCoverPosition({ id, position: offset + to }),
    onSettled: (error) =>
      themes.act(() => (error ? Promise.reject(error) : Promise.resolve()), fr.told.order).then(() => {}),
  });
  const labelOf = ({ alt, position }: ShelvedCover) => alt || fr.covers.unnamed(position + 1);
  return (
    <SortableList
      items={order}
      keyOf={(cover) => String(cover.id)}
      labelOf={labelOf}
      label={fr.covers.list(name)}
      onSort={sort}
      within={{ offset, total }}
    >
      {(cover) => (
        <CoverRow
          cover={cover}
          label={labelOf(cover)}
          alone={themes.categories.length < 2 && total < 2}
          onEnable={(enabled) =>
            themes.act(
              () => themeCalls.updateThemecover({ id: cover.id, category_id: cover.category_id, enabled }),
              enabled ? fr.told.shown : fr.told.hidden,
            )
          }
          onMove={() => onMove(cover)}
          onRemove={() => remove(themes, cover)}
        />
      )}
    </SortableList>
  );
}

/** Removes at once and offers to undo: the cover comes back where it was. */
async function remove(themes: Themes, cover: ShelvedCover): Promise<void> {
  const { cdn_url, category_id, blurhash, position, enabled } = cover;
  async function putBack(): Promise<void> {
    const { id } = await themeCalls.addNewThemecover({ cdn_url, category_id, blurhash });
    await themeCalls.updateThemecoverCoverPosition({ id, position });
    if (!enabled) await themeCalls.updateThemecover({ id, category_id, enabled });
  }
  await themes.act(() => themeCalls.deleteThemecover({ id: cover.id }), {
    text: fr.told.removed,
    undo: () => void themes.act(putBack, fr.told.added(1)),
  });
}
