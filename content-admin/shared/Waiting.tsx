import { Skeleton } from '#src/ui/Skeleton.tsx';
import { sharedFr } from './shared.fr.ts';

/** The shapes of lines that are on their way. */
export function Waiting({ count = 6, label = sharedFr.waiting }: { count?: number; label?: string }) {
  return (
    <div aria-busy="true">
      <Skeleton label={label} shape="row" count={count} />
    </div>
  );
}
