import { useCallback } from 'react';
import { searchUseCalls, type UsedWords } from '#src/features/search/use/use.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { searchFr } from './search.fr.ts';

const { use: fr } = searchFr;

interface Props {
  /** Puts words into the try-out beside. */
  onTry(words: string): void;
  /** Begins a line of other meanings for words. */
  onMean(words: string): void;
}

/** The week’s searches that led nowhere, each a tap from being tried and mended. */
export function UseSection({ onTry, onMean }: Props) {
  const load = useCallback(() => searchUseCalls.getSearchUse({}), []);
  const [loaded, reload] = useLoaded(load);
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="semaine">
      <h2 id="semaine">{fr.title}</h2>
      <p className="field-hint">{fr.lead}</p>
      {loaded.state !== 'ready' ? (
        <NotLoaded loaded={loaded} retry={reload} />
      ) : (
        <>
          <Words
            title={fr.empty}
            none={fr.noneEmpty}
            lines={loaded.value.empty}
            onTry={onTry}
            onMean={onMean}
          />
          <Words
            title={fr.abandoned}
            none={fr.noneAbandoned}
            lines={loaded.value.abandoned}
            onTry={onTry}
            onMean={onMean}
          />
        </>
      )}
    </section>
  );
}

function Words({
  title,
  none,
  lines,
  onTry,
  onMean,
}: Props & { title: string; none: string; lines: readonly UsedWords[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="muted">{none}</p>}
      <ul className="plain tuning-lines">
        {lines.map((line) => (
          <li key={line.words} className="tuning-used">
            <div>
              <strong>{line.words}</strong>
              <p className="small muted">{fr.line(line)}</p>
            </div>
            <Button onClick={() => onTry(line.words)} aria-label={fr.tryWords(line.words)}>
              {fr.try}
            </Button>
            <Button icon="add" onClick={() => onMean(line.words)} aria-label={fr.meanWords(line.words)}>
              {fr.mean}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
