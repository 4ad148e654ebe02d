import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML of the server, true once the island runs: a form that only the island can send waits for it. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
