import { mediaCalls } from '#src/features/media/media.calls.ts';
import { useCall } from '#src/ui/useCall.ts';
import { mediaFr } from '../../media/media.fr.ts';
import { SureButton } from '../../shared/SureButton.tsx';

const { detail } = mediaFr;

interface Props {
  id: number;
  /** The number of uses shown beside the button: the second press confirms exactly these. */
  uses: number;
  onRemoved(): void;
  onProblem(sentence: string): void;
}

/** Used somewhere, the picture is removed only by a second press on a question that says how often. */
export function RemoveButton({ id, uses, onRemoved, onProblem }: Props) {
  const { run, busy } = useCall();
  async function remove() {
    const removed = await run(
      () => mediaCalls.deleteMedia({ id, confirmed_uses: uses }),
      ({ message }) => onProblem(message),
    );
    if (removed) onRemoved();
  }
  return (
    <SureButton
      brief
      look="danger"
      icon="trash"
      label={detail.remove}
      question={uses > 0 ? detail.removeAnyway(uses) : undefined}
      busy={busy}
      onSure={remove}
    />
  );
}
