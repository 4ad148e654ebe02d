import '#src/ui/css/prose.css';
import { useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { screenFr } from './screens.fr.ts';
import { shopifyCalls } from './shopify.calls.ts';
import { REFUSED_PER_PAGE, type RefusedLine } from './shopify.ts';

const { sync: fr } = screenFr;

/** Line by line: what is not brought in, and the reason. */
export function RefusedLines({ total }: { total: number }) {
  const call = useCall();
  const [page, setPage] = useState(1);
  const [items, setItems] = useState<RefusedLine[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another page, and when their number changes.
  useEffect(() => {
    if (total > 0) void call.run(async () => setItems((await shopifyCalls.refused({ page })).items));
  }, [page, total]);
  const pages = Math.ceil(total / REFUSED_PER_PAGE);
  return (
    <Card title={fr.refusedTitle} error={call.message}>
      {total === 0 ? (
        <p className="muted">{fr.noneRefused}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by the keyboard
        <section className="table-scroll" tabIndex={0} aria-label={fr.refusedTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{fr.product}</th>
                <th scope="col">{fr.why}</th>
                <th scope="col">{fr.when}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ variant, title, why, at }) => (
                <tr key={variant}>
                  <td>{title}</td>
                  <td>{why}</td>
                  <td>{formatDate(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pages > 1 && (
        <div className="row">
          <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && setPage(page - 1)}>
            {fr.before}
          </Button>
          <Button
            aria-disabled={page >= pages || undefined}
            onClick={() => page < pages && setPage(page + 1)}
          >
            {fr.after}
          </Button>
        </div>
      )}
    </Card>
  );
}
