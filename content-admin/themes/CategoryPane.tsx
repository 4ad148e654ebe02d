import { useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import {
  CATEGORY_NAME_MAX,
  type CategoryLine,
  SHELF_PER_PAGE,
  type ShelvedCover,
} from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Pager } from '../shared/Pager.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { AddCovers } from './AddCovers.tsx';
import { CoverShelf } from './CoverShelf.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { themesFr as fr } from './themes.fr.ts';
import { useShelf } from './useShelf.ts';
import type { Themes } from './useThemes.ts';

interface Props {
  category: CategoryLine;
  themes: Themes;
  onDeleted(): void;
}

/** One category: its name, and its covers in the order they are offered, a page at a time. */
export function CategoryPane({ category, themes: board, onDeleted }: Props) {
  const { id, name } = category;
  const [moving, setMoving] = useState<ShelvedCover | null>(null);
  const shelf = useShelf(id);
  const { page, total, offset } = shelf;
  const themes: Themes = {
    ...board,
    act: (work, told) => board.act(() => work().finally(shelf.reload), told),
  };
  function place(cover: ShelvedCover, position: number): void {
    setMoving(null);
    shelf.open(Math.floor(position / SHELF_PER_PAGE) + 1);
    themes.act(() => themeCalls.updateThemecoverCoverPosition({ id: cover.id, position }), fr.told.order);
  }
  return (
    <section className="theme-pane stack" aria-labelledby="theme-name">
      <h2 id="theme-name">{name}</h2>
      <AddCovers categoryId={id} themes={themes}>
        {shelf.state === 'failed' && <LoadFailed retry={shelf.reload} />}
        {shelf.state === 'loading' && <Skeleton label={fr.loading} shape="row" count={4} />}
        {shelf.state === 'ready' && total === 0 && <p>{fr.covers.none}</p>}
        {shelf.state !== 'loading' && (
          <CoverShelf
            key={page}
            name={name}
            covers={shelf.covers}
            total={total}
            offset={offset}
            themes={themes}
            onMove={setMoving}
          />
        )}
        <Pager page={page} perPage={SHELF_PER_PAGE} total={total} onPage={shelf.open} />
      </AddCovers>
      <CategoryForm key={`${id} ${name}`} category={category} themes={themes} onDeleted={onDeleted} />
      {moving && (
        <MoveDialog
          cover={moving}
          total={total}
          themes={themes}
          onPlace={(position) => place(moving, position)}
          onClose={() => setMoving(null)}
        />
      )}
    </section>
  );
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
        brief
        look="danger"
        icon="trash"
        label={fr.remove}
        onSure={async () => {
          if (await themes.act(() => themeCalls.deleteThemeCategory({ id }), fr.told.deleted(name)))
            onDeleted();
        }}
      />
    </form>
  );
}
