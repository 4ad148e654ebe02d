import { useCallback, useEffect, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Segment } from '#src/features/newsletter/newsletter.ts';

/** Between two changes of who a letter is for. */
const PAUSE_MS = 400;

/** The number of people a segment means, asked again a moment after it changed; what was asked last is what shows. */
export function useCount(first: Segment): [number | null, (segment: Segment) => void] {
  const [asked, setAsked] = useState(() => JSON.stringify(first));
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let last = true;
    setCount(null);
    const timer = setTimeout(async () => {
      const segment = JSON.parse(asked) as Segment;
      const found = await campaignCalls.count({ segment }).catch(() => null);
      if (last && found) setCount(found.count);
    }, PAUSE_MS);
    return () => {
      last = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return [count, useCallback((segment) => setAsked(JSON.stringify(segment)), [])];
}
