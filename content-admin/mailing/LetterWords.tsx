import { type Campaign, NAME_MAX, PREHEADER_MAX, SUBJECT_MAX } from '#src/features/newsletter/newsletter.ts';
import { Field } from '#src/ui/Field.tsx';
import { mailingFr } from './mailing.fr.ts';

const { fields: fr } = mailingFr;

type Words = Pick<Campaign, 'name' | 'subject' | 'preheader'>;

interface Props {
  words: Words;
  /** It may still be changed. */
  open: boolean;
  /** The refusals, by field. */
  fields: Record<string, string>;
  onChange(changed: Partial<Words>): void;
}

const FIELDS = [
  { name: 'name', max: NAME_MAX, hint: fr.nameHint, required: true },
  { name: 'subject', max: SUBJECT_MAX, hint: undefined, required: true },
  { name: 'preheader', max: PREHEADER_MAX, hint: fr.preheaderHint, required: false },
] as const;

/** Its name in the newsroom, and the words that a mailbox shows of it. */
export function LetterWords({ words, open, fields, onChange }: Props) {
  return FIELDS.map(({ name, max, hint, required }) => (
    <Field
      key={name}
      label={fr[name]}
      hint={hint}
      name={name}
      required={required}
      maxLength={max}
      readOnly={!open}
      value={words[name]}
      error={fields[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  ));
}
