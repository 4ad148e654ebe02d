import { type ImportState, transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { ImportReport } from './ImportReport.tsx';
import { transferScreenFr as fr } from './transfer.fr.ts';
import { useImport } from './useImport.ts';

interface Props {
  id: string;
  onClose(): void;
}

export function ImportView({ id, onClose }: Props) {
  const [loaded, setGiven, reload] = useImport(id);
  const { run, busy, error } = useCall();
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const shown = loaded.value;
  const { created = 0, updated = 0 } = shown.counts;
  async function apply() {
    const begun = await run(() => transferCalls.applyImport({ id }));
    if (begun) setGiven(begun);
  }
  async function forget() {
    if (await run(() => transferCalls.cancelImport({ id }))) onClose();
  }
  return (
    <div className="stack">
      <h2>{shown.name}</h2>
      <Refused says={error} />
      <Stage shown={shown} />
      <div className="row">
        {shown.state === 'checked' && created + updated > 0 && (
          <Button look="main" busy={busy} onClick={apply}>
            {fr.apply(created + updated)}
          </Button>
        )}
        {shown.state !== 'applying' && (
          <SureButton label={shown.state === 'done' ? fr.forget : fr.give_up} onSure={forget} />
        )}
        <Button onClick={onClose}>{fr.back}</Button>
      </div>
      {(shown.state === 'checked' || shown.state === 'done') && (
        <ImportReport key={shown.state} shown={shown} />
      )}
    </div>
  );
}

/** The progress of the import, said aloud as it moves. */
function Stage({ shown }: { shown: ImportState }) {
  const { state, done, total, counts, problem } = shown;
  if (state === 'refused' || state === 'uploading') return <Refused says={problem ?? fr.states.uploading} />;
  if (state === 'checking' || state === 'applying')
    return (
      <div className="stack" role="status">
        <p>{state === 'checking' ? fr.checking : fr.applying}</p>
        <progress aria-label={fr.states[state]} max={Math.max(total, 1)} value={done} />
        <p className="small muted">{fr.progress(done, total)}</p>
      </div>
    );
  const { created = 0, updated = 0 } = counts;
  if (state === 'checked') return <p role="status">{created + updated > 0 ? fr.checked : fr.nothing}</p>;
  return (
    <Notice tone="sage" role="status">
      <p>{fr.done}</p>
    </Notice>
  );
}
