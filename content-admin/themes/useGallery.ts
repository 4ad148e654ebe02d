import { useCallback, useEffect, useState } from 'react';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import type { CountedGalleryCover } from '#src/features/themes/themes.ts';
import { useLatest } from '../shared/useLatest.ts';

export interface Gallery {
  state: 'loading' | 'failed' | 'ready';
  photos: CountedGalleryCover[];
  reload(): Promise<void>;
}

/** The photographs of the gallery; none are asked for while there is no key. */
export function useGallery(on: boolean): Gallery {
  const [loaded, setLoaded] = useState<Omit<Gallery, 'reload'>>({ state: 'loading', photos: [] });
  const ask = useLatest();
  const reload = useCallback(async () => {
    const isLatest = ask();
    if (!on) return setLoaded({ state: 'ready', photos: [] });
    try {
      const { items } = await galleryCalls.getUnsplashCoversWithStats();
      if (isLatest()) setLoaded({ state: 'ready', photos: items });
    } catch {
      if (isLatest()) setLoaded((before) => ({ ...before, state: 'failed' }));
    }
  }, [on, ask]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { ...loaded, reload };
}
