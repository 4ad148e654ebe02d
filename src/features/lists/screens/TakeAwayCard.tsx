import { Card } from '#src/features/accounts/settings/Card.tsx';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import type { DetailedList } from '../list.ts';
import { transferCalls } from '../transfer/transfer.calls.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.takeAway;
const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

export function TakeAwayCard({ list }: { list: DetailedList }) {
  const call = useCall();
  const take = async (format: keyof typeof TYPES) => {
    const file = await call.run(() => transferCalls.exportList({ list_uuid: list.uuid, format }));
    if (file) saveAs(file.filename, file.content, TYPES[format]);
  };
  return (
    <Card title={fr.title} error={call.error}>
      <p>{fr.about}</p>
      <p className="row">
        <Button icon="table" busy={call.busy} onClick={() => take('csv')}>
          {fr.csv}
        </Button>
        <Button icon="download" busy={call.busy} onClick={() => take('json')}>
          {fr.json}
        </Button>
        <a className="button" href={`/${list.slug}?imprimer`}>
          {fr.print}
        </a>
        <a className="button" href={`/i/marketplace/importer?liste=${list.uuid}`}>
          {fr.import}
        </a>
      </p>
    </Card>
  );
}
