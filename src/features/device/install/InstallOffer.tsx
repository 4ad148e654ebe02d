import { useSyncExternalStore } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { deviceFr } from '../device.fr.ts';
import { decline, install, installWay, onInstallable } from './install.ts';

const fr = deviceFr.install;

/** Offered once to who has something to come back to; declined, it stays away for three months. */
export function InstallOffer() {
  const way = useSyncExternalStore(onInstallable, installWay, () => null);
  if (!way) return null;
  return (
    <Notice title={fr.title}>
      <div className="stack">
        <p>{way === 'ios' ? fr.ios : fr.text()}</p>
        <p className="row">
          {way === 'prompt' && <Button onClick={install}>{fr.install}</Button>}
          <Button look="quiet" onClick={decline}>
            {way === 'ios' ? fr.understood : fr.later}
          </Button>
        </p>
      </div>
    </Notice>
  );
}
