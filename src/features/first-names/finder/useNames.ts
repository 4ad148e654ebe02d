import { useEffect, useState } from 'react';
import { decodeFinderNames, FINDER_DATA_PATH } from '../finder-data.ts';
import type { FinderName } from '../name-query.ts';

/** Every first name, fetched once; null until then, and for good when it can't be: the form then asks the server. */
export function useNames(): readonly FinderName[] | null {
  const [names, setNames] = useState<readonly FinderName[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(FINDER_DATA_PATH, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((lines: unknown) => {
        if (Array.isArray(lines)) setNames(decodeFinderNames(lines.map(String)));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return names;
}
