import type { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** Another way to give than a promise: an order placed here, a gift that several pay. Each subject brings its own. */
export interface OtherWay {
  /** The reason why nobody may reserve this item meanwhile; null when anyone may. */
  refusalOf?(tx: Ctx, itemId: number): Promise<DomainError | null>;
  /** The address where the giver of this promise follows it; null when it is of another way. */
  linkOf?(tx: Ctx, held: { id: number }): Promise<string | null>;
}

const ways: OtherWay[] = [];

/** Called once a way, as its subject is registered. */
export function registerWay(way: OtherWay): void {
  ways.push(way);
}

/** Throws the refusal of the first way that holds this item. */
export async function requireNoOtherWay(tx: Ctx, itemId: number): Promise<void> {
  for (const way of ways) {
    const refusal = await way.refusalOf?.(tx, itemId);
    if (refusal) throw refusal;
  }
}

/** The link of the way this promise is of; null when it is a promise and nothing else. */
export async function linkOfOtherWay(tx: Ctx, held: { id: number }): Promise<string | null> {
  for (const way of ways) {
    const link = await way.linkOf?.(tx, held);
    if (link) return link;
  }
  return null;
}
