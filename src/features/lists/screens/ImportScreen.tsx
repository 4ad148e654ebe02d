import { useState } from 'react';
import { Choices } from '#src/ui/Choices.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { transferCalls } from '../transfer/transfer.calls.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportLinks } from './ImportLinks.tsx';
import { type Bring, RefusedList, type Report } from './import-parts.tsx';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.import;
const WAYS = ['urls', 'csv'] as const;

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
      <Choices names={WAYS} chosen={way} labelOf={(name) => fr.ways[name]} onChoose={setWay} />
      <Refused says={call.error} />
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
