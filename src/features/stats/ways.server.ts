import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import { holds } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { LISTS_PATH } from '#src/server/http/pages.ts';
import { sourceOf } from './sources.server.ts';
import type { statsCalls } from './stats.calls.ts';
import { before, FEW, MONEY, ROWS_MAX, type What } from './stats.ts';
import { STEPS, type Step, TO_GIFT, TO_LIST } from './ways.ts';

interface Period {
  from: Day;
  to: Day;
}

/** From an article to a list and from a list to a gift: counts of a period beside those of the one before. */
export async function statsWays(
  ctx: Ctx,
  period: InputOf<typeof statsCalls.statsWays>,
): Promise<OutputOf<typeof statsCalls.statsWays>> {
  const past = before(period.from, period.to);
  const beside = async (count: (of: Period) => Promise<number>) => ({
    value: await count(period),
    before: await count(past),
  });
  const steps = [];
  for (const step of STEPS) steps.push({ step, ...(await beside((of) => counted(ctx, step, of))) });
  const money = [];
  if (holds(ctx.actor, 'payments'))
    for (const what of MONEY) money.push({ what, ...(await beside((of) => summed(ctx, what, of))) });
  return { steps, articles: await leadingArticles(ctx, period, past), money };
}

const BY_SUM = { articles: 'articles', lists_made: 'lists', gifts: 'gifts' } as const;

async function counted(ctx: Ctx, step: Step, of: Period): Promise<number> {
  if (step === 'lists') return tallied(ctx, { what: 'views', path: LISTS_PATH, ...of });
  if (step === 'to_list') return tallied(ctx, { what: TO_LIST, path: '', ...of });
  if (step === 'to_gift') return tallied(ctx, { what: TO_GIFT, path: '', ...of });
  return summed(ctx, BY_SUM[step], of);
}

async function summed(ctx: Ctx, what: What, { from, to }: Period): Promise<number> {
  const days = await sourceOf(ctx, { what, from, to, by: 'day' }).days(from, to);
  return [...days.values()].reduce((all, value) => all + value, 0);
}

async function tallied(
  { services }: Ctx,
  { what, path, from, to }: { what: string; path: string } & Period,
): Promise<number> {
  const { rows } = await services.database.query(
    'select coalesce(sum(value), 0)::int as value from stat_count where what = $1 and path = $2 and day between $3 and $4',
    [what, path, from, to],
  );
  return Number(rows[0]?.value ?? 0);
}

/** Articles by how often somebody went on from them; under five it could be one person (docs/spec/decisions.md §33). */
async function leadingArticles({ services }: Ctx, period: Period, past: Period) {
  const of = async ({ from, to }: Period) => {
    const { rows } = await services.database.query(
      `select s.label as path, c.title, sum(s.value)::int as value
       from stat_count s join content c on c.namespace = 'post' and c.deleted_at is null
         and s.label = '/magazine/' || c.category_slug || '/' || c.slug
       where s.what = $1 and s.day between $2 and $3 group by s.label, c.title
       having sum(s.value) >= ${FEW} order by value desc, s.label limit ${ROWS_MAX}`,
      [TO_LIST, from, to],
    );
    return rows.map((row) => ({
      path: String(row.path),
      label: String(row.title),
      value: Number(row.value),
    }));
  };
  const known = new Map((await of(past)).map(({ path, value }) => [path, value]));
  return (await of(period)).map((row) => ({ ...row, before: known.get(row.path) ?? 0 }));
}
