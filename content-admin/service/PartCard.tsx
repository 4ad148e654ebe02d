import type { PartSeen } from '#src/journeys/operations/operations.calls.ts';
import { operationsFr } from '#src/journeys/operations/operations.fr.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { DESKS } from './desks.ts';
import { serviceFr as fr } from './service.fr.ts';

const ICONS = { good: 'check', watch: 'eye', down: 'alert', unknown: 'help' } as const;

interface Props extends PartSeen {
  /** The first faults that its check found. */
  said: string[] | undefined;
}

export function PartCard({ part, state, since, seen, runbook, said }: Props) {
  const desk = DESKS[part];
  return (
    <li className="service-part sheet" data-state={state}>
      <h2>{operationsFr.parts[part]}</h2>
      <p className="service-state">
        <Icon name={ICONS[state]} size={20} /> <strong>{fr.states[state]}</strong>
        {since && <span className="small muted"> {fr.since(formatParis(since))}</span>}
      </p>
      <p>{seen}</p>
      {said && (
        <details>
          <summary>{fr.faults}</summary>
          <ul className="service-said">
            {said.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="service-links">
        {desk && <a href={desk.href}>{fr.mend(desk.name)}</a>}
        <a href={runbookHref(runbook)}>
          {fr.runbook}
          <span className="visually-hidden"> : {operationsFr.parts[part]}</span>
        </a>
      </p>
    </li>
  );
}

/** A runbook of `docs/operations` is shown by the admin under its name. */
const runbookHref = (place: string) =>
  `/a/admin/misc/marche-a-suivre/${place.replace(/^.*\//, '').replace('.md', '')}`;
