import { useEffect } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { siteContent } from '#src/features/content/site-content.ts';
import { useCall } from '#src/ui/useCall.ts';
import { openList } from '../editor/editor.store.ts';
import { listCalls } from '../list.calls.ts';

/** The list a screen is about: `?liste=` names it, else it is the person's main one. */
export function useOwnList(): { error: string | null; retry: () => void } {
  const { run, message } = useCall();
  const read = () => {
    run(load);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; again when the person asks
  useEffect(read, []);
  return { error: message, retry: read };
}

async function load(): Promise<void> {
  await requireLogin('list');
  const named = new URLSearchParams(location.search).get('liste');
  const list_uuid = named && /^[0-9a-f-]{36}$/i.test(named) ? named : null;
  const [list, site] = await Promise.all([
    list_uuid ? listCalls.getWithUuid({ list_uuid }) : listCalls.get(),
    siteContent(),
  ]);
  openList(list, site.classifications);
}
