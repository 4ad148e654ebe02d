import type { ReactNode } from 'react';
import type { TemplateField } from '#src/server/db/schema/content.ts';

export interface InputProps<T> {
  field: TemplateField;
  value: T;
  onChange(value: T): void;
  error: string | null;
  /** The purpose of the field, in one sentence. */
  help?: string | undefined;
}

/**
 * One kind of field: how a value of the front matter becomes what an editor sees, and back. What cannot be
 * read stays as it was typed, with its error beside it: nothing is dropped.
 */
export interface FieldKind<T> {
  /** From the front matter; whatever stands there, even of another kind. */
  parse(raw: unknown): T;
  /** One French sentence, or null. */
  validate(value: T, field: TemplateField): string | null;
  /** To the front matter; undefined when there is nothing to write. */
  serialize(value: T): unknown;
  Input(props: InputProps<T>): ReactNode;
}
