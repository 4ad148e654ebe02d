import './tuning.css';
import { useCallback } from 'react';
import { tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { TuningForm } from './TuningForm.tsx';

/** `/a/admin/search` */
export function SearchScreen() {
  return <CatalogueFrame current="search">{<Loaded />}</CatalogueFrame>;
}

function Loaded() {
  const load = useCallback(() => tuningCalls.getSearchTuning({}), []);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  return <TuningForm key={loaded.value.revision} first={loaded.value} onReload={reload} />;
}
