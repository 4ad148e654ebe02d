import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import type { Payable, PayableKind, PayableRef } from './payable.ts';
import { askProvider, providerOf } from './provider.server.ts';
import { untilUnchanged } from './retry.server.ts';

const kinds = new Map<PayableKind, Payable>();

/** Called once a kind, as its subject is registered: the engine knows none of them. */
export function registerPayable(payable: Payable): void {
  kinds.set(payable.kind, payable);
}

export function payableOf({ kind }: Pick<PayableRef, 'kind'>): Payable {
  const payable = kinds.get(kind);
  if (!payable) throw new Error(`Nothing is registered for a payment of the kind ${kind}`);
  return payable;
}

/** The payment that an intent is of; null when it is none of ours. */
export async function payableOfIntent(db: Db, intentId: string): Promise<PayableRef | null> {
  for (const { kind, ownerOf } of kinds.values()) {
    const id = await ownerOf(db, intentId);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** Of these intents, those whose success was booked, whatever their kinds (Payable.booked). */
export async function bookedIntents(db: Db, intentIds: readonly string[]): Promise<Set<string>> {
  if (intentIds.length === 0) return new Set();
  const some = [...kinds.values()].map(({ booked }) => booked?.(db, intentIds) ?? []);
  return new Set((await Promise.all(some)).flat());
}

/** By its reference, whatever its kind. */
export async function payableAt(db: Db, reference: string): Promise<PayableRef | null> {
  for (const { kind, find } of kinds.values()) {
    const id = await find(db, reference);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** Null when it changed since `version` was read: ask the provider again. */
export async function hearOnce(
  ctx: Ctx,
  about: PayableRef & { version: number },
  intent: Intent,
): Promise<string | null> {
  const payable = payableOf(about);
  return inTransaction(ctx, async (inner) => {
    const { version } = await payable.lock(inner.db, about.id);
    return version === about.version ? payable.hear(inner, about.id, intent) : null;
  });
}

/** Asks the provider about the intent in use, or about another, and applies its word. */
export async function hearAgain(ctx: Ctx, about: PayableRef, intentId?: string): Promise<string> {
  const payable = payableOf(about);
  return untilUnchanged(async () => {
    const seen = await payable.see(ctx.db, about.id);
    const id = intentId ?? seen.intentId;
    if (id === null) return 'nothing';
    const intent = await askProvider(() => providerOf(ctx.services).retrieve(id));
    return hearOnce(ctx, { ...about, version: seen.version }, intent);
  });
}
