import './tuning.css';
import { useCallback } from 'react';
import { tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
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
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  return <TuningForm key={loaded.value.revision} first={loaded.value} onReload={reload} />;
}
