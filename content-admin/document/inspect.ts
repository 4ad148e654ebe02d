import { DomainError } from '#src/calls/domain-error.ts';
import { parseContentDocument, titleFault } from '#src/features/content/document.ts';
import { readValues } from '#src/features/content/front-matter/pairs.ts';
import { splitDocument } from '#src/features/content/front-matter/split.ts';
import { templateGone } from '#src/features/content/template-change/template-change.fr.ts';
import { fieldErrors } from '#src/features/content/templates.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import { $templates, fieldsOf, lastFieldsOf } from './known-templates.ts';
import { isTooLong } from './too-long.ts';

export interface Inspection {
  /** The front matter's values, or null while it cannot be read. */
  values: Record<string, unknown> | null;
  /** The fault that makes the header unreadable, with its line and column from 1. */
  unreadable: { message: string; line: number; column: number } | null;
  /** One sentence a field that the server would refuse. */
  errors: Record<string, string>;
  template: TemplateField[];
}

/** Reads a document with the server's own rules, so that errors show beside their field before any call. */
export function inspect(text: string): Inspection {
  const parts = splitDocument(text);
  const values = parts ? readValues(parts.yaml) : null;
  const known = values && fieldsOf(values.namespace, values.template);
  const template = known ?? (values && lastFieldsOf(values.namespace, values.template)) ?? [];
  const errors = values ? fieldErrors(values, template) : {};
  const refusal = refusalOf(text);
  if (refusal?.code === 'front_matter_invalid') {
    const { line, column } = refusal.extra as { line: number; column: number };
    return { values: null, unreadable: { message: refusal.message, line, column }, errors: {}, template };
  }
  // The server names the first fault it meets; an editor sees them all.
  const untitled: Record<string, string> =
    typeof values?.title === 'string' && values.title.trim() !== ''
      ? {}
      : { title: titleFault(values?.title) };
  const unknown: Record<string, string> =
    values && $templates.get() && !known ? { template: templateGone(String(values.template)) } : {};
  const all = { ...errors, ...untitled, ...unknown, ...refusal?.fields };
  return { values, unreadable: null, errors: all, template };
}

/** True when the server would take the text, at least as a draft. */
export function canBeDrafted(text: string): boolean {
  return !isTooLong(text) && refusalOf(text) === null;
}

function refusalOf(text: string): DomainError | null {
  try {
    parseContentDocument(text);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** The order in which keys stand in a front matter. */
export function keyOrder(template: readonly TemplateField[]): string[] {
  return ['namespace', 'slug', 'title', 'template', ...template.map(({ name }) => name)];
}
