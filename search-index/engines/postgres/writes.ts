import type { SearchDocument, SearchIndex } from '../../contract.ts';
import { SEARCH_KINDS, type SearchKind } from '../../documents/kinds.ts';
import { ASIDE } from '../../plan/page-intent.ts';
import type { SearchDatabase } from './database.ts';
import { createPieces, type Pieces } from './pieces.ts';
import { rowsOf } from './rows.ts';

const COLUMNS = [
  ...['doc', 'name', 'words', 'brand_slug', 'brand_facet', 'tag_slugs', 'tag_facets', 'classification'],
  ...[
    'namespace',
    'price',
    'in_stock',
    'popularity',
    'created_at',
    'heads',
    'is_a',
    'about',
    'sizes',
    'colours',
  ],
  ...['materials', 'age_min', 'age_max', 'weight_min', 'weight_max'],
];

const weighed = (text: string, weight: string) =>
  `setweight(to_tsvector('search_french', ${text}) || to_tsvector('search_words', ${text}), '${weight}')`;

/** `$1` kind, `$2` rows as JSON, `targets` a query of generations. Terms feed the typing-mistake search. */
function insertSql(targets: string, onConflict: string): string {
  return `
    with input as materialized (
      select * from jsonb_to_recordset($2::jsonb) as r(id text, doc jsonb, name text, a text, b text, c text,
        d text, brand_slug text, brand_facet text, tag_slugs text[], tag_facets text[], classification text,
        namespace text, price bigint, in_stock boolean, popularity integer, created_at bigint, heads text[], is_a text[],
        about text[], sizes text[], colours text[], materials text[], age_min integer, age_max integer,
        weight_min real, weight_max real)
    ), target as (${targets}),
    terms as (
      insert into search_term (kind, generation, term)
      select distinct $1::text, g.generation, t.term
      from target g, input i,
        unnest(tsvector_to_array(to_tsvector('search_words', concat_ws(' ', i.a, i.b, i.c, i.d)))) as t(term)
      where length(t.term) between 4 and 60 and t.term !~ '[0-9]'
        and coalesce(i.namespace, '') not in (${ASIDE.map((name) => `'${name}'`).join(', ')})
      on conflict do nothing
    )
    insert into search_document (kind, generation, id, removed, ${COLUMNS.join(', ')})
    select $1::text, g.generation, i.id, false, i.doc, i.name,
      ${weighed('i.a', 'A')} || ${weighed('i.b', 'B')} || ${weighed('i.c', 'C')} || ${weighed('i.d', 'D')},
      i.brand_slug, i.brand_facet, i.tag_slugs, i.tag_facets, i.classification,
      i.namespace, i.price, i.in_stock, i.popularity, i.created_at, i.heads, i.is_a, i.about, i.sizes, i.colours,
      i.materials, i.age_min, i.age_max, i.weight_min, i.weight_max
    from target g, input i
    order by g.generation, i.id
    on conflict (kind, generation, id) ${onConflict}`;
}

const BOTH = `
  select live as generation from search_generation where kind = $1
  union select building from search_generation where kind = $1 and building is not null`;

const UPSERT = insertSql(
  BOTH,
  `do update set removed = false, ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
);

/** A rebuild never overwrites: what is there already was written while it ran, and is newer. */
const FILL = insertSql('select $3::integer as generation', 'do nothing');

/** Leaves a mark in the generation being built, so that its stream does not bring the document back. */
const REMOVE = `
  with marked as (
    insert into search_document (kind, generation, id, removed, doc, name, words, tag_slugs, tag_facets)
    select $1::text, building, gone.id, true, '{}', '', '', '{}', '{}'
    from search_generation, unnest($2::text[]) as gone(id) where kind = $1 and building is not null
    on conflict (kind, generation, id) do update set removed = true
  )
  delete from search_document where kind = $1 and id = any($2::text[])
    and generation = (select live from search_generation where kind = $1)`;

const START = `
  insert into search_generation (kind, live, building) values ($1, 1, 2)
  on conflict (kind) do update
    set building = greatest(search_generation.live, coalesce(search_generation.building, 0)) + 1
  returning building`;

const SWAP = `
  update search_generation set live = $2, building = null where kind = $1 and building = $2 returning live`;

const CLEAN = `
  delete from search_document where ctid in (
    select ctid from search_document where kind = $1
      and (generation < (select live from search_generation where kind = $1) or
        (removed and generation = (select live from search_generation where kind = $1)))
    limit 2000) returning 1`;

const CLEAN_TERMS = `
  delete from search_term where kind = $1
    and generation < (select live from search_generation where kind = $1)`;

/** Whole documents and their words are what takes long to sample, and no plan depends on them. */
const SAMPLED = [
  ...['kind', 'generation', 'id'],
  ...COLUMNS.filter((column) => column !== 'doc' && column !== 'words'),
];

/** Columns that are looked at in one statement. */
const SAMPLED_AT_ONCE = 6;

/**
 * A sample of some thousand rows, a few columns at a time: the embedded database answers nobody else while it reads
 * them.
 */
const ANALYZES = [
  ...Array.from({ length: Math.ceil(SAMPLED.length / SAMPLED_AT_ONCE) }, (_, at) => {
    const some = SAMPLED.slice(at * SAMPLED_AT_ONCE, (at + 1) * SAMPLED_AT_ONCE);
    return `search_document (${some.join(', ')})`;
  }),
  'search_term',
].map(
  (what) => `
  do $$ begin
    perform set_config('default_statistics_target', '10', true);
    analyze ${what};
  end $$`,
);

async function clean(db: SearchDatabase, kind: SearchKind): Promise<void> {
  // In pieces: PGlite has one connection, and searches wait for it.
  for (let more = true; more; ) more = (await db.query(CLEAN, [kind])).rows.length > 0;
  await db.query(CLEAN_TERMS, [kind]);
}

async function rebuild<K extends SearchKind>(
  { query, pieces }: SearchDatabase & { pieces: Pieces },
  { kind, documents }: { kind: K; documents: AsyncIterable<SearchDocument<K>> },
  onProgress: (count: number) => void,
): Promise<number> {
  const db = { query };
  const started = await db.query(START, [kind]);
  const generation = Number(started.rows[0]?.building);
  let count = 0;
  let batch: SearchDocument<K>[] = [];
  const flush = async () => {
    await pieces.each(batch, (piece) =>
      db.query(FILL, [kind, JSON.stringify(rowsOf(kind, piece)), generation]),
    );
    count += batch.length;
    batch = [];
    onProgress(count);
  };
  for await (const document of documents) if (batch.push(document) >= pieces.size()) await flush();
  if (batch.length > 0) await flush();
  // Before it answers: a generation that the planner knows nothing of is read whole for each word.
  for (const analyze of ANALYZES) await db.query(analyze);
  const swapped = await db.query(SWAP, [kind, generation]);
  if (swapped.rows.length === 0) throw new Error(`another rebuild of ${kind} took over`);
  await clean(db, kind);
  return count;
}

export function createWrites({
  query,
  patiently = query,
}: SearchDatabase): Pick<SearchIndex, 'upsert' | 'remove' | 'rebuild'> {
  const db = { query: patiently };
  // Documents of one kind are about alike.
  const pieces = new Map(SEARCH_KINDS.map((kind) => [kind, createPieces()]));
  const piecesOf = (kind: SearchKind) => pieces.get(kind) ?? createPieces();
  return {
    async upsert(kind, documents) {
      await piecesOf(kind).each(documents, (piece) =>
        db.query(UPSERT, [kind, JSON.stringify(rowsOf(kind, piece))]),
      );
    },

    async remove(kind, ids) {
      if (ids.length > 0) await db.query(REMOVE, [kind, ids.map(String)]);
    },

    rebuild: (kind, documents, onProgress = () => {}) =>
      rebuild({ ...db, pieces: piecesOf(kind) }, { kind, documents }, onProgress),
  };
}
