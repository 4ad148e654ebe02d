import '../catalogue/catalogue.css';
import { sellerFeedCalls } from '#src/features/catalogue/feeds/seller-feeds.calls.ts';
import { FeedList } from '../catalogue/feeds/FeedList.tsx';
import { FeedDesk } from '../catalogue/feeds/feed-desk.ts';
import { RunView } from '../catalogue/feeds/RunView.tsx';
import { useOpenInAddress } from '../shared/useOpenInAddress.ts';
import { SellerFrame } from './SellerFrame.tsx';
import { sellerFeedsFr } from './seller.fr.ts';
import { useSellerShelves } from './useSellerShelves.ts';

const DESK = {
  calls: sellerFeedCalls,
  useShelves: useSellerShelves,
  ofShop: true,
  about: sellerFeedsFr.about,
};

/** `/i/business/flux`: the screens of the desk's feeds, on the calls of a seller. */
export function FeedsScreen() {
  const [open, setOpen] = useOpenInAddress('import');
  return (
    <SellerFrame place="feeds" title={null}>
      {() => (
        <FeedDesk value={DESK}>
          {open ? (
            <RunView key={open} id={open} onClose={() => setOpen(null)} />
          ) : (
            <FeedList onOpen={setOpen} />
          )}
        </FeedDesk>
      )}
    </SellerFrame>
  );
}
