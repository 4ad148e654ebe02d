import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import type { Dispute } from '#src/server/gateways/payments/disputes.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';

/** The kinds of things paid through the provider, as `ledger_tx.ref` and the audit log name them. */
export const PAYABLE_KINDS = ['contribution', 'order', 'purchase'] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

export interface PayableRef {
  kind: PayableKind;
  id: number;
}

export const refOf = ({ kind, id }: PayableRef) => `${kind}:${id}`;

/** One of them, as far as the inbox, refunds and the reconciliation care. Amounts are cents. */
export interface PayableSeen {
  id: number;
  uuid: string;
  provider: string;
  livemode: boolean;
  intentId: string | null;
  version: number;
  total: number;
  refunded: number;
  /** Cents that were given back by whatever means. */
  givenBack: number;
  /** Cents that go back elsewhere than to the card, with the last of its part; all of them where no card paid. */
  elsewhere: number;
  /** Money of it is here and may go back. */
  refundable: boolean;
}

/** A kind of thing that is paid: all kinds share the provider, the inbox, the ledger and the refunds. */
export interface Payable {
  kind: PayableKind;
  /**
   * Of these intents, those whose success was booked with all that follows it: the news that one succeeded tells nothing
   * more.
   */
  booked?(db: Db, intentIds: readonly string[]): Promise<string[]>;
  /** Whose payment an intent is; null when it is none of this kind. */
  ownerOf(db: Db, intentId: string): Promise<number | null>;
  /** By its reference (uuid); null when there is none. */
  find(db: Db, reference: string): Promise<number | null>;
  see(db: Db, id: number): Promise<PayableSeen>;
  /** The same, held until the transaction ends; always before ledger accounts. */
  lock(tx: Db, id: number): Promise<PayableSeen>;
  /** Applies the provider's word with all its effects, under the lock. Answers what came of it. */
  hear(ctx: Ctx, id: number, intent: Intent): Promise<string>;
  /** The same for what the provider says of a dispute. */
  contest(ctx: Ctx, id: number, dispute: Dispute): Promise<string>;
  /** Tells what we know of it, for whoever answers its buyer's bank, a line each; no address, no card. */
  story(ctx: Ctx, id: number): Promise<string[]>;
  /** After a commit: what has to ask the provider again, safe to repeat. */
  follow(services: Services, id: number): Promise<void>;
  /** Of cents to give back, those that go elsewhere than to the card, first and at once; answers how many. */
  returnFirst?(ctx: Ctx, id: number, cents: number): Promise<number>;
  /**
   * Asks another admin again, under the lock, for the whole of what one of them refused although nothing may go back to the
   * card; answers the refund's id, null where there is nothing to ask.
   */
  askAgain?(ctx: Ctx, id: number, asked: { reason: string; key: string }): Promise<number | null>;
  /** Gives back all that is left of what no card paid; safe to repeat. */
  returnRest?(ctx: Ctx, id: number): Promise<void>;
  /** A refund of it was done, or was refused for good, in the same transaction. */
  settled?(ctx: Ctx, id: number): Promise<void>;
}
