import { useCallback } from 'react';
import { adminPresetCalls as calls, type Preset } from '#src/features/catalogue/admin/presets.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { catalogueFr, presetsFr as fr } from '../catalogue.fr.ts';
import type { BulkAction } from '../list/Actions.tsx';
import { NameCell } from '../list/NameCell.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { SearchBar } from '../list/SearchBar.tsx';
import { StateCell } from '../list/StateCell.tsx';
import { pageOf, type Query, useRecords } from '../list/useRecords.ts';
import { CATALOGUE_PLACES, editedKey } from '../places.ts';
import { PresetForm } from './PresetForm.tsx';

const HOME = CATALOGUE_PLACES.presets;

/** `/a/admin/predefinedsearch` */
export function PresetsScreen() {
  const key = editedKey(location.search);
  return (
    <CatalogueFrame current="presets">
      {key === null ? (
        <PresetList />
      ) : key === 'new' ? (
        <PresetForm preset={null} onReload={() => {}} />
      ) : (
        <Edited slug={key} />
      )}
    </CatalogueFrame>
  );
}

function Edited({ slug }: { slug: string }) {
  const load = useCallback(() => calls.getPreset({ slug }), [slug]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  return <PresetForm key={loaded.value.revision} preset={loaded.value} onReload={reload} />;
}

const load = (query: Query) => calls.searchPresets({ query: query.q ?? '', page: pageOf(query) });
const enable = (on: boolean): BulkAction => ({
  label: on ? catalogueFr.list.enable : catalogueFr.list.disable,
  run: (slugs) => calls.enablePresets({ slugs: [...slugs], enable: on }),
});

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
  const { query, change, clear, loaded, reload } = useRecords<Preset>('presets', { q: '', page: '1' }, load);
  return (
    <>
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => location.assign(`${HOME}?new`)}>
          {fr.add}
        </Button>
      </div>
      <SearchBar query={query.q ?? ''} onSearch={(q) => change({ q })} />
      <RecordList
        loaded={loaded}
        reload={reload}
        onPage={(page) => change({ page: String(page) })}
        onClear={clear}
        count={fr.count}
        label={fr.title}
        keyOf={({ slug }) => slug}
        nameOf={({ title }) => title}
        columns={COLUMNS}
        actions={[enable(true), enable(false)]}
      />
    </>
  );
}
