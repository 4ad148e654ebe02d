import { useCallback } from 'react';
import { type ImportState, transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { useFollowed } from '../screens/useFollowed.ts';

const isBusy = ({ state }: ImportState) => state === 'checking' || state === 'applying';

/** The import of an archive as it stands. */
export function useImport(id: string) {
  const load = useCallback(() => transferCalls.importState({ id }), [id]);
  return useFollowed(load, isBusy);
}
