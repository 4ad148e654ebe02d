import { useCallback, useRef } from 'react';

/**
 * Each call asks a question and answers how to know, once its answer comes, that nothing was asked since: a
 * slow answer must not take the place of a newer one.
 */
export function useLatest(): () => () => boolean {
  const asked = useRef(0);
  return useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    return () => mine === asked.current;
  }, []);
}
