import { useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { potFr as fr } from './pot.fr.ts';
import { statementCsv } from './statement-csv.ts';
import { withdrawalCalls } from './withdrawal.calls.ts';

/** Saves the pot's movements as a file a spreadsheet opens. */
export function StatementButton({ listUuid }: { listUuid: string }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    setError(null);
    try {
      const { lines } = await withdrawalCalls.statement({ list_uuid: listUuid });
      saveAs(fr.statementName, statementCsv(lines), 'text/csv');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <Button onClick={save} busy={busy}>
        {fr.statement}
      </Button>
      {error && <Notice tone="alert" role="alert" title={error} />}
    </div>
  );
}
