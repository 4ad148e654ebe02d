import { adminPresetCalls as calls, type Preset } from '#src/features/catalogue/admin/presets.calls.ts';
import { presetsFr as fr } from '../catalogue.fr.ts';
import { ListHead } from '../list/ListHead.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { toggles } from '../list/toggles.ts';
import { pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES } from '../places.ts';
import { SheetScreen } from '../sheet/SheetScreen.tsx';
import { PresetForm } from './PresetForm.tsx';

const HOME = CATALOGUE_PLACES.presets;

const load = (slug: string) => calls.getPreset({ slug });

/** `/a/admin/predefinedsearch` */
export function PresetsScreen() {
  return (
    <SheetScreen
      place="presets"
      load={load}
      list={<PresetList />}
      sheet={(preset, onReload) => <PresetForm preset={preset} onReload={onReload} />}
    />
  );
}

const search = (query: Query) => calls.searchPresets({ query: query.q ?? '', page: pageOf(query) });

const ACTIONS = toggles((slugs, enable) => calls.enablePresets({ slugs: [...slugs], enable }));

const COLUMNS = [
  {
    head: fr.columns.title,
    cell: ({ slug, title }: Preset) => (
      <NameCell href={`${HOME}?id=${slug}`} name={title}>
        /i/marketplace/produits/{slug}
      </NameCell>
    ),
  },
  { head: fr.columns.query, cell: ({ query }: Preset) => query || fr.filtersAlone },
  { head: fr.columns.state, cell: ({ enabled }: Preset) => <StateCell enabled={enabled} /> },
];

function PresetList() {
  const records = useRecords<Preset>('presets', { q: '', page: '1' }, search);
  return (
    <>
      <ListHead place="presets" title={fr.title} add={fr.add} />
      <SearchBar records={records} />
      <RecordList
        records={records}
        count={fr.count}
        label={fr.title}
        keyOf={({ slug }) => slug}
        nameOf={({ title }) => title}
        columns={COLUMNS}
        actions={ACTIONS}
      />
    </>
  );
}
