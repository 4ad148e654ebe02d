import { and, asc, eq, gt, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import { heldHere } from '#src/features/money/mode.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { endOrder, giveBackCancelled } from './end.server.ts';
import { orderLinksJob } from './links.jobs.server.ts';
import { returnJobs } from './returns/returns.jobs.server.ts';

/** Ends unpaid orders whose half hour is over: the provider is told first, and what was paid meanwhile stays. */
export async function endExpired(services: Services): Promise<void> {
  const over = and(eq(shopOrder.status, 'pending'), lte(shopOrder.heldUntil, services.clock()));
  await each(services, over, (id) => endOrder(systemCtx(services), id, { cause: 'expired' }));
}

/** Gives back what a stopped process or a provider that was down left paid, cancelled and not given back. */
async function giveBackLeft(services: Services): Promise<void> {
  const left = and(
    heldHere(services, shopOrder),
    eq(shopOrder.status, 'cancelled'),
    isNotNull(shopOrder.paidAt),
    ne(shopOrder.cancelCause, 'admin'),
  );
  await each(services, left, (id) => giveBackCancelled(services, id));
}

async function each(
  services: Services,
  where: SQL | undefined,
  work: (id: number) => Promise<unknown>,
): Promise<void> {
  await eachRow({
    read: (after, most) =>
      services.database.db
        .select({ id: shopOrder.id })
        .from(shopOrder)
        .where(and(where, gt(shopOrder.id, after)))
        .orderBy(asc(shopOrder.id))
        .limit(most),
    work: ({ id }) => work(id),
    onFault: (err, { id }) =>
      services.log.error({ orderId: id, err }, 'an order could not be brought forward'),
  });
}

const dueJob: JobKind = {
  name: 'orders-due',
  cron: '* * * * *',
  async run(services) {
    await endExpired(services);
    await giveBackLeft(services);
  },
};

export const orderJobs: JobKind<never>[] = [dueJob, orderLinksJob as JobKind<never>, ...returnJobs];
