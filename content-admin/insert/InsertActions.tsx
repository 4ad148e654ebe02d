import { Button } from '#src/ui/Button.tsx';
import { insertFr } from './insert.fr.ts';

interface Props {
  /** The words of the button that sends the form. */
  apply: string;
  /** Takes away what is there already, in these words. */
  remove?: { words: string; onRemove(): void } | null;
  onClose(): void;
}

/** The end of a dialog that puts something in a text. */
export function InsertActions({ apply, remove, onClose }: Props) {
  return (
    <div className="form-actions">
      <Button look="main" type="submit">
        {apply}
      </Button>
      {remove && <Button onClick={remove.onRemove}>{remove.words}</Button>}
      <Button look="quiet" onClick={onClose}>
        {insertFr.cancel}
      </Button>
    </div>
  );
}
