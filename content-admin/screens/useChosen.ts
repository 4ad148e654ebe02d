import { useEffect, useRef, useState } from 'react';
import { type ContentLine, lifeCalls } from '#src/features/content/life/life.calls.ts';
import { askedOf, PER_PAGE, writeFilters } from './content-filters.ts';
import type { ContentsState } from './useContents.ts';

/** No more are chosen at once: what is done to them is said line by line. */
export const CHOSEN_MAX = 500;

type Chosen = ReadonlyMap<number, ContentLine>;
const NONE: Chosen = new Map();

/** The contents that somebody chose: lines of this page and of others, or all that the search found. */
export function useChosen({ contents, filters }: ContentsState) {
  const [chosen, setChosen] = useState(NONE);
  const search = writeFilters({ ...filters, page: 1 });
  const asked = useRef(search);
  // Nothing is done to what is not found any more.
  useEffect(() => {
    asked.current = search;
    setChosen(NONE);
  }, [search]);
  const items = contents?.items ?? [];
  const total = contents?.total ?? 0;
  return {
    chosen,
    /** The number that the search found, where all of the page is chosen and there are more. */
    more:
      items.length > 0 &&
      total > chosen.size &&
      total <= CHOSEN_MAX &&
      items.every(({ id }) => chosen.has(id))
        ? total
        : null,
    choose(ids: readonly number[], yes: boolean) {
      const next = new Map(chosen);
      for (const id of ids) {
        const line = items.find((item) => item.id === id);
        if (yes && line) next.set(id, line);
        if (!yes) next.delete(id);
      }
      setChosen(next);
    },
    /** Those that an action left aside stay chosen. */
    keepOnly(ids: readonly number[]) {
      setChosen(new Map([...chosen].filter(([id]) => ids.includes(id))));
    },
    clear: () => setChosen(NONE),
    /** Reads the other pages of what was found, and chooses it all. */
    async chooseFound() {
      const all = new Map<number, ContentLine>();
      for (let page = 1; page <= CHOSEN_MAX / PER_PAGE; page += 1) {
        const found = await lifeCalls.searchContent(askedOf({ ...filters, page }));
        for (const line of found.items) all.set(line.id, line);
        if (found.items.length < PER_PAGE) break;
      }
      if (asked.current === search) setChosen(all);
    },
  };
}
