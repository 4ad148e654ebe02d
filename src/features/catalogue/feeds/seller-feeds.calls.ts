import * as z from 'zod/mini';
import { type Call, type CallOptions, defineCall } from '#src/calls/contract.ts';
import { typed } from '#src/lib/shapes.ts';
import { feedCalls } from './feeds.calls.ts';

const { listFeeds, saveFeed, deleteFeed, beginFeedRun, sendFeedPiece, readFeedRun } = feedCalls;
const { fetchFeed, checkFeedRun, applyFeedRun, cancelFeedRun, feedRunState, feedReport } = feedCalls;

/** The same call as the desk's, for the session of a business. */
function forSeller<I extends z.ZodMiniType, O extends z.ZodMiniType>({
  contract,
}: Call<I, O>): CallOptions<I, O> {
  const { path: _, ...options } = contract;
  return { ...options, access: 'merchant', alone: true };
}

/**
 * /api/business/: the feeds of the business whose session it is. The name of its shop and that its products are sold
 * here are not asked: what is sent of them is passed over.
 */
export const sellerFeedCalls = {
  listFeeds: defineCall('/api/business/list_feeds', forSeller(listFeeds)),
  saveFeed: defineCall('/api/business/save_feed', {
    ...forSeller(saveFeed),
    codes: ['field_invalid', 'conflict'],
    input: z.extend(saveFeed.contract.input, {
      merchant: z._default(typed(0, 120), ''),
      sold_here: z._default(z.boolean(), true),
    }),
  }),
  deleteFeed: defineCall('/api/business/delete_feed', forSeller(deleteFeed)),
  beginFeedRun: defineCall('/api/business/begin_feed_run', forSeller(beginFeedRun)),
  sendFeedPiece: defineCall('/api/business/send_feed_piece', forSeller(sendFeedPiece)),
  readFeedRun: defineCall('/api/business/read_feed_run', forSeller(readFeedRun)),
  fetchFeed: defineCall('/api/business/fetch_feed', forSeller(fetchFeed)),
  checkFeedRun: defineCall('/api/business/check_feed_run', forSeller(checkFeedRun)),
  applyFeedRun: defineCall('/api/business/apply_feed_run', forSeller(applyFeedRun)),
  cancelFeedRun: defineCall('/api/business/cancel_feed_run', forSeller(cancelFeedRun)),
  feedRunState: defineCall('/api/business/feed_run_state', forSeller(feedRunState)),
  feedReport: defineCall('/api/business/feed_report', forSeller(feedReport)),
};
