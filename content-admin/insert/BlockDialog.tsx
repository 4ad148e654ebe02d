import type { ToldBy } from '#src/calls/client.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { insertFr } from './insert.fr.ts';
import { SearchPicker } from './SearchPicker.tsx';

const { block: fr } = insertFr;
const SHOWN = 12;

type Line = ToldBy<typeof lifeCalls.searchContent>['items'][number];

const findBlocks = async (query: string) => {
  const { items } = await lifeCalls.searchContent({ query, namespace: 'block', per_page: SHOWN });
  return items;
};

interface Props {
  onInsert(slug: string): void;
  onClose(): void;
}

/** Finds a reusable block by its title. One that is not published yet shows nothing, and says so. */
export function BlockDialog({ onInsert, onClose }: Props) {
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <SearchPicker<Line>
        label={fr.search}
        hint={fr.hint}
        search={findBlocks}
        keyOf={({ id }) => id}
        textOf={({ title }) => title}
        draw={({ title, slug, status }) => (
          <span className="picker-link">
            <strong>{title}</strong>
            <span className="small muted">
              {slug}
              {status !== 'published' && ` · ${fr.unpublished}`}
            </span>
          </span>
        )}
        onPick={({ slug }) => onInsert(slug)}
        autoFocus
      />
    </Dialog>
  );
}
