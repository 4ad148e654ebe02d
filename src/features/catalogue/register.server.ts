import { register } from '#src/server/calls/registry.ts';
import { adminBrandCalls } from './admin/brands.calls.ts';
import { adminBrandVerbs } from './admin/brands.server.ts';
import { adminPresetCalls } from './admin/presets.calls.ts';
import { adminPresetVerbs } from './admin/presets.server.ts';
import { adminProductCalls } from './admin/products.calls.ts';
import { adminProductVerbs } from './admin/products.server.ts';
import { adminShelfCalls } from './admin/shelves.calls.ts';
import { adminShelfVerbs } from './admin/shelves.server.ts';
import { adminTagCalls } from './admin/tags.calls.ts';
import { adminTagVerbs } from './admin/tags.server.ts';
import { feedCalls } from './feeds/feeds.calls.ts';
import { feedVerbs } from './feeds/feeds.server.ts';
import { sellerFeedCalls } from './feeds/seller-feeds.calls.ts';

export function registerCatalogue(): void {
  register(adminProductCalls, adminProductVerbs);
  register(adminBrandCalls, adminBrandVerbs);
  register(adminTagCalls, adminTagVerbs);
  register(adminShelfCalls, adminShelfVerbs);
  register(adminPresetCalls, adminPresetVerbs);
  register(feedCalls, feedVerbs);
  register(sellerFeedCalls, feedVerbs);
}
