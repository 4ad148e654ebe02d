import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import type { CallState } from '#src/ui/useCall.ts';
import { useSaveKey } from '../screens/useSaveKey.ts';
import { sharedFr } from '../shared/shared.fr.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { catalogueFr } from './catalogue.fr.ts';

const { form: fr } = catalogueFr;

interface Props {
  call: CallState;
  dirty: boolean;
  /** Said after a save. */
  told: string | null;
  onSave(): void;
  onReload?: (() => void) | undefined;
}

/** Save, by button or Ctrl+S, and what came of it. */
export function FormFoot({ call, dirty, told, onSave, onReload }: Props) {
  useSaveKey(onSave);
  useLeaveWarning(dirty);
  const problem = call.error ?? (Object.keys(call.fields).length > 0 ? fr.check : null);
  return (
    <div className="save-bar">
      <p role="status" className="small">
        {told ?? (dirty ? sharedFr.unsaved : null)}
      </p>
      <Refused says={problem}>
        {call.code === 'revision_conflict' && onReload && <Button onClick={onReload}>{fr.reload}</Button>}
      </Refused>
      <Button look="main" busy={call.busy} onClick={onSave}>
        {fr.save}
      </Button>
    </div>
  );
}
