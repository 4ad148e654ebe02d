import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { TextBody } from '../shared/TextBody.tsx';

const serialize = (value: string) => (value === '' ? undefined : value);
const MarkdownInput = (props: InputProps<string>) => <TextBody {...props} mode="markdown" />;

export const markdownField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: MarkdownInput,
};
