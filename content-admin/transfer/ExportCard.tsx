import { useState } from 'react';
import { type ExportProgress, transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { transferScreenFr } from './transfer.fr.ts';
import { useExport } from './useExport.ts';

const { export: fr } = transferScreenFr;

export function ExportCard() {
  const { run, busy, error } = useCall();
  const [begun, setBegun] = useState<{ id: string; words: string } | null>(null);
  const progress = useExport(begun?.id ?? null);
  async function download() {
    const given = await run(() => transferCalls.exportContent());
    if (!given) return;
    setBegun({ id: given.id, words: fr.started(given.documents, given.pictures) });
    location.assign(given.url);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="export">
      <h2 id="export">{fr.title}</h2>
      <p>{fr.text}</p>
      <Refused says={error} />
      <div>
        <Button icon="download" busy={busy} onClick={download}>
          {fr.button}
        </Button>
      </div>
      {typeof progress === 'object' && progress?.state === 'writing' && (
        <progress aria-label={fr.title} max={Math.max(progress.total, 1)} value={progress.done} />
      )}
      <p className="small" role="status">
        {begun && wordsOf(progress, begun.words)}
      </p>
    </section>
  );
}

function wordsOf(progress: ExportProgress | 'lost' | null, begun: string): string {
  if (progress === null) return begun;
  if (progress === 'lost') return fr.lost;
  return progress.state === 'writing' ? fr.writing(progress.done, progress.total) : fr[progress.state];
}
