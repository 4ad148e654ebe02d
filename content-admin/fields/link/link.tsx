import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { findLinks, LinkLine, type SiteLink } from '../../insert/site-links.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { fieldsFr } from '../fields.fr.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value.trim() === '' ? undefined : value.trim());

function LinkInput({ field, value, onChange, error, help }: InputProps<string>) {
  return (
    <SearchPicker<SiteLink>
      label={field.label}
      hint={help ?? fieldsFr.linkHint}
      required={field.required}
      value={value}
      error={error}
      search={findLinks}
      keyOf={(item) => item.href}
      textOf={(item) => item.href}
      draw={(item) => <LinkLine item={item} />}
      onTyped={onChange}
      onPick={(item) => onChange(item.href)}
    />
  );
}

export const linkField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: LinkInput,
};
