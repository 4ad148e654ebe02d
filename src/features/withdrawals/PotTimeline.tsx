import { useEffect, useState } from 'react';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { timelineFr as fr } from './pot.fr.ts';
import { StatementButton } from './StatementButton.tsx';
import { comingOf, type Moment, pastOf } from './timeline.ts';
import { type Overview, type StatementLine, withdrawalCalls } from './withdrawal.calls.ts';

/** The number of the latest movements shown at first. */
const SHOWN = 8;

interface Props {
  listUuid: string;
  overview: Overview;
}

/** Shows what is to come and what has happened, day by day. */
export function PotTimeline({ listUuid, overview }: Props) {
  const { lines, error, retry } = useStatement(listUuid, overview);
  const [all, setAll] = useState(false);
  const coming = comingOf(overview);
  const past = pastOf(lines ?? []);
  if (lines !== null && coming.length + past.length === 0) return null;
  return (
    <section aria-labelledby="fil">
      <h2 id="fil">{fr.title}</h2>
      {coming.length > 0 && <Moments title={fr.coming} moments={coming} />}
      {error && (
        <Notice tone="alert" role="alert" title={error}>
          <Button onClick={retry}>{fr.retry}</Button>
        </Notice>
      )}
      {lines === null && !error && <Skeleton label={fr.loading} shape="text" count={3} />}
      {past.length > 0 && <Moments title={fr.past} moments={all ? past : past.slice(0, SHOWN)} />}
      <p className="row">
        {past.length > SHOWN && !all && (
          <Button onClick={() => setAll(true)}>{fr.showAll(past.length)}</Button>
        )}
        {past.length > 0 && <StatementButton listUuid={listUuid} />}
      </p>
    </section>
  );
}

/** Asked again whenever the overview was. */
function useStatement(listUuid: string, overview: Overview) {
  const [lines, setLines] = useState<StatementLine[] | null>(null);
  const call = useCall();
  const load = async () => {
    const read = await call.run(() => withdrawalCalls.statement({ list_uuid: listUuid }));
    if (read) setLines(read.lines);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew at each rendering
  useEffect(() => {
    load();
  }, [overview]);
  return { lines, error: call.error, retry: load };
}

function Moments({ title, moments }: { title: string; moments: readonly Moment[] }) {
  return (
    <>
      <h3 className="timeline-title">{title}</h3>
      <ol className="plain timeline">
        {moments.map(({ key, at, what, amount, balance }) => (
          <li key={key}>
            <time className="small muted" dateTime={at}>
              {formatDate(at)}
            </time>
            <span className="timeline-what">{what}</span>
            <span className="numbers timeline-amount">
              {amount !== null &&
                (amount > 0 && balance !== null ? `+\u202f${formatPrice(amount)}` : formatPrice(amount))}
            </span>
            {balance !== null && (
              <span className="small muted numbers">{fr.balance(formatPrice(balance))}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
