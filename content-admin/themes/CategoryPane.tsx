import { useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { CATEGORY_NAME_MAX } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { AddCovers } from './AddCovers.tsx';
import { CoverRow } from './CoverRow.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { themesFr as fr } from './themes.fr.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import type { ShownCategory, ShownCover, Themes } from './useThemes.ts';

interface Props {
  category: ShownCategory;
  themes: Themes;
  onDeleted(): void;
}

/** One category: its name, and its covers in the order they are offered. */
export function CategoryPane({ category, themes, onDeleted }: Props) {
  const { id, name } = category;
  const [moving, setMoving] = useState<ShownCover | null>(null);
  const [covers, sort] = useSavedOrder<ShownCover, number>({
    items: category.covers,
    keyOf: (cover) => cover.id,
    save: (cover, position) => themeCalls.updateThemecoverCoverPosition({ id: cover, position }),
    onSettled: (error) =>
      themes.act(() => (error ? Promise.reject(error) : Promise.resolve()), fr.told.order).then(() => {}),
  });
  const labelOf = ({ alt, position }: ShownCover) => alt || fr.covers.unnamed(position + 1);

  return (
    <section className="theme-pane stack" aria-labelledby="theme-name">
      <h2 id="theme-name">{name}</h2>
      <AddCovers categoryId={id} themes={themes}>
        {covers.length === 0 && <p>{fr.covers.none}</p>}
        <SortableList
          items={covers}
          keyOf={(cover) => String(cover.id)}
          labelOf={labelOf}
          label={fr.covers.list(name)}
          onSort={sort}
        >
          {(cover) => (
            <CoverRow
              cover={cover}
              label={labelOf(cover)}
              alone={themes.categories.length < 2}
              onEnable={(enabled) =>
                themes.act(
                  () => themeCalls.updateThemecover({ id: cover.id, category_id: id, enabled }),
                  enabled ? fr.told.shown : fr.told.hidden,
                )
              }
              onMove={() => setMoving(cover)}
              onRemove={() => remove(themes, cover)}
            />
          )}
        </SortableList>
      </AddCovers>
      <CategoryForm key={`${id} ${name}`} category={category} themes={themes} onDeleted={onDeleted} />
      {moving && <MoveDialog cover={moving} themes={themes} onClose={() => setMoving(null)} />}
    </section>
  );
}

/** Undo rather than "are you sure": the cover comes back where it was. */
async function remove(themes: Themes, cover: ShownCover): Promise<void> {
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

function CategoryForm({ category, themes, onDeleted }: Props) {
  const { id, name } = category;
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  return (
    <form
      className="theme-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted && wanted !== name)
          themes.act(() => themeCalls.renameThemeCategory({ id, name: wanted }), fr.told.renamed);
      }}
    >
      <Field
        label={fr.rename.label}
        value={typed}
        maxLength={CATEGORY_NAME_MAX}
        error={wanted ? null : fr.add.needed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={!wanted || wanted === name}>
        {fr.rename.save}
      </Button>
      <SureButton
        danger
        label={fr.remove.button}
        question={fr.remove.confirm}
        onSure={async () => {
          if (await themes.act(() => themeCalls.deleteThemeCategory({ id }), fr.told.deleted(name)))
            onDeleted();
        }}
      />
    </form>
  );
}
