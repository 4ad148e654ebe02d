import type { SearchKind } from '../../documents/kinds.ts';
import type { ProductSort } from '../../index.ts';
import { type ParsedQuery, withoutDetails } from '../../query.ts';
import { fold } from '../../text.ts';
import { createParameters, type Parameters, type SearchDatabase } from './database.ts';
import { exactly, tsquery, type Unit, unitsOf } from './match.ts';

/** Adds conditions on the columns of `d`, the documents. */
export type Condition = (parameters: Parameters) => string[];

export interface Search {
  kind: SearchKind;
  /** Null: everything the conditions keep. */
  query: ParsedQuery | null;
  where?: Condition | undefined;
  limit: number;
  offset?: number;
  sort?: ProductSort;
}

export interface Found {
  total: number;
  docs: unknown[];
  /** The units that were asked for in the end, for the facets of the same search. */
  units: Unit[];
}

const SORTS: Record<ProductSort, string> = {
  relevance: '',
  price_asc: 'd.price asc nulls last,',
  price_desc: 'd.price desc nulls last,',
  newest: 'd.created_at desc,',
};

interface Kept {
  kind: SearchKind;
  where?: Condition | undefined;
}

/** Live documents of a kind that match all `units`; used by the search and by the count of its facets. */
export function matching(parameters: Parameters, { kind, where = () => [] }: Kept, units: Unit[]): string {
  const kindValue = parameters.add(kind);
  return [
    `d.kind = ${kindValue}`,
    `d.generation = (select live from search_generation where kind = ${kindValue})`,
    'not d.removed',
    ...(units.length > 0 ? [`d.words @@ (${tsquery(parameters, units, true)})`] : []),
    ...where(parameters),
  ].join(' and ');
}

/** Whole name, beginning of the name, its very words, words of the same stem, their synonyms there, brand or tags, the rest. */
function relevance(parameters: Parameters, units: Unit[], query: ParsedQuery | null): string {
  if (!query || units.length === 0) return '0';
  const text = parameters.add(fold(query.text), 'text');
  const literal = tsquery(parameters, units, false);
  const wide = tsquery(parameters, units, true);
  return `case
    when d.name = ${text} then 7 when starts_with(d.name, ${text} || ' ') then 6
    when ts_filter(d.words, '{a}') @@ (${exactly(parameters, units)}) then 5
    when ts_filter(d.words, '{a}') @@ (${literal}) then 4 when ts_filter(d.words, '{a}') @@ (${wide}) then 3
    when ts_filter(d.words, '{a,b}') @@ (${wide}) then 2 when ts_filter(d.words, '{a,b,c}') @@ (${wide}) then 1
    else 0 end`;
}

async function run(db: SearchDatabase, search: Search, units: Unit[]): Promise<Found> {
  const parameters = createParameters();
  const where = matching(parameters, search, units);
  const score = relevance(parameters, units, search.query);
  const order = `${SORTS[search.sort ?? 'relevance']} score desc, d.in_stock desc, d.popularity desc,
    d.created_at desc, d.id`;
  // Whole documents are read for the page only: sorting thousands of them would fill the memory.
  const sql = `
    with matched as materialized (
      select d.kind, d.generation, d.id, d.in_stock, d.popularity, d.created_at, d.price, ${score} as score
      from search_document d where ${where}
    ), page as (
      select d.kind, d.generation, d.id, row_number() over (order by ${order}) as place from matched d
      order by place limit ${parameters.add(search.limit, 'int')} offset ${parameters.add(search.offset ?? 0, 'int')}
    )
    select (select count(*)::int from matched) as total,
      (select coalesce(jsonb_agg(whole.doc order by page.place), '[]')
        from page join search_document whole using (kind, generation, id)) as docs`;
  const { rows } = await db.query(sql, parameters.values);
  return { total: Number(rows[0]?.total ?? 0), docs: (rows[0]?.docs ?? []) as unknown[], units };
}

async function countEach(db: SearchDatabase, search: Search, units: Unit[]): Promise<number[]> {
  const parameters = createParameters();
  const counts = units.map(
    (unit) => `(select count(*)::int from search_document d where ${matching(parameters, search, [unit])})`,
  );
  const { rows } = await db.query(`select array[${counts.join(', ')}] as counts`, parameters.values);
  return (rows[0]?.counts ?? []) as number[];
}

/** Nothing has every word: those that occur, most frequent left out first, until something matches. */
async function relaxed(db: SearchDatabase, search: Search, units: Unit[]): Promise<Found | null> {
  const counts = await countEach(db, search, units);
  const byRarity = units
    .map((unit, at) => ({ unit, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ unit }) => unit);
  for (let kept = byRarity.length; kept > 0; kept -= 1) {
    if (kept === units.length) continue;
    const found = await run(db, search, byRarity.slice(0, kept));
    if (found.total > 0) return found;
  }
  return null;
}

/** Every word; when nothing has them all, every word but the details; then those that are left. */
export async function search(db: SearchDatabase, wanted: Search): Promise<Found> {
  const units = wanted.query ? await unitsOf(db, wanted.kind, wanted.query) : [];
  const found = await run(db, wanted, units);
  if (found.total > 0 || units.length < 2) return found;
  const plain = wanted.query && withoutDetails(wanted.query);
  if (plain) return search(db, { ...wanted, query: plain });
  return (await relaxed(db, wanted, units)) ?? found;
}
