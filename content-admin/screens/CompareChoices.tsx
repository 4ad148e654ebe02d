import './compare.css';
import type { Choice, Difference } from '../document/merge.ts';
import { editorFr } from '../editor.fr.ts';
import { Changes } from '../life/Changes.tsx';

const { conflict } = editorFr;

interface Props {
  difference: Difference;
  label: string;
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
}

/** Two people's words of one place, side by side, and the choice between them. */
export function CompareChoices({ difference, label, choice, onChoose }: Props) {
  const { name, was, both, proposed } = difference;
  // `both` is offered only where both people wrote something.
  const bothWrote = both !== undefined && proposed !== 'mine' && proposed !== 'theirs';
  const options: Choice[] = bothWrote ? ['both', 'mine', 'theirs'] : ['mine', 'theirs'];
  const says = (option: Choice) =>
    option === 'both' && proposed === null ? conflict.bothInTurn : conflict[option];
  return (
    <fieldset className="fieldset compare">
      <legend>{label}</legend>
      <div className="compare-sides">
        {options.map((option) => (
          <div key={option} className="compare-side">
            <label className="check">
              <input
                type="radio"
                name={`choice-${name}`}
                checked={choice === option}
                onChange={() => onChoose(option)}
              />
              {says(option)}
            </label>
            {difference[option] === '' && <p className="muted">{conflict.empty}</p>}
            <Changes
              before={was}
              after={difference[option] ?? ''}
              label={`${label}\u202f: ${says(option)}`}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
