import type { SearchTuning } from '#src/features/search/tuning/tuning.calls.ts';
import { Tick } from '../list/Tick.tsx';
import { searchFr } from './search.fr.ts';

const { builtin: fr } = searchFr;

interface Props {
  builtin: SearchTuning['builtin'];
  off: readonly string[];
  onChange(off: string[]): void;
}

/** The synonyms and meanings that come with the site, each line with its switch. */
export function BuiltinSection({ builtin, off, onChange }: Props) {
  const lines = [
    ...builtin.groups.map(({ key, terms }) => ({ key, text: terms.join(', ') })),
    ...builtin.meanings.map(({ key, asked, meant }) => ({ key, text: fr.meaning(asked, meant.join(', ')) })),
  ];
  return (
    <section className="sheet sheet-padded" aria-labelledby="origine">
      <details className="tuning-builtin">
        <summary>
          <h2 id="origine">{fr.title}</h2>
          <span className="muted">{fr.count(lines.length, off.length)}</span>
        </summary>
        <p className="field-hint">{fr.lead}</p>
        <ul className="plain">
          {lines.map(({ key, text }) => (
            <li key={key}>
              <Tick
                label={text}
                checked={!off.includes(key)}
                onChange={(on) => onChange(on ? off.filter((one) => one !== key) : [...off, key])}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
