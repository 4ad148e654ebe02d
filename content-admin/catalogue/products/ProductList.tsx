import { useState } from 'react';
import {
  adminProductCalls as calls,
  PRODUCT_SHOWS,
  PRODUCT_SORTS,
  type ProductLine,
} from '#src/features/catalogue/admin/products.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { catalogueFr, productsFr as fr } from '../catalogue.fr.ts';
import type { BulkAction } from '../list/Actions.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { Thumb } from '../list/Thumb.tsx';
import { toggles } from '../list/toggles.ts';
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
const ENABLING = toggles((keys, enable) => calls.enableProducts({ ids: numbers(keys), enable }));

export function ProductList() {
  const records = useRecords<ProductLine>('products', DEFAULTS, load);
  const { query, change } = records;
  const shelves = useShelves(fr.allShelves);
  const [removing, setRemoving] = useState<{
    ids: number[];
    over(done: { changed: number } | null): void;
  } | null>(null);
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
      <ListHead place="products" title={fr.title} add={fr.add} />
      <SearchBar records={records} hint={fr.searchHint} shows={fr.shows}>
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
        records={records}
        count={fr.count}
        label={fr.title}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={columnsWith(shelves)}
        actions={query.show === 'deleted' ? [restore] : [...ENABLING, remove]}
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
    <NameCell
      href={`${HOME}?id=${item.id}`}
      name={item.name}
      image={item.thumb_image}
      drawing={<Thumb product={item} />}
    >
      {about}
    </NameCell>
  );
}
