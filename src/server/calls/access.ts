import type { Access, Contract } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { RIGHTS, type Right } from '#src/lib/rights.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Config } from '../config.ts';
import { type Actor, type FactorMissing, holds, isHolder, isPerson, rightsIn } from './actor.ts';

type WithoutRight = Exclude<Access, `staff:${Right}`>;

const PERMITTED: Record<WithoutRight, (actor: Actor) => boolean> = {
  anyone: () => true,
  test: () => true,
  demo: () => true,
  user: isPerson,
  merchant: (actor) => actor.role === 'merchant',
  session: isHolder,
  admin: (actor) => actor.role === 'admin',
  demoAdmin: (actor) => actor.role === 'admin',
  cms: (actor) => holds(actor, 'publish') || actor.role === 'cms',
};

type Guarded = Pick<Contract, 'access' | 'alsoFor'>;

/** The rights of which one is enough; none where the access is no matter of rights. */
export function rightsFor({ access, alsoFor = [] }: Guarded): Right[] {
  return RIGHTS.filter((right) => access === `staff:${right}` || alsoFor.includes(right));
}

function permits(asked: Guarded, actor: Actor): boolean {
  const rights = rightsFor(asked);
  if (rights.length > 0) return rights.some((right) => holds(actor, right));
  return PERMITTED[asked.access as WithoutRight](actor);
}

/** Calls that only members of staff may make. */
export const isForStaff = ({ access }: Pick<Contract, 'access'>): boolean =>
  access.startsWith('staff:') || access === 'admin' || access === 'demoAdmin' || access === 'cms';

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
  require(asked: Guarded, actor: Actor): void {
    if (!permits(asked, actor)) throw refused(actor);
  },
  /** The descriptions of the staff's calls are for any of them. */
  requireStaff(actor: Actor): void {
    if (rightsIn(actor).length === 0) throw refused(actor);
  },
};

function refused(actor: Actor): DomainError {
  if (actor.role === 'guest')
    return new DomainError('unauthenticated', serverFr.signInFirst, { status: 401 });
  if (isPerson(actor) && actor.factorMissing) return factorMissing(actor.factorMissing);
  const sentence = actor.role === 'merchant' ? serverFr.asBusiness : serverFr.forbidden;
  return new DomainError('forbidden', sentence, { status: 403 });
}
