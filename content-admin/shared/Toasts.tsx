import { Toast } from '#src/ui/Toast.tsx';

export interface Told {
  text: string;
  /** Takes back the act that is told of. */
  undo?: () => void;
  /** The words of its button, where it is another act than undoing. */
  label?: string;
}

interface Props {
  told: Told | string | null;
  /** The line was read, closed or undone: nothing is told any more. */
  onGone(): void;
}

/** The corner of a screen that says what was just done; a screen reader reads each line as it comes. */
export function Toasts({ told, onGone }: Props) {
  const line = typeof told === 'string' ? { text: told } : told;
  return (
    <div className="toasts" role="status">
      {line && (
        <Toast
          key={line.text}
          text={line.text}
          undo={undoOf(line, onGone)}
          label={line.label}
          onGone={onGone}
        />
      )}
    </div>
  );
}

function undoOf({ undo }: Told, onGone: () => void): (() => void) | undefined {
  if (!undo) return undefined;
  return () => {
    onGone();
    undo();
  };
}
