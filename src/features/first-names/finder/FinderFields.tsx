import '#src/ui/css/field.css';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { CHOICES, type NameQuery } from '../name-query.ts';

const SELECTS: { key: keyof typeof CHOICES; label: string; any: string }[] = [
  { key: 'sexe', label: 'Pour', any: 'Les deux' },
  { key: 'longueur', label: 'Longueur', any: 'Toutes' },
  { key: 'syllabes', label: 'Syllabes', any: 'Tous' },
  { key: 'rarete', label: 'Fréquence', any: 'Toutes' },
  { key: 'decennie', label: 'Décennie phare', any: 'Toutes' },
  { key: 'tendance', label: 'Tendance', any: 'Toutes' },
];

/** Left to the browser (no state): what is typed before the island wakes is kept. */
export function FinderFields({ query }: { query: NameQuery }) {
  return (
    <>
      <Field
        label="Un prénom, un début, un son"
        id="prenom-q"
        name="q"
        type="search"
        defaultValue={query.q}
        autoComplete="off"
        maxLength={40}
      />
      <div className="finder-choices">
        {SELECTS.map(({ key, label, any }) => (
          <div className="field" key={key}>
            <label className="field-label" htmlFor={`prenom-${key}`}>
              {label}
            </label>
            <select className="input" id={`prenom-${key}`} name={key} defaultValue={query[key]}>
              <option value="">{any}</option>
              {CHOICES[key].map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <Field
        label="Sauf"
        type="text"
        id="prenom-sans"
        name="sans"
        hint="Des prénoms, des débuts ou des fins, séparés par des virgules : « Léo, M-, -ette »."
        defaultValue={query.sans}
        autoComplete="off"
        maxLength={120}
      />
      <p className="finder-actions">
        <Button type="submit" look="main" icon="search">
          Chercher
        </Button>
        <a className="finder-clear" href="/prenoms/recherche">
          Tout effacer
        </a>
      </p>
    </>
  );
}
