import '#src/ui/css/pieces.css';
import { useStore } from '@nanostores/react';
import { Icon } from '#src/ui/Icon.tsx';
import { comparePath, MAX_COMPARED } from '../compare-path.ts';
import { $shortlist, toggleKept } from './shortlist.store.ts';

/** The names kept in this browser. */
export function Shortlist() {
  const names = useStore($shortlist);
  if (names.length === 0) return null;
  const compare = comparePath(names);
  return (
    <section className="name-shortlist" aria-labelledby="ma-selection">
      <h2 id="ma-selection">Ma sélection</h2>
      <ul className="chips plain">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip"
              aria-label={`Retirer ${name}`}
              onClick={() => toggleKept(name)}
            >
              {name}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted">Gardée dans ce navigateur seulement.</p>
      <p>
        <a href="/prenoms/choisir-a-deux">Choisir à deux, chacun de son côté</a>
      </p>
      {compare && (
        <p>
          <a className="button button-plain" href={compare}>
            {names.length > MAX_COMPARED ? `Comparer les ${MAX_COMPARED} premiers` : 'Comparer'}
          </a>
        </p>
      )}
    </section>
  );
}
