import { useCallback, useEffect, useRef, useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { SHELF_PER_PAGE, type ShelvedCover } from '#src/features/themes/themes.ts';
import { useLatest } from '../shared/useLatest.ts';

export interface Shelf {
  state: 'loading' | 'failed' | 'ready';
  covers: ShelvedCover[];
  page: number;
  total: number;
  /** The place of the first cover of the page, from 0. */
  offset: number;
  open(page: number): void;
  /** Resolves once what is shown is what the server has. */
  reload(): Promise<void>;
}

const read = (category_id: number, page: number) => themeCalls.listCategoryCovers({ category_id, page });

/** A page of the covers of a category; when its last cover leaves, the page before it. */
export function useShelf(categoryId: number): Shelf {
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Pick<Shelf, 'state' | 'covers' | 'page' | 'total'>>({
    state: 'loading',
    covers: [],
    page: 1,
    total: 0,
  });
  const shown = useRef(page);
  shown.current = page;
  const ask = useLatest();
  const reload = useCallback(async () => {
    const isLatest = ask();
    const asked = shown.current;
    try {
      const { items, total } = await read(categoryId, asked);
      if (!isLatest()) return;
      setFound({ state: 'ready', covers: items, page: asked, total });
      if (items.length === 0 && total > 0) setPage(Math.ceil(total / SHELF_PER_PAGE));
    } catch {
      if (isLatest()) setFound((before) => ({ ...before, state: 'failed' }));
    }
  }, [categoryId, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is asked for
  useEffect(() => {
    reload();
  }, [reload, page]);
  return { ...found, offset: (found.page - 1) * SHELF_PER_PAGE, open: setPage, reload };
}
