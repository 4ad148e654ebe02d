import type { FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { feedsFr as fr } from '../catalogue.fr.ts';

/** The progress of an import, said aloud as it moves. */
export function Stage({ run }: { run: FeedRun }) {
  const { state, done, total, counts, problem } = run;
  if (state === 'refused' || state === 'uploading') return <Refused says={problem ?? fr.states.uploading} />;
  if (state === 'canceled') return <p role="status">{fr.canceled}</p>;
  if (state === 'fetching' || state === 'reading')
    return (
      <div className="stack" role="status">
        <p>{fr.busy[state]}</p>
        <progress className="feed-progress" aria-label={fr.states[state]} />
      </div>
    );
  if (state === 'checking' || state === 'applying')
    return (
      <div className="stack" role="status">
        <p>{fr.busy[state]}</p>
        <progress
          className="feed-progress"
          aria-label={fr.states[state]}
          max={Math.max(total, 1)}
          value={done}
        />
        <p className="small muted">{fr.progress(done, total)}</p>
      </div>
    );
  if (state !== 'done') {
    const changes = counts.created + counts.updated + counts.vanished;
    return (
      <p role="status">
        {changes > 0 ? fr.checked : fr.nothing} {counts.vanished > 0 && fr.vanish(counts.vanished)}
      </p>
    );
  }
  return (
    <Notice tone="sage" role="status">
      <p>{fr.done}</p>
    </Notice>
  );
}
