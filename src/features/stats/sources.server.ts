import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Asked } from './stats.calls.ts';
import type { What } from './stats.ts';

export type Figures = Map<Day, number>;

interface Row {
  /** The same for the same row of another period. */
  key: string;
  label: string;
  path: string | null;
  value: number;
}

export interface Source {
  days(from: Day, to: Day): Promise<Figures>;
  rows(from: Day, to: Day): Promise<Row[]>;
  /** Its rows could tell what one person did. */
  personal: boolean;
}

/** More than are shown: those left out as too few come off first. */
const ROWS = 500;

/** The figures of every day with today's visitors, which are figures of their own only tomorrow. */
const COUNTED = `(select day, what, path, label, value from stat_count
  where what = $1 and day between $2 and $3
  union all select day, 'visitors', path, '', count(*)::int from stat_visitor
  where $1 = 'visitors' and day between $2 and $3 group by day, path) as s`;

interface Kept {
  table: string;
  at: string;
  value: string;
  where?: string;
  /** Money: of this site's kind alone, play, test and real money are never summed together. */
  money?: true;
}

/** Facts that tables hold anyway: a moment and what it counts for; the clock is the one of Paris. */
const KEPT: Partial<Record<What, Kept>> = {
  lists: { table: 'list', at: 'created_at', value: 'count(*)', where: 'not demo' },
  gifts: { table: 'reservation', at: 'created_at', value: 'count(*)', where: 'released_at is null' },
  contributions: { table: 'contribution', at: 'paid_at', value: 'sum(amount)', money: true },
  subscribers: { table: 'subscriber', at: 'confirmed_at', value: 'count(*)' },
  orders: { table: 'shop_order', at: 'paid_at', value: 'sum(total)', money: true },
};

export function sourceOf(ctx: Ctx, { what, path }: Asked): Source {
  const kept = KEPT[what];
  if (kept) return keptSource(ctx, kept);
  if (what === 'articles') return articles(ctx, path);
  return counted(ctx, what, path);
}

function counted({ services }: Ctx, what: What, path: string | undefined): Source {
  const { query } = services.database;
  const bySite = what === 'visitors';
  const byLabel = what === 'sources' || what === 'searches' || what === 'empty_searches';
  const key = byLabel ? 'label' : 'path';
  return {
    personal: byLabel && (what !== 'sources' || path !== undefined),
    async days(from, to) {
      // A visitor of three pages is one of the site's: those of the whole site have a row of their own.
      const only = path !== undefined || bySite ? 'where path = $4' : '';
      const of = path !== undefined || bySite ? [path ?? ''] : [];
      const { rows } = await query(
        `select day::text, sum(value)::int as value from ${COUNTED} ${only} group by day`,
        [what, from, to, ...of],
      );
      return figures(rows);
    },
    async rows(from, to) {
      const conditions = [
        ...(path === undefined ? [] : ['path = $4']),
        ...(byLabel ? [`label <> ''`] : [`path <> ''`]),
      ].join(' and ');
      const { rows } = await query(
        `select ${key} as key, sum(value)::int as value from ${COUNTED} where ${conditions}
         group by ${key} order by value desc, key limit ${ROWS}`,
        [what, from, to, ...(path === undefined ? [] : [path])],
      );
      return rows.map(({ key: found, value }) => ({
        key: String(found),
        label: String(found),
        path: byLabel ? null : String(found),
        value: Number(value),
      }));
    },
  };
}

/** Views of articles, under their titles. */
function articles({ services }: Ctx, path: string | undefined): Source {
  const { query } = services.database;
  const from = `stat_count s join content c on c.namespace = 'post' and c.deleted_at is null
    and s.path = '/magazine/' || c.category_slug || '/' || c.slug
    where s.what = 'views' and s.day between $1 and $2 ${path === undefined ? '' : 'and s.path = $3'}`;
  const of = path === undefined ? [] : [path];
  return {
    personal: false,
    async days(first, last) {
      const { rows } = await query(
        `select s.day::text, sum(s.value)::int as value from ${from} group by s.day`,
        [first, last, ...of],
      );
      return figures(rows);
    },
    async rows(first, last) {
      const { rows } = await query(
        `select s.path, c.title, sum(s.value)::int as value from ${from}
         group by s.path, c.title order by value desc, s.path limit ${ROWS}`,
        [first, last, ...of],
      );
      return rows.map((row) => {
        const at = String(row.path);
        return { key: at, label: String(row.title), path: at, value: Number(row.value) };
      });
    },
  };
}

function keptSource({ services }: Ctx, { table, at, value, where = 'true', money }: Kept): Source {
  const mode = money && moneyModeOf(services);
  const ofMode = mode ? 'and provider = $3 and livemode = $4' : '';
  return {
    personal: false,
    rows: async () => [],
    async days(from, to) {
      const { rows } = await services.database.query(
        `select (${at} at time zone 'Europe/Paris')::date::text as day, (${value})::bigint as value
         from ${table} where ${where} ${ofMode} and ${at} >= ($1::date)::timestamp at time zone 'Europe/Paris'
           and ${at} < ($2::date + 1)::timestamp at time zone 'Europe/Paris' group by 1`,
        [from, to, ...(mode ? [mode.provider, mode.livemode] : [])],
      );
      return figures(rows);
    },
  };
}

const figures = (rows: Record<string, unknown>[]): Figures =>
  new Map(rows.map(({ day, value }) => [String(day), Number(value)]));
