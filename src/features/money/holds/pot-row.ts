import * as z from 'zod/mini';
import { cents } from '#src/lib/shapes.ts';
import { maybeText } from '../desk.ts';

export const PotRow = z.object({
  list_uuid: z.string(),
  title: z.string(),
  slug: z.string(),
  owner: z.string(),
  collected: cents,
  pending: cents,
  available: cents,
  withdrawing: cents,
  held_at: maybeText,
  held_reason: z.string(),
});
export type PotRow = z.output<typeof PotRow>;
