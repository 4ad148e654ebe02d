import type { Access } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Config } from '../config.ts';
import { type Actor, type FactorMissing, isHolder, isPerson } from './actor.ts';

const PERMITTED: Record<Access, (actor: Actor) => boolean> = {
  anyone: () => true,
  test: () => true,
  demo: () => true,
  user: isPerson,
  merchant: (actor) => actor.role === 'merchant',
  session: isHolder,
  admin: (actor) => actor.role === 'admin',
  demoAdmin: (actor) => actor.role === 'admin',
  cms: (actor) => actor.role === 'admin' || actor.role === 'cms',
};

/** Told with the way to show it, for the screen that asks. */
function factorMissing(missing: FactorMissing): DomainError {
  const sentence = missing === 'passkey' ? serverFr.passkeyMissing : serverFr.factorMissing;
  const methods = missing === 'passkey' ? ['passkey'] : [];
  return new DomainError('second_factor_required', sentence, { status: 403, extra: { methods } });
}

export const allowed = {
  /** Calls that a deployment has not enabled do not exist (404). */
  exists(access: Access, config: Config): boolean {
    if (access === 'test') return config.enableTestCalls;
    if (access === 'demo' || access === 'demoAdmin') return config.payments === 'demo';
    return true;
  },
  /** Throws 401 for a guest, 403 for a role that is too low. */
  require(access: Access, actor: Actor): void {
    if (PERMITTED[access](actor)) return;
    if (actor.role === 'guest')
      throw new DomainError('unauthenticated', serverFr.signInFirst, { status: 401 });
    if (isPerson(actor) && actor.factorMissing) throw factorMissing(actor.factorMissing);
    const sentence = actor.role === 'merchant' ? serverFr.asBusiness : serverFr.forbidden;
    throw new DomainError('forbidden', sentence, { status: 403 });
  },
};
