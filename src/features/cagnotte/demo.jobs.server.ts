import { deliverDemoEvents } from '#src/server/gateways/payments/demo-delivery.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { demoBank } from './provider.server.ts';
import { handleWebhook } from './webhook.server.ts';

/** Brings the demo bank's events to the webhook, as a real bank's machines would. */
export const deliverDemoJob: JobKind = {
  name: 'demo-events',
  cron: '* * * * *',
  async run(services) {
    if (services.config.payments !== 'demo') return;
    const next = await deliverDemoEvents(demoBank(services), async (body, headers) => {
      const answer = await handleWebhook(services, 'demo', { body, headers });
      return answer.status;
    });
    if (next) await services.jobs.send(deliverDemoJob, {}, { startAfter: next });
  },
};
