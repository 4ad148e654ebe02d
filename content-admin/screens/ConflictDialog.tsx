import { useState } from 'react';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { Button } from '#src/ui/Button.tsx';
import { fieldLabel } from '../document/field-label.ts';
import { inspect } from '../document/inspect.ts';
import { type Choice, differences, mergeDocuments } from '../document/merge.ts';
import { goOnWith } from '../editor/document-actions.ts';
import { edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { Dialog } from '../shared/Dialog.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { CompareChoices } from './CompareChoices.tsx';

const { conflict } = editorFr;

interface Props {
  state: EditorState;
  onClose(): void;
}

export function ConflictDialog({ state, onClose }: Props) {
  const theirs = withoutIdentity(state.remote?.md ?? '');
  const sides = { base: state.savedText, mine: state.text, theirs };
  const found = differences(sides);
  const { template } = inspect(theirs);
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const choices = Object.fromEntries(
    found.flatMap(({ name, proposed }) => {
      const choice = chosen[name] ?? proposed;
      return choice ? [[name, choice]] : [];
    }),
  );
  const left = found.length - Object.keys(choices).length;
  async function merge() {
    const before = state.text;
    await goOnWith(mergeDocuments(sides, choices));
    tell(editorFr.told.merged, () => edit(before));
    onClose();
  }
  return (
    <Dialog title={conflict.heading} onClose={onClose} wide>
      <p>{found.length > 0 ? conflict.lead : conflict.same}</p>
      {found.map((difference) => (
        <CompareChoices
          key={difference.name}
          difference={difference}
          label={fieldLabel(difference.name, template)}
          choice={choices[difference.name]}
          onChoose={(choice) => setChosen({ ...chosen, [difference.name]: choice })}
        />
      ))}
      <div className="form-actions">
        <Button look="main" aria-disabled={left > 0 || undefined} onClick={() => left === 0 && merge()}>
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
