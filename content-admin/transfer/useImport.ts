import { useCallback, useEffect, useState } from 'react';
import { type ImportState, transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { type Loaded, useLoaded } from '../screens/useLoaded.ts';

const EVERY_MS = 1000;

const isBusy = ({ state }: ImportState) => state === 'checking' || state === 'applying';

/** An import as it stands, asked again while the server works on it. */
export function useImport(id: string): [Loaded<ImportState>, (next: ImportState) => void, () => void] {
  const load = useCallback(() => transferCalls.importState({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  const [given, setGiven] = useState<ImportState | null>(null);
  const latest = loaded.state === 'ready' ? loaded.value : null;
  // What an action answered counts until something newer was asked.
  const shown = given && (!latest || given.updated_at > latest.updated_at) ? given : latest;
  const busy = shown !== null && isBusy(shown);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(reload, EVERY_MS);
    return () => clearInterval(timer);
  }, [busy, reload]);
  return [shown ? { state: 'ready', value: shown } : loaded, setGiven, reload];
}
