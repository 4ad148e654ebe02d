import { eq } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list } from '#src/server/db/schema/index.ts';
import type { Seen } from '../access.server.ts';
import { saveList } from '../list.server.ts';
import type { Cover } from '../list.ts';
import { listRefusalFr } from '../refusals.fr.ts';

/** So many steps back. */
const PAST_MAX = 8;

/** Puts a cover on a list, or none; the one before it may come back (`earlierCover`). */
export function changeCover(ctx: Ctx, own: Seen, cover: Cover | null): Promise<Seen> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(list).where(eq(list.id, own.row.id)).for('no key update');
    const fresh = row ?? own.row;
    const before = fresh.cover as Cover | null;
    const past = (fresh.pastCovers as Cover[]).filter(({ url }) => url !== before?.url && url !== cover?.url);
    const pastCovers = (before ? [before, ...past] : past).slice(0, PAST_MAX);
    return saveList(tx, { ...own, row: fresh }, { cover, pastCovers });
  });
}

/** A cover this list had not long ago. Throws not_found: anybody else's picture is none of its past. */
export function earlierCover({ row }: Seen, url: string): Cover {
  const known = [row.cover as Cover | null, ...(row.pastCovers as Cover[])].find((one) => one?.url === url);
  if (!known) throw notFound(listRefusalFr.coverGone);
  return known;
}
