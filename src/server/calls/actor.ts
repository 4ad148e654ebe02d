import { DomainError } from '#src/calls/domain-error.ts';
import type { Right } from '#src/lib/rights.ts';
import { serverFr } from '#src/server/server.fr.ts';

/** The caller, once the bearer token was looked up. */
export type Actor = { role: 'guest' } | { role: 'cms' } | Program | Seller | Person;

/** Another program, by a token of ours (docs/spec/calls.md §Integrations). */
export interface Program {
  role: 'program';
  tokenId: number;
  label: string;
  rights: readonly Right[];
}

export interface Person {
  role: 'user' | 'admin';
  personId: number;
  uuid: string;
  email: string;
  /** All of them for an admin, none while an admin acts for the person or `factorMissing` stands. */
  rights: readonly Right[];
  /** SHA-256 of the token in use, for logout. */
  tokenHash: string;
  /** The admin behind an impersonated session (docs/spec/decisions.md §3). */
  impersonatorId: number | null;
  /** Until when the last proof of this session counts; null without one (docs/spec/calls.md §Step-up). */
  provedUntil: Date | null;
  /** Until when having signed in counts for a call that puts a second factor in place; null where nobody did. */
  enrolUntil: Date | null;
  /** The thing that an admin's right waits for, null once it counts: `role` is `user` until then. */
  factorMissing: FactorMissing | null;
}

/** `set_up`: the account has no second factor yet. `passkey`: it has a passkey, which this session has not seen. */
export type FactorMissing = 'set_up' | 'passkey';

/** Somebody who acts for a business, in a session of its own. */
export interface Seller {
  role: 'merchant';
  merchantId: number;
  memberRole: 'owner' | 'member';
  /** The person behind it. */
  personId: number;
  uuid: string;
  email: string;
  tokenHash: string;
  /** A business is never acted for by an admin. */
  impersonatorId: null;
  provedUntil: Date | null;
  enrolUntil: null;
}

export const GUEST: Actor = { role: 'guest' };

export function isPerson(actor: Actor): actor is Person {
  return actor.role === 'user' || actor.role === 'admin';
}

/** A person, or who acts for a business: whoever a session is of. */
export const isHolder = (actor: Actor): actor is Person | Seller =>
  isPerson(actor) || actor.role === 'merchant';

/** For verbs whose access is `merchant`. */
export function requireMerchant(actor: Actor): Seller {
  if (actor.role !== 'merchant') throw new Error('This call needs a session of a business');
  return actor;
}

/** For verbs whose access is `session`. */
export function requireHolder(actor: Actor): Person | Seller {
  if (!isHolder(actor)) throw new Error('This call needs a session');
  return actor;
}

/** The rights of a person or a program; none of anybody else. */
export function rightsIn(actor: Actor): readonly Right[] {
  return isPerson(actor) || actor.role === 'program' ? actor.rights : [];
}

/** True for whoever may do what this right opens. */
export function holds(actor: Actor, right: Right): boolean {
  return rightsIn(actor).includes(right);
}

/**
 * For verbs whose access is `user`, `session`, `admin` or a right: a program is refused what only somebody can do, and
 * anything else is a fault of ours.
 */
export function requirePerson(actor: Actor): Person {
  if (actor.role === 'program') throw new DomainError('forbidden', serverFr.personOnly, { status: 403 });
  if (!isPerson(actor)) throw new Error('This call needs a signed-in person');
  return actor;
}
