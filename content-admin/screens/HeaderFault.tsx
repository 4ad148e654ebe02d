import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Inspection } from '../document/inspect.ts';
import { editorFr } from '../editor.fr.ts';

const { write } = editorFr;

interface Props {
  inspection: Inspection;
  refused: Record<string, string>;
  /** The whole document is open, header and all. */
  whole: boolean;
  /** Opens it when it is not, and puts the cursor there. */
  onGo(place: { line: number; column: number }): void;
}

/** The faults of the header, always in sight above the text; those of a shown field stand beside it. */
export function HeaderFault({ inspection, refused, whole, onGo }: Props) {
  const { unreadable, errors, template } = inspection;
  if (unreadable)
    return (
      <Notice tone="alert" role="alert" title={write.unreadable}>
        <p>{unreadable.message}</p>
        <Button onClick={() => onGo(unreadable)}>{write.toLine(unreadable.line)}</Button>
      </Notice>
    );
  // The sheet says the faults of its own fields; its template's has a notice of its own.
  const inSheet = whole ? ['template'] : ['title', 'slug', 'template', ...template.map(({ name }) => name)];
  const told = Object.entries({ ...errors, ...refused }).filter(([name]) => !inSheet.includes(name));
  const sentences = [...new Set(told.map(([, sentence]) => sentence))];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="alert" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
