import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSearchIndex, type SearchIndex, SearchUnavailable } from '#search/index.ts';
import type { Tuning } from '#search/tuning.ts';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, unavailable } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { SEARCH_DOWN } from '../search.fr.ts';
import { readTuning } from '../tuning/kept.server.ts';
import { tuningFaults } from '../tuning/rules.ts';
import { tuningFr as fr } from '../tuning/tuning.fr.ts';
import { type JudgedQuery, judgedByThings, judgedByUse } from './judged.server.ts';
import type { Measured, MeasuredSet, searchUseCalls } from './use.calls.ts';

/** Each measure asks some hundred searches. */
const MEASURES: LimitPolicy = { name: 'search-measure', points: 6, seconds: 60 };
/** A browser waits 14 seconds for a call: on a slow machine fewer queries are judged, the first of a fixed order. */
const SET_MS = 4500;
const PAGE = 10;
const MOST_CHANGED = 12;

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

interface Scored {
  ndcg: number;
  empty: boolean;
}

async function score(index: SearchIndex, { query, gradeOf, best }: JudgedQuery): Promise<Scored> {
  const { products } = await index.instant({ query, limit: [PAGE, 0, 0], highlight: false });
  await nextTurn();
  const found = products.results.map(({ id }) => gradeOf(id));
  return { ndcg: best.length === 0 ? 0 : gain(found) / gain(best), empty: found.length === 0 };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const mean = (values: readonly number[]) =>
  rounded(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

const measured = (scores: readonly Scored[]): Measured => ({
  ndcg: mean(scores.map(({ ndcg }) => ndcg)),
  empty: mean(scores.map(({ empty }) => (empty ? 1 : 0))),
});

interface Pair {
  saved: SearchIndex;
  tried: SearchIndex;
}

async function measureSet(
  set: MeasuredSet['set'],
  judged: readonly JudgedQuery[],
  { saved, tried }: Pair,
): Promise<MeasuredSet> {
  const [before, after]: [Scored[], Scored[]] = [[], []];
  const until = performance.now() + SET_MS;
  for (const query of judged) {
    if (performance.now() > until) break;
    before.push(await score(saved, query));
    after.push(await score(tried, query));
  }
  const done = judged.slice(0, after.length);
  const changed = done
    .map(({ query }, at) => ({
      query,
      before: rounded(before[at]?.ndcg ?? 0),
      after: rounded(after[at]?.ndcg ?? 0),
    }))
    .filter((one) => one.before !== one.after)
    .sort((a, b) => a.after - a.before - (b.after - b.before));
  const shown = changed.slice(0, MOST_CHANGED);
  return { set, queries: done.length, before: measured(before), after: measured(after), changed: shown };
}

async function tuned(ctx: Ctx, tuning: Tuning): Promise<SearchIndex> {
  const index = await createSearchIndex({ engine: 'postgres', db: { query: ctx.services.database.query } });
  index.tune(tuning);
  return index;
}

/** Judged queries under the saved settings and under others. On PostgreSQL: the index of the site stays as it is. */
export async function measureSearch(
  ctx: Ctx,
  { tuning }: InputOf<typeof searchUseCalls.measureSearch>,
): Promise<OutputOf<typeof searchUseCalls.measureSearch>> {
  const faults = Object.entries(tuningFaults(tuning)).map(([path, said]) => [`tuning.${path}`, said]);
  if (faults.length > 0)
    throw new DomainError('field_invalid', fr.check, { fields: Object.fromEntries(faults) });
  await ctx.services.limits.take(MEASURES, ctx.ip);
  const { tuning: known } = await readTuning(ctx.db);
  const pair = { saved: await tuned(ctx, known), tried: await tuned(ctx, tuning) };
  if ((await pair.saved.missing()).includes('product')) throw unavailable(fr.tryUnready);
  try {
    return {
      sets: [
        await measureSet('used', await judgedByUse(ctx), pair),
        await measureSet('things', await judgedByThings(ctx), pair),
      ],
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    throw unavailable(SEARCH_DOWN);
  }
}
