import { forget, type KeptKey, keep, keptUnder, readKeptJson } from '#src/lib/kept.ts';
import type { Change } from './change-queue.ts';

/**
 * The changes each tab has not sent yet, in the browser's memory under a key of its own: two tabs must
 * neither write over each other's changes nor send them twice. A lock, held as long as the page lives, tells
 * a tab that is open from one that was closed.
 */
const PREFIX = 'list_changes:';

export interface Shelf {
  save(changes: readonly Change[]): void;
  /** Hands over what closed tabs left, once. */
  adopt(take: (changes: Change[]) => void): Promise<void>;
}

export function openShelf(listUuid: string): Shelf {
  const of = `${PREFIX}${listUuid}` as const;
  const own = `${of}:${crypto.randomUUID()}` as const;
  navigator.locks?.request(own, () => new Promise(() => {})).catch(() => {});
  return {
    save(changes) {
      // In a full or forbidden memory, the changes still leave as long as the page stays.
      if (changes.length > 0) keep(own, JSON.stringify(changes));
      else forget(own);
    },
    async adopt(take) {
      const left = keptUnder(of).filter((key) => key !== own);
      for (const key of left) await ifClosed(key, () => take(takeOut(key)));
    },
  };
}

async function ifClosed(key: KeptKey, work: () => void): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(key, { ifAvailable: true }, (lock) => {
    if (lock) work();
  });
}

function takeOut(key: KeptKey): Change[] {
  const changes = readKeptJson(key);
  forget(key);
  return Array.isArray(changes) ? (changes as Change[]) : [];
}
