import type { TemplateField } from '#src/server/db/schema/content.ts';
import type { FieldKind } from '../types/field-kind.ts';
import { booleanField } from './boolean/boolean.tsx';
import { dateField } from './date/date.tsx';
import { imageField } from './image/image.tsx';
import { linkField } from './link/link.tsx';
import { listField } from './list/list.tsx';
import { markdownField } from './markdown/markdown.tsx';
import { numberField } from './number/number.tsx';
import { referenceField } from './reference/reference.tsx';
import { richtextField } from './richtext/richtext.tsx';
import { selectField } from './select/select.tsx';
import { textField } from './text/text.tsx';

/** Every kind a template may name. Each keeps its own type of value; the form only hands it back. */
export const FIELD_KINDS: Record<TemplateField['type'], FieldKind<unknown>> = {
  text: textField,
  markdown: markdownField,
  richtext: richtextField,
  number: numberField,
  boolean: booleanField,
  date: dateField,
  select: selectField,
  image: imageField,
  link: linkField,
  list: listField,
  reference: referenceField,
};
