import { DEMO_EVENTS, demoBank } from '#src/features/money/provider.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { deliverDemoEvents } from '#src/server/gateways/payments/demo-delivery.ts';
import type { JobKind } from '#src/server/jobs.ts';

/** Brings the demo bank's events to the webhook, as a real bank's machines would. */
export const deliverDemoJob: JobKind = {
  name: DEMO_EVENTS,
  cron: '* * * * *',
  async run(services) {
    if (services.config.payments !== 'demo') return;
    await deliverDemoEvents(demoBank(services), async (body, headers) => {
      try {
        return (await handleWebhook(services, 'demo', { body, headers })).status;
      } catch (error) {
        services.log.error({ err: error }, 'a demo event was not taken');
        return 500;
      }
    });
  },
};
