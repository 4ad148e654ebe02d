import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { Choice, Difference } from '../document/merge.ts';
import { editorFr } from '../editor.fr.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { CompareChoices } from './CompareChoices.tsx';

const { conflict } = editorFr;

interface Props {
  title: string;
  found: readonly Difference[];
  labelOf(name: string): string;
  onMerge(choices: Record<string, Choice>): void;
  onClose(): void;
}

/** Two people's texts, place by place; what only one of them changed is chosen already. */
export function CompareDialog({ title, found, labelOf, onMerge, onClose }: Props) {
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const choices = Object.fromEntries(
    found.flatMap(({ name, proposed }) => {
      const choice = chosen[name] ?? proposed;
      return choice ? [[name, choice]] : [];
    }),
  );
  const left = found.length - Object.keys(choices).length;
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p>{found.length > 0 ? conflict.lead : conflict.same}</p>
      {found.map((difference) => (
        <CompareChoices
          key={difference.name}
          difference={difference}
          label={labelOf(difference.name)}
          choice={choices[difference.name]}
          onChoose={(choice) => setChosen({ ...chosen, [difference.name]: choice })}
        />
      ))}
      <div className="form-actions">
        <Button
          look="main"
          aria-disabled={left > 0 || undefined}
          onClick={() => left === 0 && onMerge(choices)}
        >
          {conflict.merge}
        </Button>
        <Button onClick={onClose}>{conflict.cancel}</Button>
        <p className="small muted" role="status">
          {left > 0 && conflict.missing(left)}
        </p>
      </div>
    </Dialog>
  );
}
