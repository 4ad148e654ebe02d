import { useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { mediaFr } from '../../media/media.fr.ts';

const { detail } = mediaFr;

interface Props {
  id: number;
  /** How many uses are shown beside it: exactly these are confirmed by the second press. */
  uses: number;
  onRemoved(): void;
  onProblem(sentence: string): void;
}

/** product.md §4: a first press asks « Confirmer ? », the second does it. Used somewhere, it says how often. */
export function RemoveButton({ id, uses, onRemoved, onProblem }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await mediaCalls.deleteMedia({ id, confirmed_uses: uses });
      onRemoved();
    } catch (error) {
      setBusy(false);
      setAsking(false);
      onProblem((error as Error).message);
    }
  }
  const question = uses > 0 ? detail.removeAnyway(uses) : detail.confirm;
  return (
    <Button
      look="danger"
      icon="trash"
      busy={busy}
      onClick={() => (asking ? remove() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      <span aria-live="polite">{asking ? question : detail.remove}</span>
    </Button>
  );
}
