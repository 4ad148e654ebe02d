import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { ChosenBar } from '../../shared/ChosenBar.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { catalogueFr } from '../catalogue.fr.ts';

const { list: fr } = catalogueFr;

export interface BulkAction {
  label: string;
  /** Asked twice before it is done. */
  sure?: boolean;
  run(keys: readonly string[]): Promise<{ changed: number } | null>;
}

interface Props {
  keys: readonly string[];
  actions: readonly BulkAction[];
  onDone(sentence: string): void;
  onClear(): void;
}

export function Actions({ keys, actions, onDone, onClear }: Props) {
  const { run, busy, error } = useCall();
  async function press(action: BulkAction) {
    const done = await run(() => action.run(keys));
    if (done) onDone(fr.changed(done.changed));
  }
  return (
    <ChosenBar label={fr.actions} says={error ?? fr.chosen(keys.length)}>
      {actions.map((action) =>
        action.sure ? (
          <SureButton key={action.label} label={action.label} onSure={() => void press(action)} />
        ) : (
          <Button key={action.label} busy={busy} onClick={() => void press(action)}>
            {action.label}
          </Button>
        ),
      )}
      <Button look="quiet" onClick={onClear}>
        {fr.unchoose}
      </Button>
    </ChosenBar>
  );
}
