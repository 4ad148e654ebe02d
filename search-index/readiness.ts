import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchIndex } from './contract.ts';
import type { SearchKind } from './documents/kinds.ts';
import { SearchUnavailable } from './unavailable.ts';

/** Milliseconds that a question waits for either engine where neither can answer: an engine that died is started again. */
export const BACK_MS = 2500;
const LOOKED_EACH_MS = 150;

/** Checks that an engine was ever filled with some kinds; asks until it was. */
export function createReadiness(standby: SearchIndex): (kinds: readonly SearchKind[]) => Promise<void> {
  const filled = new Set<SearchKind>();
  return async (kinds) => {
    if (kinds.every((kind) => filled.has(kind))) return;
    const missing = await standby.missing();
    for (const kind of kinds) if (!missing.includes(kind)) filled.add(kind);
    if (!kinds.every((kind) => filled.has(kind)))
      throw new SearchUnavailable('the second engine is not filled yet');
  };
}

const isDone = (work: Promise<unknown>) =>
  work.then(
    (value) => value !== false,
    () => false,
  );

/**
 * Waits until one of two engines can answer: the first is back, or the second was filled. All who ask at once look
 * together, so that an engine that starts is not asked by each of them. False: neither is after `BACK_MS`.
 */
export function createRecovery(
  primary: Pick<SearchIndex, 'health'>,
  readied: (kinds: readonly SearchKind[]) => Promise<void>,
): (kinds: readonly SearchKind[]) => Promise<boolean> {
  const looking = new Map<string, Promise<boolean>>();
  const look = async (kinds: readonly SearchKind[]) => {
    for (const until = performance.now() + BACK_MS; performance.now() < until; ) {
      await sleep(LOOKED_EACH_MS);
      const back = async () => (await primary.health()).available;
      if ((await isDone(back())) || (await isDone(readied(kinds)))) return true;
    }
    return false;
  };
  return (kinds) => {
    const key = kinds.join();
    const known = looking.get(key);
    if (known) return known;
    const work = look(kinds).finally(() => looking.delete(key));
    looking.set(key, work);
    return work;
  };
}
