import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';

export interface Words {
  subject: string;
  preheader: string;
  md: string;
}

interface Drawn {
  /** The last one that came; it stays while the next is awaited. */
  seen: OutputOf<typeof campaignCalls.render> | null;
  failed: boolean;
  retry(): void;
}

/** Between two keys of somebody who writes. */
const PAUSE_MS = 500;

/** The letter as it is being written, drawn by the server a moment after the last key. */
export function useDrawn({ subject, preheader, md }: Words): Drawn {
  const [seen, setSeen] = useState<Drawn['seen']>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(
      () =>
        campaignCalls.render({ subject, preheader, md }).then(
          (drawn) => {
            if (stale) return;
            setSeen(drawn);
            setFailed(false);
          },
          () => stale || setFailed(true),
        ),
      seen === null ? 0 : PAUSE_MS,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [subject, preheader, md, asked]);
  return { seen, failed, retry: useCallback(() => setAsked((n) => n + 1), []) };
}
