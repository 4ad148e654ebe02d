import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { potFr as fr } from './pot.fr.ts';
import { statementCsv } from './statement-csv.ts';
import { withdrawalCalls } from './withdrawal.calls.ts';

/** Saves the pot's movements as a file a spreadsheet opens. */
export function StatementButton({ listUuid }: { listUuid: string }) {
  const { run, busy, message } = useCall();
  const save = () =>
    run(async () => {
      const { lines } = await withdrawalCalls.statement({ list_uuid: listUuid });
      saveAs(fr.statementName, statementCsv(lines), 'text/csv');
    });

  return (
    <div>
      <Button onClick={save} busy={busy}>
        {fr.statement}
      </Button>
      {message && <Notice tone="alert" role="alert" title={message} />}
    </div>
  );
}
