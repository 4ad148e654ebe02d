import { sameValue } from '../front-matter/equal.ts';
import { readValues } from '../front-matter/pairs.ts';
import { renameKeys } from '../front-matter/rename-keys.ts';
import { setField } from '../front-matter/set-field.ts';
import { splitDocument } from '../front-matter/split.ts';
import { convertValue } from './convert.ts';
import { hasValue, type Step } from './plan.ts';
import { templateChangeFr } from './template-change.fr.ts';

export interface Migrated {
  md: string;
  /** The fields that could not be changed, and why; the rest was. */
  problems: { name: string; message: string }[];
}

/**
 * Brings one document to its changed template: only the lines of the fields that change are rewritten, every
 * other byte stays. Done twice, the second time changes nothing. `order` is that of the template's fields.
 */
export function migrateDocument(md: string, steps: readonly Step[], order: readonly string[]): Migrated {
  const problems: Migrated['problems'] = [];
  if (!valuesOf(md)) return { md, problems: [{ name: '', message: templateChangeFr.problems.unreadable }] };
  const renames = steps.filter((step) => step.kind === 'rename');
  const renamed = renameKeys(md, renames);
  for (const { name, why } of renamed.refused)
    problems.push({ name, message: templateChangeFr.problems[why](name) });
  let text = renamed.text;
  for (const step of steps) {
    if (step.kind === 'rename') continue;
    const next = changed(text, step, order);
    if (typeof next === 'string') text = next;
    else problems.push({ name: step.name, message: next.problem });
  }
  return { md: text, problems };
}

const valuesOf = (md: string) => readValues(splitDocument(md)?.yaml ?? '- ');

type Other = Exclude<Step, { kind: 'rename' }>;

function changed(md: string, step: Other, order: readonly string[]): string | { problem: string } {
  const value = valuesOf(md)?.[step.name];
  const wanted = wantedValue(step, value);
  if ('problem' in wanted) return wanted;
  if (sameValue(wanted.value, value)) return md;
  const next = setField(md, { name: step.name, value: wanted.value }, order);
  return next === md ? { problem: templateChangeFr.problems.written(step.name) } : next;
}

function wantedValue(step: Other, value: unknown): ReturnType<typeof convertValue> {
  switch (step.kind) {
    case 'remove':
      return { value: undefined };
    case 'fill':
      return { value: hasValue(value) ? value : step.value };
    case 'retype':
      return hasValue(value) ? convertValue(value, step.field) : { value };
  }
}
