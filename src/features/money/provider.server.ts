import { createDemoProvider } from '#src/server/gateways/payments/demo.ts';
import type { DemoBank } from '#src/server/gateways/payments/demo-books.ts';
import { type PaymentProvider, ProviderUnavailableError } from '#src/server/gateways/payments/provider.ts';
import { createStripeProvider } from '#src/server/gateways/payments/stripe.ts';
import type { StripeSettings } from '#src/server/gateways/payments/stripe-client.ts';
import { outagesOf } from '#src/server/outages.ts';
import type { Services } from '#src/server/services.ts';
import type { MoneyMode } from './accounts.ts';
import { providerRefusals } from './money.fr.ts';

/** The job that brings the demo bank's events to the webhook. */
export const DEMO_EVENTS = 'demo-events';

/** The bank of play money on this process's database; its events go out by a job. */
export function demoBank(services: Services): DemoBank {
  return {
    db: services.database.db,
    now: services.clock,
    posted: () => services.jobs.wake(DEMO_EVENTS),
  };
}

const made = new WeakMap<StripeSettings, PaymentProvider>();

/** One client a deployment: it keeps its connections. */
function stripeOf(settings: StripeSettings): PaymentProvider {
  const provider = made.get(settings) ?? createStripeProvider(settings);
  made.set(settings, provider);
  return provider;
}

/** The one provider of this deployment; throws `unavailable` when there is none. Never call it inside a transaction: it is another machine. */
export function providerOf(services: Services): PaymentProvider {
  if (services.config.payments === 'demo') return createDemoProvider(demoBank(services));
  const { stripe } = services.config;
  if (!stripe) throw providerRefusals.noProvider();
  return watched(stripeOf(stripe), services.log);
}

const watching = new WeakMap<PaymentProvider, PaymentProvider>();

/** The same provider; what it can't do for the moment is told once a minute, and once when it can again. */
function watched(provider: PaymentProvider, log: Services['log']): PaymentProvider {
  const known = watching.get(provider);
  if (known) return known;
  const outages = outagesOf(log);
  const heard = async (answer: Promise<unknown>) => {
    await answer.then(
      () => outages.over('payments'),
      (error: unknown) => {
        if (error instanceof ProviderUnavailableError) outages.failed('payments', error.cause ?? error);
      },
    );
  };
  const made = new Proxy(provider, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      return (...args: unknown[]) => {
        const answer: unknown = part.apply(target, args);
        if (answer instanceof Promise) void heard(answer);
        return answer;
      };
    },
  });
  watching.set(provider, made);
  return made;
}

export function moneyModeOf(services: Services): MoneyMode {
  const { name, livemode } = providerOf(services);
  return { provider: name, livemode };
}

/**
 * Runs a provider's call; what it can't do for the moment becomes `unavailable`
 * (docs/spec/calls.md §Envelope).
 */
export async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw providerRefusals.providerDown();
    throw error;
  }
}
