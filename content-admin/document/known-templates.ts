import { atom } from 'nanostores';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { BUILTIN_TEMPLATES } from '#src/features/content/templates.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';

export interface KnownTemplate {
  name: string;
  namespace: string;
  fields: TemplateField[];
}

/** The templates of the site; null until they are there: the built-in ones stand in. */
export const $templates = atom<KnownTemplate[] | null>(null);

const keyOf = (namespace: unknown, name: unknown) => `${namespace}/${name}`;
/** The last known fields of templates that may be deleted since: a document goes on showing them. */
const gone = new Map<string, TemplateField[]>();

/** Reads the templates again, each time an editor opens something and when one may have changed in another tab. */
export async function loadTemplates(): Promise<void> {
  const { items } = await templateCalls.listTemplates();
  for (const { namespace, name, fields } of $templates.get() ?? []) gone.set(keyOf(namespace, name), fields);
  $templates.set(items as unknown as KnownTemplate[]);
}

/** The fields of a template that this tab has seen, and that is no more; null when it never did. */
export function lastFieldsOf(namespace: unknown, name: unknown): TemplateField[] | null {
  return gone.get(keyOf(namespace, name)) ?? null;
}

/** The fields of a template; null when no template has that name there. */
export function fieldsOf(namespace: unknown, name: unknown): TemplateField[] | null {
  const wanted = typeof name === 'string' && name !== '' ? name : namespace;
  const known = $templates.get()?.find((item) => item.namespace === namespace && item.name === wanted);
  if (known) return known.fields;
  const builtin = BUILTIN_TEMPLATES[namespace as keyof typeof BUILTIN_TEMPLATES];
  return wanted === namespace ? (builtin ?? []) : null;
}

/** The templates that a document of this kind may name, that of the namespace first. */
export function templatesFor(namespace: unknown): string[] {
  const names = ($templates.get() ?? [])
    .filter((item) => item.namespace === namespace)
    .map(({ name }) => name);
  return [...new Set([String(namespace), ...names.sort()])];
}
