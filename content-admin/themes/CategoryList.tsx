import { useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { CATEGORY_NAME_MAX, type CategoryLine } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { themesFr as fr } from './themes.fr.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import type { Themes } from './useThemes.ts';

export type Chosen = number | 'unsplash' | null;

interface Props {
  themes: Themes;
  chosen: Chosen;
  /** The number of photographs in the gallery; null while there is no key. */
  photos: number | null;
  onChoose(chosen: Chosen): void;
}

/** The categories in the order they are offered, then the gallery. */
export function CategoryList({ themes, chosen, photos, onChoose }: Props) {
  const [categories, sort] = useSavedOrder<CategoryLine, number>({
    items: themes.categories,
    keyOf: ({ id }) => id,
    save: (id, to) => themeCalls.moveThemeCategory({ id, to }),
    onSettled: (error) =>
      themes.act(() => (error ? Promise.reject(error) : Promise.resolve()), fr.told.order).then(() => {}),
  });
  return (
    <nav className="theme-categories stack" aria-label={fr.categories}>
      <SortableList
        items={categories}
        keyOf={({ id }) => String(id)}
        labelOf={({ name }) => name}
        label={fr.order}
        onSort={sort}
      >
        {({ id, name, covers, enabled }) => (
          <Choice current={chosen === id} name={name} onChoose={() => onChoose(id)}>
            {fr.offered(enabled, covers)}
          </Choice>
        )}
      </SortableList>
      <NewCategory themes={themes} onMade={onChoose} />
      <div className="theme-gallery-choice">
        <Choice current={chosen === 'unsplash'} name={fr.gallery.title} onChoose={() => onChoose('unsplash')}>
          {photos === null ? fr.gallery.off : fr.gallery.short(photos)}
        </Choice>
      </div>
    </nav>
  );
}

interface ChoiceProps {
  current: boolean;
  name: string;
  children: string;
  onChoose(): void;
}

function Choice({ current, name, children, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className="theme-choice"
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
    >
      <span>{name}</span>
      <span className="small muted">{children}</span>
    </button>
  );
}

function NewCategory({ themes, onMade }: { themes: Themes; onMade(id: number): void }) {
  const [name, setName] = useState('');
  const { run, busy, message, refuse, clear } = useCall();
  async function create() {
    const wanted = name.trim();
    if (!wanted) return refuse(fr.add.needed);
    const answer = await run(() => themeCalls.createThemeCategory({ name: wanted }));
    if (!answer) return;
    setName('');
    await themes.reload();
    themes.tell({ text: fr.told.created(wanted) });
    const made = answer.categories.find((category) => category.name === wanted);
    if (made) onMade(made.id);
  }
  return (
    <form
      className="theme-new"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <Field
        label={fr.add.label}
        value={name}
        maxLength={CATEGORY_NAME_MAX}
        error={message}
        onChange={(event) => {
          setName(event.target.value);
          clear();
        }}
      />
      <Button type="submit" icon="add" busy={busy}>
        {fr.add.button}
      </Button>
    </form>
  );
}
