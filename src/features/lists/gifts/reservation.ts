import type { reservation } from '#src/server/db/schema/index.ts';

/** A giver's promise, as it is kept. */
export type Reservation = typeof reservation.$inferSelect;
