import { BULK_MAX } from '#src/features/content/life/life.ts';
import type { BulkDone } from './bulk-done.ts';

type Done = Omit<BulkDone, 'action'>;

/** An action on more than a call takes: one call after the other, answered as one. */
export async function inParts(ids: readonly number[], act: (part: number[]) => Promise<Done>): Promise<Done> {
  const all: Done = { done: [], refused: [] };
  for (let at = 0; at < ids.length; at += BULK_MAX) {
    const { done, refused } = await act(ids.slice(at, at + BULK_MAX));
    all.done.push(...done);
    all.refused.push(...refused);
  }
  return all;
}
