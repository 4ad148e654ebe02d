import { useState } from 'react';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { peopleFr } from './people.fr.ts';

const fr = peopleFr.everybody;

/** For the day when sessions of nobody knows whom are in the wrong hands. */
export function EndEverybody() {
  const [asked, setAsked] = useState(false);
  const [ended, setEnded] = useState<number | null>(null);
  const call = useCall();
  const end = async () => {
    const done = await call.run(() => peopleCalls.endEverySession({}));
    if (!done) return;
    setEnded(done.ended);
    setAsked(false);
  };
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{fr.open}</Button>
      <p className="small" role="status">
        {ended !== null && fr.done(ended)}
      </p>
      {asked && (
        <Dialog title={fr.title} onClose={() => setAsked(false)}>
          <Refused says={call.error} />
          <p>{fr.about}</p>
          <div className="form-actions">
            <Button look="main" busy={call.busy} onClick={end}>
              {fr.end}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
