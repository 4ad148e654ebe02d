import * as z from 'zod/mini';

/** The stream of a list's changes: `POST`, read as `text/event-stream`. */
export const FOLLOW_PATH = '/api/list/follow';

/**
 * A change by another owner, or in another tab: `items`, `order`, `list`, `owners`, or `item:{product_id}`.
 * Only what owners do is told: a gift that someone reserves would betray the surprise by its hour alone.
 */
export const ListChange = z.object({
  parts: z.array(z.string()),
  /** First name of who did it. */
  name: z.string(),
  /** The same person, elsewhere. */
  mine: z.boolean(),
});
export type ListChange = z.output<typeof ListChange>;
