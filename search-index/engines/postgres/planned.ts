import type { ProductFilters, ProductSort } from '../../contract.ts';
import type { IndexedProduct } from '../../documents/product.ts';
import { shownOf } from '../../plan/plan.ts';
import type { Asked, Strategy } from '../../plan/strategy.ts';
import { filterConditions, sqlOf } from './conditions.ts';
import { createParameters, type Opened, type Parameters } from './database.ts';
import { tsquery, type Unit, unitsOf } from './match.ts';
import { liveProducts, relevance, SIGNALS, SORTS } from './search.ts';

/** A segment whose words are ready to be asked. */
interface Ready {
  asked: Asked;
  units: Unit[];
}

export interface Planned {
  segments: readonly Ready[];
  pins: readonly number[];
}

/** Pinned products, which stand before every segment. */
const PINNED = -1;

async function ready(
  opened: Opened,
  { asked }: Pick<Strategy, 'asked'>,
  pins: readonly number[],
): Promise<Planned> {
  const segments: Ready[] = [];
  for (const one of asked)
    segments.push({
      asked: one,
      units: one.query ? await unitsOf(opened, 'product', { query: one.query, spelt: one.spelt }) : [],
    });
  return { segments, pins };
}

function conditionOf(parameters: Parameters, { asked, units }: Ready): string {
  const words = () => `(${tsquery(parameters, units, true)})`;
  const found = units.length > 0 ? [`d.words @@ ${words()}`] : [];
  const named = units.length > 0 && asked.inNames ? [`ts_filter(d.words, '{a,b}') @@ ${words()}`] : [];
  return `(${[sqlOf(parameters, asked.where), ...found, ...named].join(' and ')})`;
}

const pinned = (parameters: Parameters, pins: readonly number[]) =>
  `d.id = any(${parameters.add(pins.map(String), 'text[]')})`;

/** The place of a product's segment; null when it is in none up to `last`. */
function tierOf(parameters: Parameters, { segments, pins }: Planned, last = segments.length - 1): string {
  const cases = segments
    .slice(0, last + 1)
    .map((one, tier) => `when ${conditionOf(parameters, one)} then ${tier}`);
  const first = pins.length > 0 ? `when ${pinned(parameters, pins)} then ${PINNED}` : '';
  return cases.length === 0 && !first ? 'null::int' : `case ${first} ${cases.join(' ')} end`;
}

/** Products of the segments up to `last`: each condition is asked for itself, so that its index serves. */
export function withinSegments(parameters: Parameters, { segments, pins }: Planned, last: number): string {
  const parts = [
    ...(pins.length > 0 ? [pinned(parameters, pins)] : []),
    ...segments.slice(0, last + 1).map((one) => conditionOf(parameters, one)),
  ];
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

export interface PageWanted {
  limit: number;
  offset: number;
  sort: ProductSort;
  /** True where the order was read in the words: what is wider follows, in that order too. */
  cheap?: boolean | undefined;
  filters: ProductFilters;
}

export interface PageFound {
  docs: IndexedProduct[];
  total: number;
  /** The last segment that is shown. */
  last: number;
  /** Of the total, those of segments that hold all that was asked for. */
  whole: number;
  /** True when something is found before a reader's own filters. */
  any: boolean;
}

interface Counted {
  tier: number;
  all: number;
  kept: number;
}

function shownIn({ segments, pins }: Planned, counted: readonly Counted[]) {
  const of = (tier: number) => counted.find((one) => one.tier === tier);
  const belows = [...(pins.length > 0 ? [{ below: 0 }] : []), ...segments.map(({ asked }) => asked)];
  const first = pins.length > 0 ? PINNED : 0;
  const shown = shownOf(
    belows,
    belows.map((_, at) => of(at + first)?.all ?? 0),
  ).map((at) => at + first);
  return { shown, kept: (tier: number) => of(tier)?.kept ?? 0 };
}

/** The statement that counts each segment and finds a page of them. */
function pageSql(opened: Opened, planned: Planned, wanted: PageWanted): { sql: string; values: unknown[] } {
  const { tuning } = opened.lexicon();
  const parameters = createParameters();
  const tier = tierOf(parameters, planned);
  const within = withinSegments(parameters, planned, planned.segments.length - 1);
  const scores = planned.segments
    .map(({ asked: { query }, units }, at) =>
      query ? `when ${at} then ${relevance(parameters, { units, query, fields: tuning.fields })}` : '',
    )
    .filter(Boolean);
  const kept = ['true', ...filterConditions(parameters, wanted.filters)].join(' and ');
  const sold = tuning.ranking.includes('sold_here') ? "(d.doc->>'sold_here') = 'true'" : 'false';
  const pinOrder =
    planned.pins.length > 0
      ? `array_position(${parameters.add(planned.pins.map(String), 'text[]')}, d.id) nulls last,`
      : '';
  const byTier = wanted.sort === 'relevance' ? 'd.tier, ' : `d.tier, ${SORTS[wanted.sort]}`;
  const order = `${byTier}${pinOrder} ${tuning.ranking.map((signal) => SIGNALS[signal]).join(', ')}, d.id`;
  const sql = `
    with tiered as materialized (
      select d.kind, d.generation, d.id, d.in_stock, d.popularity, d.created_at, d.price, d.words, d.name,
        ${sold} as sold_here, ${tier} as tier, (${kept}) as kept
      from search_document d where ${liveProducts()} and ${within}
    ), counted as (
      select tier, count(*)::int as every, count(*) filter (where kept)::int as kept from tiered group by tier
    ), scored as (
      select d.*, ${scores.length > 0 ? `case d.tier ${scores.join(' ')} else 0 end` : '0'} as score
      from tiered d where d.kept
    ), page as (
      select d.kind, d.generation, d.id, d.tier, row_number() over (order by ${order}) as place from scored d
      order by place limit ${parameters.add(wanted.limit, 'int')} offset ${parameters.add(wanted.offset, 'int')}
    )
    select (select coalesce(jsonb_agg(counted), '[]') from counted) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('tier', page.tier, 'doc', whole.doc) order by page.place), '[]')
        from page join search_document whole using (kind, generation, id)) as found`;
  return { sql, values: parameters.values };
}

/** One page of the segments that follow each other, with the counts that say which are shown. */
async function pageOf(opened: Opened, planned: Planned, wanted: PageWanted): Promise<PageFound> {
  const { sql, values } = pageSql(opened, planned, wanted);
  const { rows } = await opened.db.query(sql, values);
  const counts = (rows[0]?.counts ?? []) as { tier: number; every: number; kept: number }[];
  const { shown, kept: keptOf } = shownIn(
    planned,
    counts.map(({ tier: of, every, kept: filtered }) => ({ tier: of, all: every, kept: filtered })),
  );
  const found = (rows[0]?.found ?? []) as { tier: number; doc: IndexedProduct }[];
  // Sorted by price or date, only what was asked for is kept: the first segment that has something.
  const first = shown.find((of) => keptOf(of) > 0) ?? PINNED;
  const visible = wanted.sort === 'relevance' || wanted.cheap ? shown : shown.filter((of) => of === first);
  const sum = (tiers: readonly number[]) => tiers.reduce((all, of) => all + keptOf(of), 0);
  return {
    docs: found.filter((one) => visible.includes(one.tier)).map(({ doc }) => doc),
    total: sum(visible),
    last: visible.at(-1) ?? PINNED,
    any: counts.some(({ every }) => every > 0),
    whole: sum(visible.filter((of) => of < 0 || planned.segments[of]?.asked.below === 0)),
  };
}

/** The place from which segments are shown only when nothing stands above. */
const lastResorts = (asked: readonly Asked[]) => asked.findLastIndex(({ below }) => below !== 1) + 1;

/** A page of a strategy. Its last resorts cost most, for their words may be mistyped: asked when nothing else is found. */
export async function strategyPage(
  opened: Opened,
  { asked, pins }: { asked: readonly Asked[]; pins: readonly number[] },
  wanted: PageWanted,
): Promise<{ planned: Planned; found: PageFound }> {
  const last = lastResorts(asked);
  if (last > 0 && last < asked.length) {
    const planned = await ready(opened, { asked: asked.slice(0, last) }, pins);
    const found = await pageOf(opened, planned, wanted);
    if (found.any) return { planned, found };
  }
  const planned = await ready(opened, { asked }, pins);
  return { planned, found: await pageOf(opened, planned, wanted) };
}
