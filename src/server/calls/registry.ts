import type { AnyCall, Contract, InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Verb } from './context.ts';
import { answeredOnce } from './once.ts';

export interface Bound {
  contract: Contract;
  verb: Verb<unknown, unknown>;
}

const bound = new Map<string, Bound>();

/**
 * Ties each contract of a feature to the verb of the same name. Called once a feature or journey, by its
 * register.server.ts.
 */
export function register<C extends Record<string, AnyCall>>(
  calls: C,
  verbs: { [K in keyof C]: Verb<InputOf<C[K]>, OutputOf<C[K]>> },
): void {
  for (const [name, call] of Object.entries(calls)) {
    if (bound.has(call.contract.path)) throw new Error(`${call.contract.path} is registered twice`);
    if (call.contract.get && call.contract.changes)
      throw new Error(`${call.contract.path} changes something: it may not be a GET`);
    const verb = verbs[name as keyof C] as Verb<unknown, unknown>;
    bound.set(call.contract.path, {
      contract: call.contract,
      verb: call.contract.once ? answeredOnce(call.contract.path, verb) : verb,
    });
  }
}

export function findCall(path: string): Bound | undefined {
  return bound.get(path);
}

export function registeredCalls(): Contract[] {
  return [...bound.values()].map((entry) => entry.contract);
}
