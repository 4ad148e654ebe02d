import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { shopifyOf } from '#src/server/gateways/shopify/open.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { outagesOf } from '#src/server/outages.ts';
import type { Services } from '#src/server/services.ts';
import { eventsJob } from './events.jobs.server.ts';
import { parcelLeft } from './fulfil.server.ts';
import { importJob, importsDue } from './import.jobs.server.ts';
import { findNewOrders, lookForParcels, makeOrders } from './orders.server.ts';
import { OTHER_VERSION } from './shopify.ts';
import { subscribeJob } from './subscribe.jobs.server.ts';

/** Paid orders are made at their sellers' shops, and the parcels that left from there are followed here. */
export const ordersJob: JobKind = {
  name: 'shopify-orders',
  cron: '* * * * *',
  async run(services) {
    if (!services.config.shopify) return;
    await findNewOrders(services);
    await makeOrders(services);
    await lookForParcels(services, async (key, parcels) => {
      for (const parcel of parcels)
        await inTransaction(systemCtx(services), (tx) => parcelLeft(tx, key, parcel));
    });
    await tellOfVersion(services);
  },
};

/** Shopify answers by the oldest version it still has once ours is over: it is told as a trouble, and works on. */
async function tellOfVersion({ config, log }: Services): Promise<void> {
  const other = (await shopifyOf(config))?.otherVersion();
  if (other) outagesOf(log).failed(OTHER_VERSION, new Error(`Shopify answers by ${other}`));
}

export const shopifyJobs: JobKind<never>[] = [
  eventsJob as JobKind<never>,
  importsDue as JobKind<never>,
  importJob as JobKind<never>,
  ordersJob as JobKind<never>,
  subscribeJob as JobKind<never>,
];
