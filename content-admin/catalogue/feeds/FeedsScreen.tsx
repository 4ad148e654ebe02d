import { useEffect, useState } from 'react';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { FeedList } from './FeedList.tsx';
import { RunView } from './RunView.tsx';

/** `/a/admin/feeds`: the address names the import that is open. */
export function FeedsScreen() {
  const [open, setOpen] = useState<string | null>(() => new URLSearchParams(location.search).get('import'));
  useEffect(
    () =>
      history.replaceState(null, '', location.pathname + (open ? `?import=${encodeURIComponent(open)}` : '')),
    [open],
  );
  return (
    <CatalogueFrame current="feeds">
      {open ? <RunView key={open} id={open} onClose={() => setOpen(null)} /> : <FeedList onOpen={setOpen} />}
    </CatalogueFrame>
  );
}
