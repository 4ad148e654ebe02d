import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { TextBody } from '../shared/TextBody.tsx';

const serialize = (value: string) => (value === '' ? undefined : value);
const RichInput = (props: InputProps<string>) => <TextBody {...props} mode="rich" />;

/** Markdown in the document, shown as readers see it: only the blocks that change are written again. */
export const richtextField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: RichInput,
};
