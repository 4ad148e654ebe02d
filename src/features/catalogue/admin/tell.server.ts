import type { SearchKind } from '#search/documents/kinds.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';

export interface Touched {
  products?: readonly number[];
  /** Of brands and tags, search and pages know the number and the address. */
  brands?: readonly { id: number; slug: string }[];
  tags?: readonly { id: number; slug: string }[];
}

/** In the transaction that changed the catalogue: pages and search follow once it is committed. */
export async function tellCatalogue(
  tx: Ctx,
  { products = [], brands = [], tags = [] }: Touched,
): Promise<void> {
  const kinds: [SearchKind, readonly number[]][] = [
    ['product', products],
    ['brand', brands.map(({ id }) => id)],
    ['tag', tags.map(({ id }) => id)],
  ];
  for (const [kind, ids] of kinds) await tellSearch(tx.db, kind, [...ids]);
  await publishAtCommit(querierOf(tx.db), [
    ...products.map((id) => `product:${id}`),
    ...brands.map(({ slug }) => `brand:${slug}`),
    ...tags.map(({ slug }) => `tag:${slug}`),
    ...(products.length > 0 ? ['list:product', 'list:brand'] : []),
    ...(brands.length > 0 ? ['list:brand'] : []),
    ...(tags.length > 0 ? ['list:tag'] : []),
  ]);
  tx.afterCommit(() => {
    tx.services.jobs.wake('search-sync');
    tx.services.publisher.kick().catch((error: unknown) => tx.services.log.warn({ err: error }, 'pages'));
  });
}
