import { type Segment, TOPICS } from '#src/features/newsletter/newsletter.ts';
import { Field } from '#src/ui/Field.tsx';
import { mailingFr } from './mailing.fr.ts';
import { CHOICES } from './segment-form.ts';

const fr = mailingFr.segment;

interface Props {
  segment: Segment;
  /** It may still be changed. */
  open: boolean;
  fields: Record<string, string>;
  /** The number of people it means today; null while that is asked, undefined where it says nothing any more. */
  count: number | null | undefined;
}

/** Those whom a letter is for. */
export function SegmentFields({ segment, open, fields, count }: Props) {
  return (
    <fieldset className="fieldset stack" disabled={!open}>
      <legend>{fr.legend}</legend>
      <fieldset className="fieldset">
        <legend className="small">
          {fr.topics} <span className="muted">{fr.anyTopic}</span>
        </legend>
        {TOPICS.map((topic) => (
          <label key={topic} className="check">
            <input
              type="checkbox"
              name="topics"
              value={topic}
              defaultChecked={segment.topics.includes(topic)}
            />
            <span>{fr.topicNames[topic]}</span>
          </label>
        ))}
      </fieldset>
      {CHOICES.map((name) => (
        <div key={name} className="field">
          <label className="field-label" htmlFor={`segment-${name}`}>
            {fr[name]}
          </label>
          <select id={`segment-${name}`} className="input" name={name} defaultValue={chosen(segment[name])}>
            <option value="">{fr.either}</option>
            <option value="yes">{fr.yes}</option>
            <option value="no">{fr.no}</option>
          </select>
        </div>
      ))}
      {(['term', 'joined'] as const).map((which) => (
        <div key={which} className="mailing-days">
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={`${fr[which]}, ${fr[end]}`}
              name={`${which}_${end}`}
              type="date"
              defaultValue={segment[`${which}_${end}`]}
              error={fields[`segment.${which}_${end}`]}
            />
          ))}
        </div>
      ))}
      {count !== undefined && <p role="status">{count === null ? fr.counting : fr.count(count)}</p>}
    </fieldset>
  );
}

function chosen(value: boolean | undefined): string {
  if (value === undefined) return '';
  return value ? 'yes' : 'no';
}
