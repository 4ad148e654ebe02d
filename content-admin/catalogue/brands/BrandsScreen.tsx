import { useCallback } from 'react';
import {
  type AdminBrand,
  BRAND_SHOWS,
  adminBrandCalls as calls,
} from '#src/features/catalogue/admin/brands.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { catalogueFr, brandsFr as fr, productsFr } from '../catalogue.fr.ts';
import type { BulkAction } from '../list/Actions.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { oneOf, pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES, editedKey } from '../places.ts';
import { BrandForm } from './BrandForm.tsx';

const HOME = CATALOGUE_PLACES.brands;

/** `/a/admin/brands` */
export function BrandsScreen() {
  const key = editedKey(location.search);
  return (
    <CatalogueFrame current="brands">
      {key === null ? (
        <BrandList />
      ) : key === 'new' ? (
        <BrandForm brand={null} onReload={() => {}} />
      ) : (
        <Edited id={Number(key)} />
      )}
    </CatalogueFrame>
  );
}

function Edited({ id }: { id: number }) {
  const load = useCallback(() => calls.getBrand({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  return <BrandForm key={loaded.value.revision} brand={loaded.value} onReload={reload} />;
}

const load = (query: Query) =>
  calls.searchBrands({ query: query.q ?? '', show: oneOf(BRAND_SHOWS, query.show), page: pageOf(query) });

const enable = (on: boolean): BulkAction => ({
  label: on ? catalogueFr.list.enable : catalogueFr.list.disable,
  run: (keys) => calls.enableBrands({ ids: keys.map(Number), enable: on }),
});

const COLUMNS = [
  {
    head: fr.columns.name,
    cell: ({ id, name, logo, slug }: AdminBrand) => (
      <NameCell href={`${HOME}?id=${id}`} name={name} image={logo}>
        /marque/{slug}
      </NameCell>
    ),
  },
  { head: fr.columns.products, cell: ({ products }: AdminBrand) => productsFr.count(products) },
  {
    head: fr.columns.page,
    cell: (brand: AdminBrand) => (brand.has_cms_entry ? fr.presented : fr.notPresented),
  },
  { head: fr.columns.state, cell: ({ enabled }: AdminBrand) => <StateCell enabled={enabled} /> },
];

function BrandList() {
  const records = useRecords<AdminBrand>('brands', { q: '', show: 'all', page: '1' }, load);
  const { query, change } = records;
  return (
    <>
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => location.assign(`${HOME}?new`)}>
          {fr.add}
        </Button>
      </div>
      <SearchBar query={query.q ?? ''} onSearch={(q) => change({ q })}>
        <SelectField
          label={catalogueFr.list.show}
          value={query.show ?? ''}
          options={fr.shows}
          onChange={(show) => change({ show })}
        />
      </SearchBar>
      <RecordList
        loaded={records.loaded}
        reload={records.reload}
        onPage={(page) => change({ page: String(page) })}
        onClear={records.clear}
        count={fr.count}
        label={fr.title}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={COLUMNS}
        actions={[enable(true), enable(false)]}
      />
    </>
  );
}
