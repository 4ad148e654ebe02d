import './css/pieces.css';
import { useEffect } from 'react';
import { SUCCESS_SHOWN_MS } from '#src/lib/constants.ts';

interface Props {
  text: string;
  /** Undo rather than "are you sure": the action taken back. */
  undo?: (() => void) | undefined;
  /** The words of the button, where it is another act than undoing. */
  label?: string | undefined;
  onGone: () => void;
}

/**
 * Success shows for 3 s (docs/spec/product.md §9); with an undo it stays 8 s, time enough to read and reach
 * it.
 */
const WITH_UNDO_MS = 8000;

/** One line that says a change was saved. Place it in a `.toasts` region with role="status". */
export function Toast({ text, undo, label = 'Annuler', onGone }: Props) {
  useEffect(() => {
    const timer = setTimeout(onGone, undo ? WITH_UNDO_MS : SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [undo, onGone]);
  return (
    <div className="toast">
      <span>{text}</span>
      {undo && (
        <button type="button" className="toast-action" onClick={undo}>
          {label}
        </button>
      )}
    </div>
  );
}
