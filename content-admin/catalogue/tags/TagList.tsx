import {
  type AdminTag,
  adminTagCalls as calls,
  TAG_SHOWS,
} from '#src/features/catalogue/admin/tags.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { catalogueFr, tagsFr as fr, productsFr } from '../catalogue.fr.ts';
import type { BulkAction } from '../list/Actions.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { toggles } from '../list/toggles.ts';
import { oneOf, pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES } from '../places.ts';

const HOME = CATALOGUE_PLACES.tags;
const numbers = (keys: readonly string[]) => keys.map(Number);
const load = (query: Query) =>
  calls.searchTags({ query: query.q ?? '', show: oneOf(TAG_SHOWS, query.show), page: pageOf(query) });

const ACTIONS: BulkAction[] = [
  ...toggles((keys, enable) => calls.enableTags({ ids: numbers(keys), enable })),
  {
    label: catalogueFr.form.remove,
    sure: true,
    run: (keys) => calls.deleteTags({ ids: numbers(keys) }),
  },
];

export function TagList() {
  const records = useRecords<AdminTag>('tags', { q: '', show: 'all', page: '1' }, load);
  const { run } = useCall();
  async function move(tag: AdminTag, to: number) {
    await run(() => calls.moveTag({ id: tag.id, to }));
    records.reload();
  }
  return (
    <>
      <ListHead place="tags" title={fr.title} add={fr.add} />
      <SearchBar records={records} shows={fr.shows} />
      <RecordList
        records={records}
        count={fr.count}
        label={fr.title}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={columnsWith(move)}
        actions={ACTIONS}
      />
    </>
  );
}

function columnsWith(move: (tag: AdminTag, to: number) => void) {
  return [
    {
      head: fr.columns.name,
      cell: ({ id, name, slug }: AdminTag) => (
        <NameCell href={`${HOME}?id=${id}`} name={name}>
          /i/marketplace/selections/{slug}
        </NameCell>
      ),
    },
    { head: fr.columns.products, cell: ({ products }: AdminTag) => productsFr.count(products) },
    {
      head: fr.columns.order,
      cell: (tag: AdminTag) => (
        <span className="row">
          <Button
            look="quiet"
            icon="arrowUp"
            className="button-icon"
            aria-label={fr.up(tag.name)}
            onClick={() => move(tag, Math.max(0, tag.position - 1))}
          />
          <Button
            look="quiet"
            icon="arrowDown"
            className="button-icon"
            aria-label={fr.down(tag.name)}
            onClick={() => move(tag, tag.position + 1)}
          />
        </span>
      ),
    },
    { head: fr.columns.state, cell: ({ enabled }: AdminTag) => <StateCell enabled={enabled} /> },
  ];
}
