import type { Moment } from '#src/features/money/moment.ts';
import { formatPrice } from '#src/lib/format.ts';
import { momentFr } from './moments.fr.ts';
import { paymentsFr } from './payments.fr.ts';

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });

/** The history of a payment: what was said, written and done, the oldest first. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <section aria-labelledby="histoire">
      <h3 id="histoire">{paymentsFr.detail.timeline}</h3>
      <ol className="plain pay-timeline">
        {moments.map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history is append-only
          <li key={n}>
            <time className="small muted" dateTime={one.at}>
              {moment.format(new Date(one.at))}
            </time>
            <div>
              <p>
                {momentFr(one)} <span className="small muted">{one.by ?? paymentsFr.source(one.source)}</span>
              </p>
              {one.detail && <p className="small muted">{one.detail}</p>}
            </div>
            <span className="numbers">{one.amount === null ? '' : formatPrice(one.amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
