import { formatCount, formatNumber } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import type { FinderName } from '../name-query.ts';
import { KeepButton } from './KeepButton.tsx';

interface Props {
  names: readonly FinderName[];
  total: number;
  /** A text was typed: names are in the order of how well they answer it first. */
  searched: boolean;
  onMore: (() => void) | null;
}

export function FinderResults({ names, total, searched, onMore }: Props) {
  const awake = useAwake();
  return (
    <section className="stack" aria-labelledby="resultats">
      <h2 id="resultats" aria-live="polite">
        {total === 0 ? 'Aucun prénom ne correspond' : formatCount(total, 'prénom', 'prénoms')}
      </h2>
      {total === 0 ? (
        <EmptyState title="Un choix de moins, peut-être ?" drawing="book" level="h3">
          <p>
            Retirez un critère, ou essayez les trois premières lettres. Un prénom donné moins de cent fois en
            cinq ans peut manquer à notre table.
          </p>
        </EmptyState>
      ) : (
        <p className="muted">
          {total > names.length && `Les ${names.length} premiers. `}
          {searched && 'Ceux qui commencent ainsi d’abord, puis ceux qui y ressemblent. '}
          Du plus au moins donné ces cinq dernières années, avec leur nombre de naissances.
        </p>
      )}
      <ul className="name-list name-list-keep plain">
        {names.map((entry) => (
          <li key={entry.slug}>
            <a href={`/prenoms/${entry.slug}`}>
              {entry.name} <small>{formatNumber(entry.recent)}</small>
            </a>
            {awake && <KeepButton name={entry.name} />}
          </li>
        ))}
      </ul>
      {onMore && (
        <p>
          <Button onClick={onMore}>Afficher la suite</Button>
        </p>
      )}
    </section>
  );
}
