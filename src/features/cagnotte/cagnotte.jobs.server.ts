import { applyEventsJob } from '#src/features/money/events.jobs.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { cardsAsk, cardsRetention } from './cards/cards.jobs.server.ts';
import { deliverDemoJob } from './demo.jobs.server.ts';
import { expireOld, reconcile, releaseFunds, remindGivers, runDueCharges } from './due.server.ts';

/** Everything about contributions that time alone brings. */
const dueJob: JobKind = {
  name: 'cagnotte-due',
  cron: '*/5 * * * *',
  async run(services) {
    await remindGivers(services);
    await runDueCharges(services);
    await reconcile(services);
    await expireOld(services);
    await releaseFunds(services);
  },
};

/** The provider's own account of our balance, held against the ledger: what never came is found there. */
const balanceJob: JobKind = {
  name: 'cagnotte-balance',
  cron: '17 * * * *',
  async run(services) {
    await reconcileBalance(services);
  },
};

export const cagnotteJobs: JobKind[] = [
  deliverDemoJob,
  applyEventsJob,
  dueJob,
  balanceJob,
  cardsAsk,
  cardsRetention,
];
