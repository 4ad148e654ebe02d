import './life.css';
import { useState } from 'react';
import { formatMoment } from '#src/lib/format.ts';
import { restoreRevision } from '../editor/document-actions.ts';
import { edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { Pager } from '../shared/Pager.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { lifeFr } from './life.fr.ts';
import { useVersions, VERSIONS_PER_PAGE, type Version, type Versions } from './useHistory.ts';
import { VersionPane } from './VersionPane.tsx';

const fr = lifeFr.history;

interface Props {
  state: EditorState;
  onClose(): void;
}

/** Every version that was saved, newest first. What is on the screen can be taken back after a restore. */
export function HistoryDialog({ state, onClose }: Props) {
  const id = state.id ?? 0;
  const [page, setPage] = useState(1);
  const [loaded, reload] = useVersions(id, page);
  async function restore(revision: number) {
    const before = state.text;
    if (await restoreRevision(revision)) tell(editorFr.told.restored, () => edit(before));
    onClose();
  }
  return (
    <Dialog title={fr.title} onClose={onClose} wide>
      <p className="muted">{fr.note}</p>
      {loaded.state === 'loading' && <p aria-busy="true">{fr.loading}</p>}
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'ready' && (
        <Browse
          key={loaded.value.page}
          state={state}
          versions={loaded.value}
          onPage={setPage}
          onRestore={restore}
        />
      )}
    </Dialog>
  );
}

interface BrowseProps {
  state: EditorState;
  versions: Versions;
  onPage(page: number): void;
  onRestore(revision: number): Promise<void>;
}

function Browse({ state, versions, onPage, onRestore }: BrowseProps) {
  const { items, page, total, next } = versions;
  const [chosen, setChosen] = useState(items[0]?.revision);
  const at = items.findIndex(({ revision }) => revision === chosen);
  const version = items[at];
  return (
    <div className="history">
      <div className="history-side">
        <ol className="plain history-list" aria-label={fr.list}>
          {items.map((item) => (
            <li key={item.revision}>
              <button
                type="button"
                className="history-line"
                aria-pressed={item.revision === chosen}
                onClick={() => setChosen(item.revision)}
              >
                <VersionLine version={item} current={item.revision === state.revision} />
              </button>
            </li>
          ))}
        </ol>
        <Pager page={page} perPage={VERSIONS_PER_PAGE} total={total} onPage={onPage} />
      </div>
      {version && (
        <VersionPane
          key={version.revision}
          state={state}
          version={version}
          older={items[at + 1]?.revision ?? next}
          onRestore={onRestore}
        />
      )}
    </div>
  );
}

function VersionLine({ version, current }: { version: Version; current: boolean }) {
  const { revision, at, author, kind, restored_from, words } = version;
  return (
    <>
      <strong>
        {fr.revision(revision)}
        {current && <span className="pill">{fr.current}</span>}
      </strong>
      <span className="small muted">
        {[
          fr.kinds[kind],
          restored_from !== null && fr.from(restored_from),
          formatMoment(at),
          author && fr.by(author),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      {words !== 0 && <span className="small muted">{fr.words(words)}</span>}
    </>
  );
}
