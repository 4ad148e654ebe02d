import { and, eq, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { CONTENT_SLUG_MAX } from './content.ts';
import { contentRefusalFr } from './refusals.fr.ts';

interface Addressed {
  namespace: string;
  slug: string;
}

/**
 * Throws slug_taken where another content has the address, with a `suggestion` that nobody has. Holds the address until
 * the end of the transaction: of two who ask for it at once, the second is told, where the index would be a fault of ours.
 */
export async function requireFreeSlug(ctx: Ctx, document: Addressed, ownId: number | null): Promise<void> {
  const lock = `content:${document.namespace}:${document.slug}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const others = ownId === null ? undefined : ne(content.id, ownId);
  const [taken] = await slugsWhere(ctx, document, and(eq(content.slug, document.slug), others));
  if (!taken) return;
  const suggestion = await firstFree(ctx, document, others);
  const sentence = contentRefusalFr.slugTaken(suggestion);
  throw new DomainError('slug_taken', sentence, { fields: { slug: sentence }, extra: { suggestion } });
}

async function slugsWhere({ db }: Ctx, { namespace }: Addressed, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ slug: content.slug })
    .from(content)
    .where(and(eq(content.namespace, namespace), which, isNull(content.deletedAt)));
  return rows.map(({ slug }) => slug);
}

/** The most that `-2`, `-3`… take of an address. */
const END_MAX = 7;

/** `guide-2`, or `guide-3` where that one is another's too. */
async function firstFree(ctx: Ctx, document: Addressed, others: SQL | undefined): Promise<string> {
  const begun = document.slug.slice(0, CONTENT_SLUG_MAX - END_MAX).replace(/-$/, '');
  const near = await slugsWhere(ctx, document, and(like(content.slug, `${begun}-%`), others));
  const taken = new Set(near);
  for (let n = 2; ; n += 1) {
    const free = `${begun}-${n}`;
    if (!taken.has(free)) return free;
  }
}
