import { randomInt } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listOldSlug } from '#src/server/db/schema/index.ts';
import { slugRefusal } from './list.fr.ts';
import { nearestSlug, numberedSlug, type SlugProblem, slugProblem } from './slug.ts';

export interface SlugAnswer {
  available: boolean;
  reason: SlugProblem | null;
  suggestion: string | null;
}

const SLUG_LOCK = 7_165_002;

/**
 * docs/spec/calls.md §/api/user/ check_slug_available: reserved, then invalid, then taken (an old slug is
 * taken for ever). `forListId`: the list's own present and former slugs count as free for it.
 */
export async function checkSlug(db: Db, slug: string, forListId?: number): Promise<SlugAnswer> {
  const problem = slugProblem(slug) ?? ((await isTaken(db, slug, forListId)) ? 'taken' : null);
  if (problem === null) return { available: true, reason: null, suggestion: null };
  return { available: false, reason: problem, suggestion: await suggest(db, slug) };
}

/** True when a list is, or was, at this address, shown or not. */
export async function isTaken(db: Db, slug: string, forListId = 0): Promise<boolean> {
  const [now, before] = await Promise.all([
    db
      .select({ id: list.id })
      .from(list)
      .where(and(eq(list.slug, slug), ne(list.id, forListId))),
    db
      .select({ id: listOldSlug.listId })
      .from(listOldSlug)
      .where(and(eq(listOldSlug.slug, slug), ne(listOldSlug.listId, forListId))),
  ]);
  return now.length + before.length > 0;
}

async function suggest(db: Db, asked: string): Promise<string | null> {
  const base = nearestSlug(asked);
  if (base === null) return null;
  const candidates = [base];
  for (let number = 2; number <= 20; number += 1) candidates.push(numberedSlug(base, number));
  candidates.push(numberedSlug(base, randomInt(1000, 9999)));
  const rows = (await db.execute(sql`
    select slug from ${list} where slug in ${candidates}
    union all select slug from ${listOldSlug} where slug in ${candidates}`)) as unknown as {
    rows: { slug: string }[];
  };
  const taken = new Set(rows.rows.map((row) => row.slug));
  return candidates.find((slug) => !taken.has(slug)) ?? null;
}

/**
 * Inside a transaction: throws slug_taken, with the reason and a suggestion, unless `slug` is free. Holds the
 * lock on slugs until the end of the transaction: a slug lives in two tables, so no unique index covers it.
 */
export async function claimSlug(
  tx: Db,
  slug: string,
  claim: { listId?: number; field: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SLUG_LOCK})`);
  const { reason, suggestion } = await checkSlug(tx, slug, claim.listId);
  if (reason === null) return;
  const sentence = slugRefusal(reason, suggestion);
  throw new DomainError('slug_taken', sentence, {
    fields: { [claim.field]: sentence },
    extra: { reason, suggestion },
  });
}
