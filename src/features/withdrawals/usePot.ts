import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { type Overview, withdrawalCalls } from './withdrawal.calls.ts';

export interface OwnPot {
  listUuid: string;
  slug: string;
  /** Who sees what was given, on the public list. */
  shown: string;
  overview: Overview;
}

async function read(): Promise<OwnPot> {
  await requireLogin();
  const { uuid, slug, settings } = await listCalls.getWithoutDetails();
  const overview = await withdrawalCalls.overview({ list_uuid: uuid });
  return { listUuid: uuid, slug, shown: String(settings?.show_contributions ?? 'names'), overview };
}

/** The signed-in owner's pot; sends whoever is not signed in to the login page. */
export function usePot() {
  const [pot, setPot] = useState<OwnPot | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reload = useCallback(async () => {
    try {
      setPot(await read());
      setError(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  }, []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { pot, error, reload };
}
