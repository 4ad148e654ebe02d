import type { Ctx } from '#src/server/calls/context.ts';
import type { dispute } from '#src/server/db/schema/index.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';
import type { PayableRef } from '../payable.ts';

export type DisputeRow = typeof dispute.$inferSelect;

/** A dispute as it was before the provider's word, and as it is now. */
export interface Course {
  before: DisputeRow;
  after: DisputeRow;
  /** This dispute, or another of the same payment, holds its money or took it for good. */
  held: boolean;
}

interface Taking {
  /** Of the posting: used once. */
  key: string;
  cents: number;
  /** The shares this dispute held until now. */
  before: TakenShares | null;
}

/** A payment that its bank may contest, locked by the caller: what its kind does to the books. Amounts are cents. */
export interface Contested {
  about: PayableRef;
  provider: string;
  livemode: boolean;
  status: string;
  paid: boolean;
  /** Money leaves whoever holds it; answers who gave what. */
  take(ctx: Ctx, taking: Taking): Promise<TakenShares>;
  /** And comes back to them. */
  giveBack(ctx: Ctx, back: { key: string; shares: TakenShares }): Promise<void>;
  /** Books what the dispute itself costs us. */
  cost(ctx: Ctx, change: { about: string; from: number; to: number }): Promise<void>;
  /** Its own state, with a new version even when nothing changes; and who is told. */
  follow(ctx: Ctx, course: Course): Promise<void>;
}
