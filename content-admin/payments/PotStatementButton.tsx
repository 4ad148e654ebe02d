import type { PotRow } from '#src/features/money/holds/pot-row.ts';
import { statementCsv } from '#src/features/withdrawals/statement-csv.ts';
import { potCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { paymentsFr } from './payments.fr.ts';

const { pots: fr } = paymentsFr;

interface Props {
  pot: PotRow;
  busy: boolean;
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** The same file as its owner gets. */
export function PotStatementButton({ pot, busy, run }: Props) {
  async function save() {
    const found = await run(() => potCalls.statement({ list_uuid: pot.list_uuid }));
    if (found) saveAs(fr.statementFile(pot.slug), statementCsv(found.lines), 'text/csv');
  }
  return (
    <Button icon="download" busy={busy} aria-label={`${fr.statement}, ${fr.of(pot.title)}`} onClick={save}>
      {fr.statement}
    </Button>
  );
}
