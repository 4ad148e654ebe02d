import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { eventsJob } from './events.jobs.server.ts';
import { parcelLeft } from './fulfil.server.ts';
import { importJob, importsDue } from './import.jobs.server.ts';
import { findNewOrders, lookForParcels, makeOrders } from './orders.server.ts';
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
  },
};

export const shopifyJobs: JobKind<never>[] = [
  eventsJob as JobKind<never>,
  importsDue as JobKind<never>,
  importJob as JobKind<never>,
  ordersJob as JobKind<never>,
  subscribeJob as JobKind<never>,
];
