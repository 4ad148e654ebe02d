import { useCallback, useState } from 'react';
import { useLoaded } from '../screens/useLoaded.ts';

interface Asked<S> {
  status: S | null;
  page: number;
}

/** A list that the server cuts, of one state or of all; the address may name the state at first (`?etat=`). */
export function usePagedByState<S extends string, T>(
  states: readonly S[],
  list: (asked: Asked<S>) => Promise<T>,
) {
  const [asked, setAsked] = useState<Asked<S>>(() => ({
    status: states.find((one) => one === new URLSearchParams(location.search).get('etat')) ?? null,
    page: 1,
  }));
  const [loaded, reload] = useLoaded(useCallback(() => list(asked), [list, asked]));
  return {
    ...asked,
    found: loaded.state === 'ready' ? loaded.value : null,
    failed: loaded.state === 'failed',
    reload,
    choose: (status: S | null) => setAsked({ status, page: 1 }),
    turn: (page: number) => setAsked({ ...asked, page }),
  };
}
