import './compare.css';
import { useState } from 'react';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import { Button } from '#src/ui/Button.tsx';
import { inspect } from '../document/inspect.ts';
import { BODY, type Choice, type Difference, differences, mergeDocuments, WHOLE } from '../document/merge.ts';
import { goOnWith } from '../editor/document-actions.ts';
import { edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { Dialog } from './Dialog.tsx';

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
    <Dialog title={conflict.heading} onClose={onClose}>
      <p>{found.length > 0 ? conflict.lead : conflict.same}</p>
      {found.map((difference) => (
        <Choices
          key={difference.name}
          difference={difference}
          label={labelOf(difference.name, template)}
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

/** The field's name as the form shows it. */
function labelOf(name: string, template: readonly TemplateField[]): string {
  const own: Record<string, string> = {
    [BODY]: conflict.body,
    [WHOLE]: conflict.whole,
    title: editorFr.write.title,
    slug: editorFr.write.slug,
  };
  return own[name] ?? template.find((field) => field.name === name)?.label ?? name;
}

interface ChoicesProps {
  difference: Difference;
  label: string;
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
}

function Choices({ difference, label, choice, onChoose }: ChoicesProps) {
  const { name } = difference;
  const options: Choice[] = name === BODY ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <fieldset className="fieldset compare">
      <legend>{label}</legend>
      <div className="compare-sides">
        {options.map((option) => (
          <label key={option} className="compare-side">
            <span className="check">
              <input
                type="radio"
                name={`choice-${name}`}
                checked={choice === option}
                onChange={() => onChoose(option)}
              />
              {conflict[option]}
            </span>
            {option !== 'both' && (
              <span className="compare-text">{difference[option] || conflict.empty}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
