import type { TemplateField } from '#src/server/db/schema/content.ts';
import { NAMESPACES, type Namespace } from '../content.ts';
import { BUILTIN_TEMPLATES, fieldErrors } from '../templates.ts';
import { type FieldDraft, hasValue } from './plan.ts';
import { templateChangeFr } from './template-change.fr.ts';

const { rules } = templateChangeFr;
/** Keys of the header that are not a template's to define. */
const RESERVED = ['id', 'revision', 'namespace', 'slug', 'title', 'template'];

/** The fields that pages read by name and kind: the template that stands for the namespace keeps them. */
export function fieldsOfTheSite(template: { namespace: string; name: string }): readonly TemplateField[] {
  if (template.name !== template.namespace) return [];
  return BUILTIN_TEMPLATES[template.namespace as Namespace] ?? [];
}

/** Finds a template's faulty fields, one sentence a place (`fields.3.name`); empty when all is well. */
export function templateProblems(
  template: { namespace: string; name: string },
  fields: readonly FieldDraft[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  fields.forEach((field, n) => {
    if (RESERVED.includes(field.name)) problems[`fields.${n}.name`] = rules.reserved;
    if (seen.has(field.name)) problems[`fields.${n}.name`] = rules.twice;
    seen.add(field.name);
    const options = optionProblem(field);
    if (options) problems[`fields.${n}.options`] = options;
    const fill = fillProblem(field);
    if (fill) problems[`fields.${n}.fill`] = fill;
  });
  for (const { name, label, type } of fieldsOfTheSite(template))
    if (!fields.some((field) => field.name === name && field.type === type && (field.was ?? name) === name))
      problems.fields ??= rules.missing(label);
  return problems;
}

function optionProblem({ type, options = [], name }: FieldDraft): string | null {
  if (type === 'select' && options.length === 0) return rules.options;
  if (new Set(options).size !== options.length) return rules.optionTwice;
  const pointsTo = options[0] ?? name;
  const known = (NAMESPACES as readonly string[]).includes(pointsTo);
  return type === 'reference' && !known ? rules.namespace : null;
}

function fillProblem({ fill, ...field }: FieldDraft): string | null {
  if (!hasValue(fill)) return null;
  const problem = fieldErrors({ [field.name]: fill }, [field])[field.name];
  return problem ? rules.fill(problem) : null;
}
