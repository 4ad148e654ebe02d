import type { SearchKind } from '#search/documents/kinds.ts';
import type { SearchDocument } from '#search/index.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brandPageDocuments } from './brand-pages.server.ts';
import { type Batch, brandDocuments, productDocuments, tagDocuments } from './catalogue-documents.server.ts';
import { nameDocuments, writtenDocuments, writtenId } from './content-documents.server.ts';
import { fixedDocuments } from './fixed-documents.server.ts';
import { nameListDocuments } from './name-lists.server.ts';
import { outingDocuments, townDocuments, wideDocuments } from './place-documents.server.ts';

const BATCH = 200;

type Load<K extends SearchKind> = (db: Db, batch: Batch) => Promise<SearchDocument<K>[]>;

const load: { [K in SearchKind]: Load<K> } = {
  product: productDocuments,
  tag: tagDocuments,
  brand: brandDocuments,
  content: writtenDocuments,
};

/** The rows' documents as they are now; what is deleted or unpublished is not among them. */
export async function findDocuments<K extends SearchKind>(
  db: Db,
  kind: K,
  ids: number[],
): Promise<SearchDocument<K>[]> {
  return ids.length === 0 ? [] : load[kind](db, { ids, limit: ids.length });
}

/** The name a row's document has in the index. */
export function documentId(kind: SearchKind, rowId: number): number | string {
  return kind === 'content' ? writtenId(rowId) : rowId;
}

function rowIdOf({ id }: { id: number | string }): number {
  return typeof id === 'number' ? id : Number(id.replace(/\D/g, ''));
}

/** Everything of a kind, read in batches so that other queries get their turn. */
export async function* streamDocuments<K extends SearchKind>(
  db: Db,
  kind: K,
): AsyncGenerator<SearchDocument<K>> {
  for (let after = 0, more = true; more; ) {
    const batch = await load[kind](db, { after, limit: BATCH });
    yield* batch;
    const last = batch.at(-1);
    if (last) after = rowIdOf(last);
    more = last !== undefined;
  }
  if (kind !== 'content') return;
  yield* pagesOfData(db) as AsyncGenerator<SearchDocument<K>>;
}

/** Pages that no row of the contents is about. */
async function* pagesOfData(db: Db): AsyncGenerator<SearchDocument<'content'>> {
  yield* fixedDocuments();
  yield* brandPageDocuments(db);
  yield* nameDocuments(db);
  yield* nameListDocuments(db);
  yield* townDocuments(db);
  yield* wideDocuments(db);
  yield* await outingDocuments(db);
}
