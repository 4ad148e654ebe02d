import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Inspection } from '../document/inspect.ts';
import { editorFr } from '../editor.fr.ts';

const { write } = editorFr;

interface Props {
  inspection: Inspection;
  refused: Record<string, string>;
  mode: 'fields' | 'raw';
  /** Opens the whole document, or goes to the line when it is open. */
  onGo(line: number): void;
}

/** What is wrong with the header, above the text whatever is scrolled; fields say their own faults themselves. */
export function HeaderFault({ inspection, refused, mode, onGo }: Props) {
  const { unreadable, errors } = inspection;
  if (unreadable)
    return (
      <Notice tone="alert" role="alert" title={write.unreadable}>
        <p>{unreadable.message}</p>
        <Button onClick={() => onGo(unreadable.line)}>
          {mode === 'raw' ? write.toLine(unreadable.line) : write.toRaw}
        </Button>
      </Notice>
    );
  const sentences = [...new Set([...Object.values(errors), ...Object.values(refused)])];
  if (mode === 'fields' || sentences.length === 0) return null;
  return (
    <Notice tone="alert" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
