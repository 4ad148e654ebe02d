import './service.css';
import { useEffect, useState } from 'react';
import { operationsCalls, type ServiceState } from '#src/journeys/operations/operations.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { PartCard } from './PartCard.tsx';
import { serviceFr as fr } from './service.fr.ts';

const EVERY_MS = 30_000;
const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });

/** `/a/admin/misc/etat`: each part of the service, read again every half minute while it is looked at. */
export function ServiceScreen() {
  return <AdminGate>{() => <Service />}</AdminGate>;
}

function Service() {
  const [loaded, reload] = useLoaded(operationsCalls.serviceState);
  const [last, setLast] = useState<ServiceState | null>(null);
  useEffect(() => {
    if (loaded.state === 'ready') setLast(loaded.value);
  }, [loaded]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <div className="wrap admin-screen stack">
      <header className="admin-head">
        <div>
          <h1>{fr.title}</h1>
          <p>{fr.about}</p>
        </div>
        <Button onClick={reload}>{fr.refresh}</Button>
      </header>
      {loaded.state === 'failed' && !last && <LoadFailed retry={reload} />}
      {loaded.state === 'failed' && last && <Notice tone="alert" role="alert" title={fr.stale} />}
      {!last && loaded.state === 'loading' && <Waiting />}
      {last && <Parts state={last} />}
    </div>
  );
}

function Parts({ state: { at, parts, faults, duty } }: { state: ServiceState }) {
  const count = (wanted: string) => parts.filter(({ state }) => state === wanted).length;
  return (
    <>
      <p className="service-summary">
        <strong role="status">{fr.summary(count('down'), count('watch')) || fr.allGood}</strong>{' '}
        <span className="small muted">{fr.at(clock.format(new Date(at)))}</span>
      </p>
      {!duty && <Notice title={fr.nobody} />}
      <ul className="plain service-parts">
        {parts.map((part) => (
          <PartCard key={part.part} {...part} said={faults.find((one) => one.part === part.part)?.said} />
        ))}
      </ul>
    </>
  );
}
