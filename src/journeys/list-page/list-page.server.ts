import { DomainError } from '#src/calls/domain-error.ts';
import type { Pool } from '#src/features/cagnotte/pooling/pool.ts';
import { poolsSeen } from '#src/features/cagnotte/pooling/read.server.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import type { Classification } from '#src/features/catalogue/classifications.ts';
import { type GuessSeen, guessesSeen } from '#src/features/guesses/guess-page.server.ts';
import { getListAt } from '#src/features/lists/access.server.ts';
import { answerDetailedList } from '#src/features/lists/list.read.server.ts';
import type { DetailedList } from '#src/features/lists/list.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import { type Completion, completionOf } from '#src/features/orders/reductions/completion.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { neverStore, pageTag, storeWhileRead, variesByReader } from '#src/server/page-store/tags.ts';
import { EVERY_LIST, listTag, PARIS_DAY } from './list-tags.ts';

export interface ListPage {
  list: DetailedList;
  classifications: Classification[];
  archived: boolean;
  /** True when bought and reserved states are in this HTML (docs/spec/decisions.md §7). */
  states: boolean;
  /** Gifts that several pay, by product; what was paid of them shows as the states do. */
  pools: Map<number, Pool>;
  /** The discount that completes the list, where something of it is sold here. */
  completion: Completion | null;
  /** People guess the birth here; null where nobody asks. */
  guesses: GuessSeen | null;
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
    const list = await answerDetailedList(ctx, { ...seen, hidden: !states });
    const guesses = await guessesSeen(ctx, seen.row);
    const sells = list.items_in_list.some(({ item }) => item.sold_here);
    const { id, birthdate, archivedAt } = seen.row;
    const completion =
      sells && archivedAt === null ? await completionOf(ctx, { id, birthdate, told: states }) : null;
    const isDated = pools.length > 0 || guesses?.state === 'open';
    declareListPage(slug, { row: seen.row, list, isDated });
    return {
      list,
      classifications: await allClassifications(ctx),
      archived: seen.row.archivedAt !== null,
      states,
      completion,
      pools: new Map(pools.map((pool) => [pool.product_id, pool])),
      guesses,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error;
    neverStore();
    return null;
  }
}

/**
 * The address of the list that was meant by one typed with capitals, accents or a full stop after it, as it is read
 * out on the telephone or taken from a letter. Null where there is none, or a private one.
 */
export async function findMeantAddress(ctx: Ctx, typed: string): Promise<string | null> {
  const meant = toSlug(typed);
  if (meant === '' || meant === typed) return null;
  try {
    return (await getListAt(ctx, meant)).row.slug;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error;
    return null;
  }
}

/**
 * Says what the page depends on. Whoever changes it publishes that by writing to its tables: see the triggers of
 * migration 0029, and moments.server.ts for what the hour changes.
 */
function declareListPage(
  slug: string,
  { row, list, isDated }: { row: ListRow; list: DetailedList; isDated: boolean },
): void {
  // A former address leads to the present one, with its query.
  if (row.slug !== slug) {
    neverStore();
    return;
  }
  const dated = isDated || row.birthdate !== null;
  const owner = row.ownerId === null ? [] : [`person:${row.ownerId}`];
  storeWhileRead([listTag(row.id), EVERY_LIST, ...owner, ...(dated ? [PARIS_DAY] : [])]);
  variesByReader();
  if (list.cover) pageTag('cover-credits');
  pageTag('list:classification');
  for (const { item } of list.items_in_list) {
    if (item.kind === 'catalogue') pageTag(`product:${item.id}`);
    if (item.brand_slug !== null) pageTag(`brand:${item.brand_slug}`);
  }
}
