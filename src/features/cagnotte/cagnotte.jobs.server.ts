import type { JobKind } from '#src/server/jobs.ts';
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

export const cagnotteJobs: JobKind[] = [deliverDemoJob, dueJob];
