import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { DocumentChanges } from './DocumentChanges.tsx';
import { lifeFr } from './life.fr.ts';
import { useTexts, type Version } from './useHistory.ts';

const fr = lifeFr.history;
const AGAINST = ['before', 'screen'] as const;

interface Props {
  state: EditorState;
  version: Version;
  /** The version before it; null for the first. */
  older: number | null;
  onRestore(revision: number): Promise<void>;
}

/** One version beside another: what it changed, or what restoring it would change. */
export function VersionPane({ state, version, older, onRestore }: Props) {
  const { revision } = version;
  const [against, setAgainst] = useState<(typeof AGAINST)[number]>('before');
  const [texts, retry] = useTexts(state.id ?? 0, revision, older);
  const ready = texts !== null && texts !== 'failed';
  const differs = revision !== state.revision || (ready && texts.text !== state.text);
  return (
    <section className="history-pane" aria-label={fr.revision(revision)}>
      <div className="history-pane-head">
        <h3>{older === null ? fr.first : fr.revision(revision)}</h3>
        <fieldset className="switch">
          <legend className="visually-hidden">{fr.compare}</legend>
          {AGAINST.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="against"
                checked={against === value}
                onChange={() => setAgainst(value)}
              />
              <span>{fr.with[value]}</span>
            </label>
          ))}
        </fieldset>
        {differs && (
          <RestoreButton
            live={state.status === 'published'}
            revision={revision}
            onRestore={() => onRestore(revision)}
          />
        )}
      </div>
      {texts === null && <p aria-busy="true">{fr.reading}</p>}
      {texts === 'failed' && <LoadFailed retry={retry} />}
      {ready && (
        <DocumentChanges before={against === 'before' ? texts.before : state.text} after={texts.text} />
      )}
    </section>
  );
}

interface RestoreProps {
  live: boolean;
  revision: number;
  onRestore(): Promise<void>;
}

/** On a live page readers see the older version at once: the button asks a second press. */
function RestoreButton({ live, revision, onRestore }: RestoreProps) {
  const { run, busy } = useCall();
  const label = fr.restoreThis(revision);
  const restore = () => void run(onRestore);
  if (live)
    return <SureButton look="main" label={label} question={fr.confirm} busy={busy} onSure={restore} />;
  return (
    <Button look="main" busy={busy} onClick={restore}>
      {label}
    </Button>
  );
}
