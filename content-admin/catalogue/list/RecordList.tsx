import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { Pager } from '../../shared/Pager.tsx';
import { catalogueFr } from '../catalogue.fr.ts';
import { Actions, type BulkAction } from './Actions.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';
import type { Records } from './useRecords.ts';

const { list: fr } = catalogueFr;

interface Props<T> {
  records: Records<T>;
  count(total: number): string;
  label: string;
  keyOf(item: T): string;
  nameOf(item: T): string;
  columns: readonly Column<T>[];
  actions: readonly BulkAction[];
}

/** The records that were found, a page at a time, with the actions on several at once. */
export function RecordList<T>(props: Props<T>) {
  const { records, count, label, keyOf, nameOf, columns, actions } = props;
  const { loaded, reload, change, clear } = records;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<ReactNode>(null);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const { items, total, page, per_page: perPage } = loaded.value;
  // A record on another page, or gone, is not chosen any more.
  const here = items.map(keyOf).filter((key) => chosen.has(key));
  function done(sentence: string) {
    setTold(sentence);
    setChosen(new Set());
    reload();
  }
  return (
    <>
      <p className="small muted" role="status">
        {told ?? count(total)}
      </p>
      {items.length === 0 ? (
        <p>
          {fr.none} <Button onClick={clear}>{fr.clear}</Button>
        </p>
      ) : (
        <RecordTable
          items={items}
          label={label}
          keyOf={keyOf}
          nameOf={nameOf}
          columns={columns}
          chosen={new Set(here)}
          onChoose={setChosen}
        />
      )}
      {here.length > 0 && (
        <Actions keys={here} actions={actions} onDone={done} onClear={() => setChosen(new Set())} />
      )}
      <Pager page={page} perPage={perPage} total={total} onPage={(to) => change({ page: String(to) })} />
    </>
  );
}
