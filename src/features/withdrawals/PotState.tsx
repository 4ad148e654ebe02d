import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { potFr as fr } from './pot.fr.ts';
import { type OwnPot, usePot } from './usePot.ts';

/** The pot's screen once it is there: before, that it loads, or why it can't, with a way to try again. */
export function PotState({ children }: { children(pot: OwnPot, reload: () => Promise<void>): ReactNode }) {
  const { pot, error, reload } = usePot();
  if (error)
    return (
      <Notice tone="alert" role="alert" title={error}>
        <Button onClick={reload}>Réessayer</Button>
      </Notice>
    );
  return pot ? children(pot, reload) : <Skeleton label={fr.loading} shape="text" count={4} screen />;
}
