import {
  type AdminBrand,
  BRAND_SHOWS,
  adminBrandCalls as calls,
} from '#src/features/catalogue/admin/brands.calls.ts';
import { brandsFr as fr, productsFr } from '../catalogue.fr.ts';
import { ListHead } from '../list/ListHead.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { toggles } from '../list/toggles.ts';
import { oneOf, pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES } from '../places.ts';
import { SheetScreen } from '../sheet/SheetScreen.tsx';
import { BrandForm } from './BrandForm.tsx';

const HOME = CATALOGUE_PLACES.brands;

const load = (key: string) => calls.getBrand({ id: Number(key) });

/** `/a/admin/brands` */
export function BrandsScreen() {
  return (
    <SheetScreen
      place="brands"
      load={load}
      list={<BrandList />}
      sheet={(brand, onReload) => <BrandForm brand={brand} onReload={onReload} />}
    />
  );
}

const search = (query: Query) =>
  calls.searchBrands({ query: query.q ?? '', show: oneOf(BRAND_SHOWS, query.show), page: pageOf(query) });

const ACTIONS = toggles((keys, enable) => calls.enableBrands({ ids: keys.map(Number), enable }));

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
  const records = useRecords<AdminBrand>('brands', { q: '', show: 'all', page: '1' }, search);
  return (
    <>
      <ListHead place="brands" title={fr.title} add={fr.add} />
      <SearchBar records={records} shows={fr.shows} />
      <RecordList
        records={records}
        count={fr.count}
        label={fr.title}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={COLUMNS}
        actions={ACTIONS}
      />
    </>
  );
}
