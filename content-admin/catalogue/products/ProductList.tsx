import { useState } from 'react';
import {
  adminProductCalls as calls,
  PRODUCT_SHOWS,
  PRODUCT_SORTS,
  type ProductLine,
} from '#src/features/catalogue/admin/products.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { catalogueFr, productsFr as fr } from '../catalogue.fr.ts';
import type { BulkAction } from '../list/Actions.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { oneOf, pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES } from '../places.ts';
import { useShelves } from '../useShelves.ts';
import { RemoveProducts } from './RemoveProducts.tsx';

const HOME = CATALOGUE_PLACES.products;
const DEFAULTS: Query = { q: '', show: 'all', shelf: '', sort: 'newest', feed: '', page: '1' };

const load = (query: Query) =>
  calls.searchProducts({
    query: query.q ?? '',
    show: oneOf(PRODUCT_SHOWS, query.show),
    classification: query.shelf || null,
    feed_id: Number(query.feed) || null,
    sort: oneOf(PRODUCT_SORTS, query.sort),
    page: pageOf(query),
  });

const numbers = (keys: readonly string[]) => keys.map(Number);

export function ProductList() {
  const { query, change, clear, loaded, reload } = useRecords<ProductLine>('products', DEFAULTS, load);
  const shelves = useShelves(fr.allShelves);
  const [removing, setRemoving] = useState<{
    ids: number[];
    over(done: { changed: number } | null): void;
  } | null>(null);
  const enable = (on: boolean): BulkAction => ({
    label: on ? catalogueFr.list.enable : catalogueFr.list.disable,
    run: (keys) => calls.enableProducts({ ids: numbers(keys), enable: on }),
  });
  const remove: BulkAction = {
    label: catalogueFr.form.remove,
    run: (keys) => new Promise((over) => setRemoving({ ids: numbers(keys), over })),
  };
  const restore: BulkAction = {
    label: fr.restore,
    run: (keys) => calls.restoreProducts({ ids: numbers(keys) }),
  };
  return (
    <>
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => location.assign(`${HOME}?new`)}>
          {fr.add}
        </Button>
      </div>
      <SearchBar query={query.q ?? ''} hint={fr.searchHint} onSearch={(q) => change({ q })}>
        <SelectField
          label={catalogueFr.list.show}
          value={query.show ?? ''}
          options={fr.shows}
          onChange={(show) => change({ show })}
        />
        <SelectField
          label={fr.shelf}
          value={query.shelf ?? ''}
          options={shelves}
          onChange={(shelf) => change({ shelf })}
        />
        <SelectField
          label={fr.sort}
          value={query.sort ?? ''}
          options={fr.sorts}
          onChange={(sort) => change({ sort })}
        />
      </SearchBar>
      <RecordList
        loaded={loaded}
        reload={reload}
        onPage={(page) => change({ page: String(page) })}
        onClear={clear}
        count={fr.count}
        label={fr.title}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={columnsWith(shelves)}
        actions={query.show === 'deleted' ? [restore] : [enable(true), enable(false), remove]}
      />
      {removing && (
        <RemoveProducts
          ids={removing.ids}
          onOver={(done) => {
            removing.over(done);
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}

function columnsWith(shelves: Record<string, string>) {
  return [
    { head: fr.columns.name, cell: (item: ProductLine) => <Name item={item} /> },
    {
      head: fr.columns.price,
      cell: ({ price }: ProductLine) => (price === null ? fr.noPrice : formatPrice(price)),
    },
    { head: fr.columns.stock, cell: (item: ProductLine) => fr.availability[item.availability] },
    {
      head: fr.columns.shelf,
      cell: (item: ProductLine) =>
        item.classification ? (shelves[item.classification] ?? item.classification) : '–',
    },
    { head: fr.columns.lists, cell: (item: ProductLine) => fr.lists(item.lists) },
    {
      head: fr.columns.state,
      cell: (item: ProductLine) => <StateCell enabled={item.enabled} deleted={item.deleted} />,
    },
  ];
}

function Name({ item }: { item: ProductLine }) {
  const about = [item.brand_name, item.feed && fr.fromFeed(item.feed.name)].filter(Boolean).join(' · ');
  return (
    <NameCell href={`${HOME}?id=${item.id}`} name={item.name} image={item.thumb_image}>
      {about}
    </NameCell>
  );
}
