import { createHash } from 'node:crypto';
import type { Db } from '#src/server/db/connect.ts';

/** So many questions, each for so long. */
const MOST = 500;
const FOR_MS = 10 * 60_000;

interface Remembered {
  at: number;
  pages: Promise<readonly number[]>;
}
const rememberedOf = new WeakMap<Db, Map<string, Remembered>>();

/**
 * The numbers of the pages that were looked up for these words a moment ago: a question that leans on the one before it
 * needs that one's pages again. Kept under a digest, so that nothing anybody asked is. A word counts the passages that
 * have it: once a page of it comes or goes, the digest is another.
 */
export async function rememberedPages(
  db: Db,
  words: unknown,
  find: () => Promise<number[]>,
): Promise<number[]> {
  const remembered = rememberedOf.get(db) ?? new Map<string, Remembered>();
  rememberedOf.set(db, remembered);
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('base64');
  const now = performance.now();
  const known = remembered.get(digest);
  if (known && now - known.at < FOR_MS) return [...(await known.pages)];
  const pages = find();
  remembered.delete(digest);
  remembered.set(digest, { at: now, pages });
  for (const oldest of [...remembered.keys()].slice(0, Math.max(0, remembered.size - MOST)))
    remembered.delete(oldest);
  pages.catch(() => remembered.delete(digest));
  return [...(await pages)];
}
