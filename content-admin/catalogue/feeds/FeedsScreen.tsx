import { useOpenInAddress } from '../../shared/useOpenInAddress.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { FeedList } from './FeedList.tsx';
import { RunView } from './RunView.tsx';

/** `/a/admin/feeds`: the address names the import that is open. */
export function FeedsScreen() {
  const [open, setOpen] = useOpenInAddress('import');
  return (
    <CatalogueFrame current="feeds">
      {open ? <RunView key={open} id={open} onClose={() => setOpen(null)} /> : <FeedList onOpen={setOpen} />}
    </CatalogueFrame>
  );
}
