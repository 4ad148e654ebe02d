import type { ProductSort } from '../../contract.ts';
import type { SearchKind } from '../../documents/kinds.ts';
import { type ParsedQuery, withoutDetails } from '../../query.ts';
import { fold } from '../../text.ts';
import { DEFAULT_TUNING, type SearchField, type Signal, type Tuning } from '../../tuning.ts';
import { createParameters, type Opened, type Parameters } from './database.ts';
import { exactly, tsquery, type Unit, unitsOf } from './match.ts';
import { withMostWords } from './most-words.ts';

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
  /** Nothing that lacks a word. */
  whole?: boolean | undefined;
  /** Tells of answers that have every word if those that have some are to come below. */
  further?: ((found: Found) => boolean) | undefined;
  /** Shown first, in this order, whatever their words; the conditions still hold. */
  pins?: readonly number[];
}

export interface Found {
  total: number;
  docs: unknown[];
  /** The units that were asked for in the end, for the facets of the same search. */
  units: Unit[];
  pins: readonly number[];
}

export const SORTS: Record<ProductSort, string> = {
  relevance: '',
  price_asc: 'd.price asc nulls last,',
  price_desc: 'd.price desc nulls last,',
  newest: 'd.created_at desc,',
};

export const SIGNALS: Record<Signal, string> = {
  text: 'score desc',
  in_stock: 'd.in_stock desc',
  popularity: 'd.popularity desc',
  newest: 'd.created_at desc',
  sold_here: 'd.sold_here desc',
};

/** The letters of `words`, see rows.ts. */
const LETTERS: Record<SearchField, string> = { name: 'a', brand_tags: 'b', shelf: 'c', description: 'd' };

type Order = Pick<Tuning, 'fields' | 'ranking'>;

interface Kept {
  kind: SearchKind;
  where?: Condition | undefined;
  pins?: readonly number[] | undefined;
}

/** Live documents of a kind that match all `units`; used by the search and by the count of its facets. */
export function matching(
  parameters: Parameters,
  { kind, where = () => [], pins = [] }: Kept,
  units: Unit[],
): string {
  const kindValue = parameters.add(kind);
  const found = () => `d.words @@ (${tsquery(parameters, units, true)})`;
  const pinned = () => `d.id = any(${parameters.add(pins.map(String), 'text[]')})`;
  return [
    `d.kind = ${kindValue}`,
    `d.generation = (select live from search_generation where kind = ${kindValue})`,
    'not d.removed',
    ...(units.length > 0 ? [pins.length > 0 ? `(${found()} or ${pinned()})` : found()] : []),
    ...where(parameters),
  ].join(' and ');
}

/** The products that answer now. */
export const liveProducts = () =>
  `d.kind = 'product' and d.generation = (select live from search_generation where kind = 'product') and not d.removed`;

/** Whole name, beginning of the name, its very words, words of the same stem, their synonyms there, the next fields, the rest. */
export function relevance(
  parameters: Parameters,
  { units, query, fields }: { units: Unit[]; query: ParsedQuery | null; fields: readonly SearchField[] },
): string {
  if (!query || units.length === 0) return '0';
  const literal = tsquery(parameters, units, false);
  const wide = tsquery(parameters, units, true);
  const letters = fields.map((field) => LETTERS[field]);
  const within = (count: number, asked: string) =>
    `ts_filter(d.words, '{${letters.slice(0, count).join(',')}}') @@ (${asked})`;
  const whole = () => {
    const text = parameters.add(fold(query.text), 'text');
    return `when d.name = ${text} then 7 when starts_with(d.name, ${text} || ' ') then 6`;
  };
  return `case ${fields[0] === 'name' ? whole() : ''}
    when ${within(1, exactly(parameters, units))} then 5
    when ${within(1, literal)} then 4 when ${within(1, wide)} then 3
    when ${within(2, wide)} then 2 when ${within(3, wide)} then 1
    else 0 end`;
}

function orderOf(
  parameters: Parameters,
  { sort = 'relevance', pins = [] }: Search,
  { ranking }: Order,
): string {
  const pinned =
    pins.length > 0 ? [`array_position(${parameters.add(pins.map(String), 'text[]')}, d.id) nulls last`] : [];
  const signals = ranking.map((signal) => SIGNALS[signal]);
  return `${[...pinned, ''].join(', ')}${SORTS[sort]} ${[...signals, 'd.id'].join(', ')}`;
}

/** Only products are sold, priced and dated: the other kinds have an order of their own. */
function orderFor({ kind }: Search, { tuning }: ReturnType<Opened['lexicon']>): Order {
  return kind === 'product' ? tuning : DEFAULT_TUNING;
}

async function run({ db, lexicon }: Opened, search: Search, units: Unit[]): Promise<Found> {
  const parameters = createParameters();
  const tuned = orderFor(search, lexicon());
  const where = matching(parameters, search, units);
  const score = relevance(parameters, { units, query: search.query, fields: tuned.fields });
  const order = orderOf(parameters, search, tuned);
  const sold = tuned.ranking.includes('sold_here') ? "(d.doc->>'sold_here') = 'true'" : 'false';
  // Whole documents are read for the page only: sorting thousands of them would fill the memory.
  const sql = `
    with matched as materialized (
      select d.kind, d.generation, d.id, d.in_stock, d.popularity, d.created_at, d.price,
        ${sold} as sold_here, ${score} as score
      from search_document d where ${where}
    ), page as (
      select d.kind, d.generation, d.id, row_number() over (order by ${order}) as place from matched d
      order by place limit ${parameters.add(search.limit, 'int')} offset ${parameters.add(search.offset ?? 0, 'int')}
    )
    select (select count(*)::int from matched) as total,
      (select coalesce(jsonb_agg(whole.doc order by page.place), '[]')
        from page join search_document whole using (kind, generation, id)) as docs`;
  const { rows } = await db.query(sql, parameters.values);
  const docs = (rows[0]?.docs ?? []) as unknown[];
  return { total: Number(rows[0]?.total ?? 0), docs, units, pins: search.pins ?? [] };
}

async function countEach({ db }: Opened, search: Search, units: Unit[]): Promise<number[]> {
  const parameters = createParameters();
  const counts = units.map(
    (unit) => `(select count(*)::int from search_document d where ${matching(parameters, search, [unit])})`,
  );
  const { rows } = await db.query(`select array[${counts.join(', ')}] as counts`, parameters.values);
  return (rows[0]?.counts ?? []) as number[];
}

/** Nothing has every word: those that occur, most frequent left out first, until something matches. */
async function relaxed(opened: Opened, search: Search, units: Unit[]): Promise<Found | null> {
  const counts = await countEach(opened, search, units);
  const byRarity = units
    .map((unit, at) => ({ unit, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ unit }) => unit);
  for (let kept = byRarity.length; kept > 0; kept -= 1) {
    if (kept === units.length) continue;
    const found = await run(opened, search, byRarity.slice(0, kept));
    if (found.total > 0) return found;
  }
  return null;
}

/** Documents that have some of the words, for below the few that have every word. */
const mostWords = (opened: Opened, wanted: Search, units: Unit[]) =>
  withMostWords(opened, {
    units,
    limit: wanted.limit,
    kept: (parameters) => matching(parameters, wanted, []),
  });

/** Every word; when nothing has them all, every word but the details; then those that are left. */
export async function search(opened: Opened, wanted: Search): Promise<Found> {
  const units = wanted.query ? await unitsOf(opened, wanted.kind, { query: wanted.query }) : [];
  const found = await run(opened, wanted, units);
  if (units.length < 2 || wanted.whole) return found;
  if (wanted.further?.(found))
    return { ...found, docs: [...found.docs, ...(await mostWords(opened, wanted, units))] };
  if (found.total > 0) return found;
  const plain = wanted.query && withoutDetails(wanted.query, opened.lexicon());
  if (plain) return search(opened, { ...wanted, query: plain });
  return (await relaxed(opened, wanted, units)) ?? found;
}
