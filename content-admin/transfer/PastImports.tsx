import { useCallback, useState } from 'react';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { transferScreenFr as fr } from './transfer.fr.ts';

export function PastImports({ onOpen }: { onOpen(id: string): void }) {
  const [page, setPage] = useState(1);
  const [loaded, reload] = useLoaded(useCallback(() => transferCalls.listImports({ page }), [page]));
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading' || loaded.value.total === 0) return null;
  return (
    <section className="stack" aria-labelledby="past">
      <h2 id="past">{fr.past}</h2>
      <ul className="plain transfer-past">
        {loaded.value.items.map((item) => (
          <li key={item.id}>
            <Button look="quiet" aria-label={fr.open(item.name)} onClick={() => onOpen(item.id)}>
              {item.name}
            </Button>
            <span className="small muted">
              {fr.states[item.state]} · {formatMoment(item.created_at)}
            </span>
          </li>
        ))}
      </ul>
      <Pager page={page} perPage={loaded.value.per_page} total={loaded.value.total} onPage={setPage} />
    </section>
  );
}
