import type { Quarantined } from '#src/features/money/quarantine/quarantined.ts';
import { formatSiteMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { paymentsFr, WHY_FR } from './payments.fr.ts';
import { paymentHref } from './places.ts';

const { quarantine: fr } = paymentsFr;

interface Props {
  one: Quarantined;
  busy: boolean;
  onRetry(one: Quarantined): void;
  onAside(one: Quarantined): void;
}

export function QuarantineCard({ one, busy, onRetry, onAside }: Props) {
  const of = fr.of(one.intent_id);
  return (
    <article className="sheet pay-card" aria-labelledby={one.uuid}>
      <h2 id={one.uuid}>{WHY_FR[one.why] ?? one.why}</h2>
      <p>
        <code>{one.intent_id}</code>{' '}
        <span className="small muted">{fr.found(formatSiteMoment(one.found_at), one.tries)}</span>
      </p>
      {one.status === 'set_aside' && <p>{fr.closed(one.closed_by ?? '', one.reason)}</p>}
      <details>
        <summary>{fr.facts}</summary>
        <section
          className="pay-facts-raw"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={`${fr.facts}, ${of}`}
        >
          {JSON.stringify(one.facts, null, 2)}
        </section>
      </details>
      <div className="row">
        {one.reference && <a href={paymentHref(one.reference)}>{fr.payment}</a>}
        {one.status === 'open' && (
          <>
            <Button busy={busy} aria-label={`${fr.retry}, ${of}`} onClick={() => onRetry(one)}>
              {fr.retry}
            </Button>
            <Button aria-label={`${fr.aside}, ${of}`} onClick={() => onAside(one)}>
              {fr.aside}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
