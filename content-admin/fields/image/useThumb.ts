import { useEffect, useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { keyOf } from '#src/features/media/pictures.ts';
import { thumbOf } from '../../media/MediaGrid.tsx';

/** Shown as it is; the library's own addresses may have been replaced since. */
const isAddress = (value: string) => /^(\/(?!\/)|https?:\/\/)\S+$/.test(value) && !keyOf(value);
const TYPING_MS = 300;

/** The picture a field names: its address, or the library's picture of that short name; null for none. */
export function useThumb(value: string): string | null {
  const [found, setFound] = useState<{ name: string; url: string } | null>(null);
  const name = value.trim();
  useEffect(() => {
    if (!name || isAddress(name)) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const { items } = await mediaCalls
        .listMedia({ query: name, per_page: 60 })
        .catch(() => ({ items: [] }));
      const item = items.find((one) => one.name === name) ?? (keyOf(name) ? items[0] : undefined);
      if (item && !stale) setFound({ name, url: thumbOf(item) });
    }, TYPING_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name]);
  if (isAddress(name)) return name;
  return found?.name === name ? found.url : null;
}
