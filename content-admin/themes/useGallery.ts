import { useCallback, useEffect, useRef, useState } from 'react';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import { type CountedGalleryCover, SHELF_PER_PAGE } from '#src/features/themes/themes.ts';
import { useLatest } from '../shared/useLatest.ts';

export interface Gallery {
  state: 'loading' | 'failed' | 'ready';
  photos: CountedGalleryCover[];
  page: number;
  total: number;
  /** The number of photographs, of all pages, that are the cover of a list. */
  chosen: number;
  /** The place of the first photograph of the page, from 0. */
  offset: number;
  open(page: number): void;
  reload(): Promise<void>;
}

const NONE = { photos: [], page: 1, total: 0, chosen: 0 };

/** A page of the photographs of the gallery; none are asked for while there is no key. */
export function useGallery(on: boolean): Gallery {
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Pick<Gallery, 'state' | 'photos' | 'page' | 'total' | 'chosen'>>({
    state: 'loading',
    ...NONE,
  });
  const shown = useRef(page);
  shown.current = page;
  const ask = useLatest();
  const reload = useCallback(async () => {
    const isLatest = ask();
    if (!on) return setFound({ state: 'ready', ...NONE });
    const asked = shown.current;
    try {
      const { items, total, chosen } = await galleryCalls.listGallery({ page: asked });
      if (!isLatest()) return;
      setFound({ state: 'ready', photos: items, page: asked, total, chosen });
      if (items.length === 0 && total > 0) setPage(Math.ceil(total / SHELF_PER_PAGE));
    } catch {
      if (isLatest()) setFound((before) => ({ ...before, state: 'failed' }));
    }
  }, [on, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is asked for
  useEffect(() => {
    reload();
  }, [reload, page]);
  return { ...found, offset: (found.page - 1) * SHELF_PER_PAGE, open: setPage, reload };
}
