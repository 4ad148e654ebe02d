import { DomainError } from '#src/calls/domain-error.ts';
import type { Pool } from '#src/features/cagnotte/pooling/pool.ts';
import { poolsSeen } from '#src/features/cagnotte/pooling/read.server.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import type { Classification } from '#src/features/catalogue/classifications.ts';
import { getListAt } from '#src/features/lists/access.server.ts';
import { answerDetailedList } from '#src/features/lists/list.read.server.ts';
import type { DetailedList } from '#src/features/lists/list.ts';
import type { Ctx } from '#src/server/calls/context.ts';

export interface ListPage {
  list: DetailedList;
  classifications: Classification[];
  archived: boolean;
  /** True when bought and reserved states are in this HTML (docs/spec/decisions.md §7). */
  states: boolean;
  /** Gifts that several pay, by product; what was paid of them shows as the states do. */
  pools: Map<number, Pool>;
}

/**
 * A list as the HTML of its page shows it. To a browser that has a session the states are left out: it may be
 * an owner's, and only a call under the token can tell. Null where there is no list, or a private one.
 */
export async function findListPage(
  ctx: Ctx,
  slug: string,
  options: { signedIn: boolean },
): Promise<ListPage | null> {
  const states = !options.signedIn;
  try {
    const seen = await getListAt(ctx, slug);
    const pools = await poolsSeen(ctx, { ...seen, hidden: !states });
    return {
      list: await answerDetailedList(ctx, { ...seen, hidden: !states }),
      classifications: await allClassifications(ctx),
      archived: seen.row.archivedAt !== null,
      states,
      pools: new Map(pools.map((pool) => [pool.product_id, pool])),
    };
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return null;
    throw error;
  }
}
