import { ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { withShop } from './access.server.ts';

/** A shop tells us of these; the three privacy webhooks are set in the application itself. */
const TOPICS = [
  ...(['PRODUCTS_CREATE', 'PRODUCTS_UPDATE', 'PRODUCTS_DELETE', 'INVENTORY_LEVELS_UPDATE'] as const),
  ...(['FULFILLMENTS_CREATE', 'FULFILLMENTS_UPDATE', 'APP_UNINSTALLED'] as const),
];

/** Asks a shop that was linked to tell us what happens there. */
export const subscribeJob: JobKind<{ merchantId: number }> = {
  name: 'shopify-subscribe',
  async run(services, { merchantId }) {
    const address = `${services.config.publicUrl}/api/webhooks/shopify`;
    await withShop(services, merchantId, async ({ shopify, access }) => {
      for (const topic of TOPICS) await shopify.subscribe(access, topic, address);
    }).catch((error: unknown) => {
      // It was unlinked meanwhile, or has to be linked again: nothing to try once more.
      if (!(error instanceof ShopifyRefused)) throw error;
    });
  },
};
