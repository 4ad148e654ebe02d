import type { DetailedList } from '../list.ts';
import { CoverField } from './CoverField.tsx';
import { editorFr } from './editor.fr.ts';
import { ListSwitches } from './ListSwitches.tsx';
import { ListWords } from './ListWords.tsx';
import { SlugForm } from './SlugForm.tsx';

/** The list's words about itself and its behaviour; folded away until they are wanted. */
export function ListSettings({ list }: { list: DetailedList }) {
  return (
    <details className="editor-settings">
      <summary>{editorFr.settings.title}</summary>
      <div className="form">
        <ListWords list={list} />
        <CoverField list={list} />
        <SlugForm list={list} />
        <ListSwitches list={list} />
      </div>
    </details>
  );
}
