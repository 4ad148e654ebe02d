import { within } from '#src/lib/within.ts';
import { completionCalls } from './completion.calls.ts';
import { completionFr } from './completion.fr.ts';

/** The list's editor waits this long for the sentence, and opens without it. */
const PATIENCE_MS = 1000;

/** The sentence about the discount that completes a list, for its owner; null where none holds, or nobody knows. */
export async function completionSaid(listUuid: string): Promise<string | null> {
  const asked = completionCalls.get({ list_uuid: listUuid });
  const { completion } = await within(PATIENCE_MS, asked).catch(() => ({ completion: null }));
  return completion && completionFr.saidToOwner(completion.percent, completion.until);
}
