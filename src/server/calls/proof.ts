import type { Contract } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { isHolder, isPerson } from './actor.ts';
import type { Ctx } from './context.ts';

/** A call that asks for a proof is the person's alone, as nobody else can give it. */
export const isAlone = ({ alone, proof }: Pick<Contract, 'alone' | 'proof'>): boolean =>
  alone === true || proof !== undefined;

/** Throws 403 for an admin who acts for somebody (docs/spec/decisions.md §3). */
export function requireOneself(ctx: Ctx, contract: Pick<Contract, 'alone' | 'proof'>): void {
  if (!isAlone(contract) || !isPerson(ctx.actor) || ctx.actor.impersonatorId === null) return;
  throw new DomainError('forbidden', serverFr.oneselfOnly, { status: 403 });
}

/**
 * Throws proof_required, with the ways to prove it, unless this session did so in the last minutes
 * (docs/spec/calls.md §Step-up). A password given with the call itself is the proof, even beside a fresh one: a wrong
 * one is refused.
 */
export async function requireProof(
  ctx: Ctx,
  { proof }: Pick<Contract, 'proof'>,
  input: unknown,
): Promise<void> {
  const { services, actor } = ctx;
  if (!proof) return;
  if (!isHolder(actor)) throw new DomainError('forbidden', serverFr.oneselfOnly, { status: 403 });
  const password = proof === 'password' ? passwordIn(input) : undefined;
  if (password !== undefined && (await services.proofs.takePassword(services, actor, password))) return;
  if (isAhead(actor.provedUntil) || (proof === 'enrol' && isAhead(actor.enrolUntil))) return;
  const methods = await services.proofs.methodsOf(services, actor.personId);
  const sentence = methods.length > 0 ? serverFr.proveFirst : serverFr.proveByMail;
  throw new DomainError('proof_required', sentence, { extra: { methods } });
}

/** True while the last proof of this session counts: for verbs that ask for one only now and then. */
export const isProved = ({ actor }: Pick<Ctx, 'actor'>): boolean =>
  isHolder(actor) && isAhead(actor.provedUntil);

/**
 * Whoever ends a session (a new password, logging out everywhere) ends what it asked for a moment before as well: a key
 * or a right that is given only after that change would outlive it.
 */
export function standingOf(
  { actor, services }: Pick<Ctx, 'actor' | 'services'>,
  { proof }: Pick<Contract, 'proof'>,
): Ctx['requireStanding'] {
  if (!proof || !isHolder(actor)) return undefined;
  return (tx) => services.proofs.requireStanding(tx, actor);
}

const isAhead = (moment: Date | null) => moment !== null && moment.getTime() > Date.now();

function passwordIn(input: unknown): string | undefined {
  const { password } = input as { password?: unknown };
  return typeof password === 'string' ? password : undefined;
}
