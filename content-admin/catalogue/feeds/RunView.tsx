import { useEffect, useRef, useState } from 'react';
import { OVER_STATES } from '#src/features/catalogue/feeds/feed.ts';
import type { FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { feedsFr as fr } from '../catalogue.fr.ts';
import { useFeedDesk } from './feed-desk.ts';
import { MappingForm } from './MappingForm.tsx';
import { RunReport } from './RunReport.tsx';
import { Stage } from './Stage.tsx';
import { isBusy, useRun } from './useRun.ts';

interface Props {
  id: string;
  onClose(): void;
}

/** One import, from its columns to its report. */
export function RunView({ id, onClose }: Props) {
  const { calls } = useFeedDesk();
  const [loaded, setGiven, reload] = useRun(id);
  const [remapping, setRemapping] = useState(false);
  const { run, busy, error } = useCall();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = loaded.state === 'ready' ? loaded.value.state : null;
  // The button that was pressed went away with its stage: whoever works by keyboard stays at the import.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each stage
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state, remapping]);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} title={fr.title} />;
  const shown = loaded.value;
  async function act(work: () => Promise<FeedRun>) {
    const next = await run(work);
    if (next) setGiven(next);
  }
  const over = OVER_STATES.some((state) => state === shown.state);
  const mapping = shown.state === 'mapping' || (remapping && shown.state === 'checked');
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {shown.name}
      </h1>
      {shown.remark && (
        <Notice>
          <p>{shown.remark}</p>
        </Notice>
      )}
      <Refused says={error} />
      {mapping ? (
        <MappingForm
          run={shown}
          onChecked={(next) => {
            setRemapping(false);
            setGiven(next);
          }}
        />
      ) : (
        <Stage run={shown} />
      )}
      <div className="row">
        {shown.state === 'checked' && !mapping && (
          <>
            <Apply run={shown} busy={busy} onApply={() => void act(() => calls.applyFeedRun({ id }))} />
            <Button onClick={() => setRemapping(true)}>{fr.mapping.again}</Button>
          </>
        )}
        {!over && <SureButton label={fr.giveUp} onSure={() => void act(() => calls.cancelFeedRun({ id }))} />}
        <Button onClick={onClose}>{fr.back}</Button>
      </div>
      {!mapping && !isBusy(shown) && shown.done > 0 && <RunReport key={shown.state} run={shown} />}
    </div>
  );
}

function Apply({ run, busy, onApply }: { run: FeedRun; busy: boolean; onApply(): void }) {
  const { created, updated, vanished } = run.counts;
  if (created + updated + vanished === 0) return null;
  return (
    <Button look="main" busy={busy} onClick={onApply}>
      {created + updated > 0 ? fr.apply(created + updated) : fr.applyVanish(vanished)}
    </Button>
  );
}
