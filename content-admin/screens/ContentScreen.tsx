import './content.css';
import '#src/ui/css/button.css';
import { useMemo, useState } from 'react';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { type ContentLine, lifeCalls } from '#src/features/content/life/life.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mayHere } from '../held-rights.ts';
import { Pager } from '../shared/Pager.tsx';
import { Toasts, type Told } from '../shared/Toasts.tsx';
import { AdminGate } from './AdminGate.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { BulkDone } from './bulk-done.ts';
import { ContentFilters } from './ContentFilters.tsx';
import { ContentTable } from './ContentTable.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import { isFiltered, NO_FILTERS, PER_PAGE, writeFilters } from './content-filters.ts';
import { contentsFr } from './contents.fr.ts';
import { inParts } from './in-parts.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { PurgeDialog } from './PurgeDialog.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useChosen } from './useChosen.ts';
import { type ContentsState, useContents } from './useContents.ts';

export function ContentScreen() {
  return <AdminGate>{() => <Contents />}</AdminGate>;
}

function Contents() {
  const state = useContents();
  const { filters, contents, filter } = state;
  const inBin = filters.state === 'deleted';
  return (
    <div className="wrap admin-screen stack">
      <ContentTabs current={inBin ? 'bin' : 'contents'} />
      <div className="admin-head">
        <h1>{inBin ? contentsFr.bin : contentsFr.title}</h1>
        <a
          className="button button-main"
          href={`/a/admin/editor?new&namespace=${filters.namespace || 'post'}`}
        >
          {contentsFr.write}
        </a>
      </div>
      <ContentFilters filters={filters} onChange={filter} />
      <div className="content-count">
        <p className="small muted" role="status">
          {contents && contentsFr.count(contents.total)}
        </p>
        {!inBin && <SavedViews search={writeFilters({ ...filters, page: 1 })} />}
      </div>
      {state.failed && <LoadFailed retry={state.reload} />}
      {!contents && !state.failed && <Skeleton label={contentsFr.loading} shape="row" count={8} />}
      {contents && contents.total === 0 && !state.failed && (
        <Nothing
          inBin={inBin}
          filtered={isFiltered({ ...filters, state: '' })}
          clear={() => filter(NO_FILTERS)}
        />
      )}
      <Lines state={state} inBin={inBin} />
    </div>
  );
}

function Lines({ state, inBin }: { state: ContentsState; inBin: boolean }) {
  const { contents, filters, filter, reload } = state;
  const choice = useChosen(state);
  const { chosen } = choice;
  const [refused, setRefused] = useState<BulkDone['refused']>([]);
  const [told, setTold] = useState<Told | null>(null);
  const { run } = useCall();
  const [purging, setPurging] = useState<ContentLine | null>(null);
  const items = contents?.items ?? [];
  const picked = useMemo(() => [...chosen.values()], [chosen]);
  const undoBin = async (done: number[]) => {
    await run(() => inParts(done, (ids) => lifeCalls.bulkContent({ ids, action: 'restore' })));
    reload();
  };
  const restore = async ({ id, title }: ContentLine) => {
    const restored = await run(
      () => editorCalls.restoreContent({ id }),
      ({ message }) => setTold({ text: message }),
    );
    if (!restored) return;
    setTold({ text: contentsFr.table.restored(title) });
    reload();
  };
  const onDone = ({ action, done, refused: left }: BulkDone) => {
    setRefused(left);
    choice.keepOnly(left.map(({ id }) => id));
    if (done.length > 0)
      setTold({
        text: contentsFr.bulk.done[action](done.length),
        ...(action === 'bin' ? { undo: () => void undoBin(done) } : {}),
      });
    reload();
  };
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="alert" role="alert" title={contentsFr.bulk.refused(refused.length)}>
          <ul>
            {refused.map(({ id, title, err }) => (
              <li key={id}>
                <a href={`/a/admin/editor?id=${id}`}>{title || titleOf(items, id)}</a>
                <br />
                {err}
              </li>
            ))}
          </ul>
          <Button onClick={() => setRefused([])}>{contentsFr.close}</Button>
        </Notice>
      )}
      {items.length > 0 && (
        <div aria-busy={state.busy || undefined}>
          <ContentTable
            items={items}
            inBin={inBin}
            chosen={chosen}
            refused={refused}
            onChoose={choice.choose}
            onRestore={restore}
            onPurge={setPurging}
          />
        </div>
      )}
      <Pager
        page={filters.page}
        perPage={PER_PAGE}
        total={contents?.total ?? 0}
        onPage={(page) => filter({ page })}
      />
      {picked.length > 0 && (!inBin || mayHere('publish')) && (
        <BulkBar
          items={picked}
          inBin={inBin}
          onDone={onDone}
          onFailed={(text) => {
            if (text) setTold({ text });
            reload();
          }}
          more={choice.more}
          onMore={() => run(choice.chooseFound, ({ message }) => setTold({ text: message }))}
          onClear={choice.clear}
        />
      )}
      {purging && (
        <PurgeDialog
          item={purging}
          onDone={() => {
            setTold({ text: contentsFr.purge.done(purging.title) });
            reload();
          }}
          onClose={() => setPurging(null)}
        />
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </>
  );
}

const titleOf = (items: readonly ContentLine[], id: number) =>
  items.find((item) => item.id === id)?.title ?? '';

function Nothing({ inBin, filtered, clear }: { inBin: boolean; filtered: boolean; clear: () => void }) {
  const empty = inBin ? contentsFr.emptyBin : contentsFr.none;
  return (
    <div className="sheet sheet-padded stack">
      <p>{filtered ? contentsFr.noMatch : empty}</p>
      {filtered && <Button onClick={clear}>{contentsFr.clear}</Button>}
    </div>
  );
}
