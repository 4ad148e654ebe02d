import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Loads once, and again on demand; what is shown stays until the new answer is there. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const reload = useCallback(() => {
    load().then(
      (value) => setLoaded({ state: 'ready', value }),
      () => setLoaded({ state: 'failed' }),
    );
  }, [load]);
  useEffect(reload, [reload]);
  return [loaded, reload];
}
