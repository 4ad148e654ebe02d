import { useCallback, useEffect, useState } from 'react';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import type { CountedGalleryCover } from '#src/features/themes/themes.ts';

export interface Gallery {
  state: 'loading' | 'failed' | 'ready';
  photos: CountedGalleryCover[];
  reload(): Promise<void>;
}

/** The photographs of the gallery; none are asked for while there is no key. */
export function useGallery(on: boolean): Gallery {
  const [loaded, setLoaded] = useState<Omit<Gallery, 'reload'>>({ state: 'loading', photos: [] });
  const reload = useCallback(async () => {
    if (!on) return setLoaded({ state: 'ready', photos: [] });
    try {
      const { items } = await galleryCalls.getUnsplashCoversWithStats();
      setLoaded({ state: 'ready', photos: items });
    } catch {
      setLoaded((before) => ({ ...before, state: 'failed' }));
    }
  }, [on]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { ...loaded, reload };
}
