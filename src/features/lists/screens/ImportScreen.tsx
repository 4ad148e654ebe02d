import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { transferCalls } from '../transfer/transfer.calls.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportLinks } from './ImportLinks.tsx';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.import;
const WAYS = ['urls', 'csv'] as const;

export interface Report {
  added: number;
  refused: { line: number; reason: string }[];
}
export type Bring = (input: { csv: string } | { urls: string[] }) => Promise<Report | null>;

/** `/i/marketplace/importer`. */
export function ImportScreen() {
  return <OwnListScreen>{(list) => <Import listUuid={list.uuid} />}</OwnListScreen>;
}

function Import({ listUuid }: { listUuid: string }) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('urls');
  const [report, setReport] = useState<Report | null>(null);
  const call = useCall();
  const bring: Bring = async (input) => {
    setReport(null);
    const answer = await call.run(() => transferCalls.importItems({ list_uuid: listUuid, ...input }));
    setReport(answer);
    return answer;
  };
  return (
    <section className="sheet sheet-padded stack">
      <div className="chips">
        {WAYS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={way === name}
            onClick={() => setWay(name)}
          >
            {fr.ways[name]}
          </button>
        ))}
      </div>
      {call.error && (
        <Notice tone="alert" role="alert">
          <p>{call.error}</p>
        </Notice>
      )}
      <div hidden={way !== 'urls'}>
        <ImportLinks busy={call.busy} error={call.fields.urls} onBring={bring} />
      </div>
      <div hidden={way !== 'csv'}>
        <ImportFile busy={call.busy} error={call.fields.csv} onBring={bring} />
      </div>
      <div role="status">{report && <ReportView report={report} />}</div>
    </section>
  );
}

function ReportView({ report }: { report: Report }) {
  return (
    <div className="stack">
      <Notice tone={report.added > 0 ? 'sage' : 'cream'} title={fr.added(report.added)} />
      {report.refused.length > 0 && (
        <>
          <h2 className="import-refused">{fr.refused}</h2>
          <RefusedList refused={report.refused} />
        </>
      )}
    </div>
  );
}

export function RefusedList({ refused }: { refused: Report['refused'] }) {
  return (
    <ul>
      {refused.map(({ line, reason }) => (
        <li key={line}>
          <strong>{fr.line(line)}</strong> {reason}
        </li>
      ))}
    </ul>
  );
}

export function ImportButton({ busy, label }: { busy: boolean; label: string }) {
  return (
    <div className="form-actions">
      <Button type="submit" look="main" icon="add" busy={busy}>
        {label}
      </Button>
    </div>
  );
}
