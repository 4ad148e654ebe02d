import { register } from '#src/server/calls/registry.ts';
import { finishLink } from './finish.server.ts';
import { unlinkShop } from './leave.server.ts';
import { linkShop } from './link.server.ts';
import { setUp, syncNow } from './setup.server.ts';
import { shopifyCalls } from './shopify.calls.ts';
import { refusedLines, shopCollections, shopifyState } from './state.server.ts';

export function registerShopify(): void {
  register(shopifyCalls, {
    link: linkShop,
    finish: finishLink,
    state: shopifyState,
    sync: syncNow,
    unlink: unlinkShop,
    setup: setUp,
    collections: shopCollections,
    refused: refusedLines,
  });
}
