import type { orderReduction } from '#src/server/db/schema/index.ts';

export type ReductionRow = typeof orderReduction.$inferSelect;

/** A reduction before it is written. */
export type Part = Pick<ReductionRow, 'kind' | 'voucherId' | 'offerId' | 'claimId' | 'label' | 'amount'>;
