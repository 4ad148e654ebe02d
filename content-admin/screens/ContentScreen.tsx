import './content.css';
import '#src/ui/css/button.css';
import { useCallback, useEffect, useState } from 'react';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { Toast } from '#src/ui/Toast.tsx';
import { adminFr } from '../admin.fr.ts';
import { AdminGate } from './AdminGate.tsx';
import { ContentFilters } from './ContentFilters.tsx';
import { ContentTable } from './ContentTable.tsx';
import { type Filters, type Listed, matching, readFilters, writeFilters } from './content-filters.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useLoaded } from './useLoaded.ts';

const { list } = adminFr;
/** Rows drawn at once: more come on demand. */
const ROWS = 100;

export function ContentScreen() {
  return <AdminGate>{() => <Contents />}</AdminGate>;
}

async function binItems() {
  const { items } = await editorCalls.deletedContent();
  return { items: items.map((item) => ({ ...item, status: 'deleted', updated_at: item.deleted_at })) };
}

function Contents() {
  const [filters, setFilters] = useState<Filters>(() => readFilters(location.search));
  const [rows, setRows] = useState(ROWS);
  const [told, setTold] = useState<string | null>(null);
  const inBin = filters.state === 'deleted';
  const load = useCallback(
    (): Promise<{ items: Listed[] }> => (inBin ? binItems() : editorCalls.contentList()),
    [inBin],
  );
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writeFilters(filters)), [filters]);
  const items = loaded.state === 'ready' ? matching(loaded.value.items, filters) : [];
  const filter = (change: Partial<Filters>) => {
    setFilters({ ...filters, ...change });
    setRows(ROWS);
  };

  async function restore(id: number, title: string) {
    await editorCalls.restoreContent({ id }).then(
      () => setTold(list.restored(title)),
      (error: Error) => setTold(error.message),
    );
    reload();
  }

  return (
    <div className="wrap admin-screen stack">
      <div className="admin-head">
        <h1>{list.title}</h1>
        <a
          className="button button-main"
          href={`/a/admin/editor?new&namespace=${filters.namespace || 'post'}`}
        >
          {list.write}
        </a>
      </div>
      <ContentFilters filters={filters} onChange={filter} />
      <p className="small muted" role="status">
        {loaded.state === 'ready' && list.count(Math.min(rows, items.length), items.length)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <div className="content-loading" aria-busy="true" />}
      {loaded.state === 'ready' && items.length === 0 && (
        <Nothing
          text={inBin && !filters.query ? list.emptyBin : list.none}
          clear={() => filter({ query: '', namespace: '', state: '' })}
        />
      )}
      {items.length > 0 && <ContentTable items={items.slice(0, rows)} restore={inBin ? restore : null} />}
      {items.length > rows && (
        <button type="button" className="button" onClick={() => setRows(rows + ROWS)}>
          {list.more}
        </button>
      )}
      <div className="toasts" role="status">
        {told && <Toast text={told} onGone={() => setTold(null)} />}
      </div>
    </div>
  );
}

function Nothing({ text, clear }: { text: string; clear: () => void }) {
  return (
    <div className="sheet sheet-padded stack">
      <p>{text}</p>
      <button type="button" className="button" onClick={clear}>
        {list.clear}
      </button>
    </div>
  );
}
