import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../shared/useLatest.ts';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Loads once, and again on demand; what is shown stays until the new answer is there, late ones are dropped. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const ask = useLatest();
  const reload = useCallback(() => {
    const isLatest = ask();
    load().then(
      (value) => isLatest() && setLoaded({ state: 'ready', value }),
      () => isLatest() && setLoaded({ state: 'failed' }),
    );
  }, [load, ask]);
  useEffect(reload, [reload]);
  return [loaded, reload];
}
