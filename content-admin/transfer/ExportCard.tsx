import { useState } from 'react';
import { useCall } from '#src/features/accounts/useCall.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { transferScreenFr } from './transfer.fr.ts';

const { export: fr } = transferScreenFr;

export function ExportCard() {
  const { run, busy, error } = useCall();
  const [told, setTold] = useState<string | null>(null);
  async function download() {
    const given = await run(() => transferCalls.exportContent());
    if (!given) return;
    setTold(fr.started(given.documents, given.pictures));
    location.assign(given.url);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="export">
      <h2 id="export">{fr.title}</h2>
      <p>{fr.text}</p>
      {error && (
        <Notice tone="alert" role="alert">
          <p>{error}</p>
        </Notice>
      )}
      <div>
        <Button icon="download" busy={busy} onClick={download}>
          {fr.button}
        </Button>
      </div>
      <p className="small" role="status">
        {told}
      </p>
    </section>
  );
}
