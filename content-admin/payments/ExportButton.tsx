import type { Status } from '#src/features/cagnotte/contribution.state.ts';
import { paymentCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { paymentsFr } from './payments.fr.ts';
import { paymentsCsv } from './payments-csv.ts';

const { file: fr } = paymentsFr.search;

interface Props {
  asked: { query: string; status: Status | null };
  onTold(words: string): void;
}

/** All that the search finds, in one file. */
export function ExportButton({ asked: { query, status }, onTold }: Props) {
  const { run, busy, error } = useCall();
  async function save() {
    const found = await run(() => paymentCalls.exportAll({ query, status }));
    if (!found) return;
    saveAs(fr.name, paymentsCsv(found.items), 'text/csv');
    if (found.more) onTold(fr.more(found.items.length));
  }
  return (
    <>
      <Button icon="download" busy={busy} onClick={save}>
        {fr.save}
      </Button>
      {error && <Notice tone="alert" role="alert" title={error} />}
    </>
  );
}
