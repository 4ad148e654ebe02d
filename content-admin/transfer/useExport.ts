import { useEffect, useState } from 'react';
import { type ExportProgress, transferCalls } from '#src/features/content/transfer/transfer.calls.ts';

const EVERY_MS = 1000;

/** The progress of a download's archive, asked until it is over; `lost` when the server no longer knows it. */
export function useExport(id: string | null): ExportProgress | 'lost' | null {
  const [known, setKnown] = useState<{ id: string; progress: ExportProgress | 'lost' } | null>(null);
  const progress = known && known.id === id ? known.progress : null;
  const over = progress === 'lost' || progress?.state === 'done' || progress?.state === 'stopped';
  useEffect(() => {
    if (id === null || over) return;
    const ask = () =>
      transferCalls.exportProgress({ id }).then(
        (told) => setKnown({ id, progress: told }),
        () => setKnown({ id, progress: 'lost' }),
      );
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [id, over]);
  return progress;
}
