import { useEffect, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { useCall } from '#src/ui/useCall.ts';
import { guessCalls } from './guess.calls.ts';
import { rankIn } from './guess.ts';
import { answersInWords, guessesFr } from './guesses.fr.ts';

const fr = guessesFr.page;

/** The birth as it was told, and the ranking. */
export function OwnRanking({ listUuid }: { listUuid: string }) {
  const [told, setTold] = useState<OutputOf<typeof guessCalls.ranking> | null>(null);
  const { run } = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list
  useEffect(() => {
    run(() => guessCalls.ranking({ list_uuid: listUuid })).then((answer) => answer && setTold(answer));
  }, [listUuid]);
  if (!told) return null;
  const { answers, ranking } = told;
  return (
    <section className="stack">
      <h2>{fr.came}</h2>
      <dl className="guess-came">
        {answersInWords(answers).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{fr.ranking}</h2>
      {ranking.length === 0 && <p>{fr.nobody}</p>}
      <ol className="plain">
        {ranking.map(({ publicname, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ranking that does not change
          <li key={index}>
            {rankIn(ranking, index)}. {publicname} <span className="muted">{guessesFr.points(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
