import { useEffect, useState } from 'react';
import { type Loaded, useLoaded } from './useLoaded.ts';

const EVERY_MS = 1000;

/** Long work as it stands, asked again while the server is at it; an action may give what it answered. */
export function useFollowed<T extends { updated_at: string }>(
  load: () => Promise<T>,
  isBusy: (value: T) => boolean,
): [Loaded<T>, (next: T) => void, () => void] {
  const [loaded, reload] = useLoaded(load);
  const [given, setGiven] = useState<T | null>(null);
  const latest = loaded.state === 'ready' ? loaded.value : null;
  // The answer of an action counts until a newer one was read.
  const shown = given && (!latest || given.updated_at > latest.updated_at) ? given : latest;
  const busy = shown !== null && isBusy(shown);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(reload, EVERY_MS);
    return () => clearInterval(timer);
  }, [busy, reload]);
  return [shown ? { state: 'ready', value: shown } : loaded, setGiven, reload];
}
