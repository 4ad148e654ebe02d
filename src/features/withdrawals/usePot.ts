import { useEffect, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { useCall } from '#src/ui/useCall.ts';
import { type Overview, withdrawalCalls } from './withdrawal.calls.ts';

export interface OwnPot {
  listUuid: string;
  slug: string;
  /** The people who see the contributions on the public list. */
  shown: string;
  overview: Overview;
}

async function read(): Promise<OwnPot> {
  await requireLogin('list');
  const { uuid, slug, settings } = await listCalls.getWithoutDetails();
  const overview = await withdrawalCalls.overview({ list_uuid: uuid });
  return { listUuid: uuid, slug, shown: String(settings?.show_contributions ?? 'names'), overview };
}

/** The signed-in owner's pot; sends whoever is not signed in to the login page. */
export function usePot() {
  const [pot, setPot] = useState<OwnPot | null>(null);
  const { run, message } = useCall();
  async function reload() {
    await run(async () => setPot(await read()));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    reload();
  }, []);
  return { pot, error: message, reload };
}
