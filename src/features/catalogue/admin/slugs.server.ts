import { DomainError } from '#src/calls/domain-error.ts';
import { clearRedirect } from '#src/features/redirects/rows.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';

/** The slug asked for, or the name's; throws field_invalid when the name holds nothing to use. */
export function slugFor({ slug, name }: { slug: string | null; name: string }): string {
  const made = slug ?? toSlug(name);
  if (made) return made;
  throw new DomainError('field_invalid', fr.noSlug, { fields: { slug: fr.noSlug } });
}

/** Runs a write of a row with a unique address; throws slug_taken when another one has it. */
export async function claimSlug<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('slug_taken', fr.slugTaken, { fields: { slug: fr.slugTaken } });
  }
}

/** An address that leads somewhere else no longer does: something is there now. */
export async function freePath(tx: Ctx, path: string): Promise<void> {
  await publishAtCommit(querierOf(tx.db), [await clearRedirect(tx.db, path)]);
}
