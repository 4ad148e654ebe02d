import type { OutputOf } from '#src/calls/contract.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { searchUseCalls, UsedWords } from './use.calls.ts';

/** Words that fewer searched could tell what one person did (docs/spec/decisions.md §33). */
const FEW = 5;
const DAYS = 7;
const MOST = 40;
/** From so many openings a search on, it led somewhere. */
const LED_ON = 0.2;

interface Counted extends UsedWords {
  empty: number;
}

async function usedWords({ services, now }: Pick<Ctx, 'services' | 'now'>): Promise<Counted[]> {
  const { rows } = await services.database.query(
    `select label as words,
       coalesce(sum(value) filter (where what = 'searches'), 0)::int as searches,
       coalesce(sum(value) filter (where what = 'empty_searches'), 0)::int as empty,
       coalesce(sum(value) filter (where what = 'search_opened'), 0)::int as opened,
       coalesce(sum(value) filter (where what = 'search_added'), 0)::int as added
     from stat_count
     where what in ('searches', 'empty_searches', 'search_opened', 'search_added') and day > $1 and label <> ''
     group by label having coalesce(sum(value) filter (where what = 'searches'), 0) >= $2
     order by 2 desc, 1 limit 1000`,
    [addDays(parisDay(now), -DAYS), FEW],
  );
  return rows.map(({ words, searches, empty, opened, added }) => ({
    words: String(words),
    searches: Number(searches),
    empty: Number(empty),
    opened: Number(opened),
    added: Number(added),
  }));
}

const told = ({ words, searches, opened, added }: Counted): UsedWords => ({ words, searches, opened, added });
/** The same words find something once a tuning was saved: what most of them found counts. */
const foundNothing = ({ empty, searches }: Counted) => empty >= FEW && empty * 2 >= searches;

export async function getSearchUse(ctx: Ctx): Promise<OutputOf<typeof searchUseCalls.getSearchUse>> {
  const used = await usedWords(ctx);
  const left = ({ opened, added, searches }: Counted) => opened + added < searches * LED_ON;
  return {
    empty: used.filter(foundNothing).slice(0, MOST).map(told),
    abandoned: used
      .filter((one) => !foundNothing(one) && left(one))
      .slice(0, MOST)
      .map(told),
  };
}
