import type { TemplateField } from '#src/server/db/schema/content.ts';
import { sameValue } from '../front-matter/equal.ts';
import { convertValue } from './convert.ts';
import { hasValue, type Notice, type Plan, type Step } from './plan.ts';
import { templateChangeFr } from './template-change.fr.ts';

/** A content as the database describes it: the values its last save read from the header. */
export interface Looked {
  id: number;
  title: string;
  fields: Record<string, unknown>;
}

export interface Effect {
  kind: Step['kind'] | Notice['kind'];
  name: string;
  to: string | null;
  count: number;
  examples: { id: number; title: string; before: string; after: string }[];
  problems: number;
  problem_examples: { id: number; title: string; message: string }[];
}

const SHOWN = 3;
const { problems } = templateChangeFr;

/** Tells what a plan does to these contents, step by step, with a few of them as examples. */
export function effectsOf(plan: Plan, contents: readonly Looked[]): Effect[] {
  const renamed = new Map(
    plan.steps.flatMap((step) => (step.kind === 'rename' ? [[step.to, step.name] as const] : [])),
  );
  const moving = new Set(renamed.values());
  // A field that is renamed and retyped at once is read under the name it still has.
  return [...plan.steps, ...plan.notices].map((step) =>
    effectOf(step, contents, { readAs: renamed.get(step.name) ?? step.name, moving }),
  );
}

interface Names {
  readAs: string;
  /** Names that are given up by a renaming of the same plan. */
  moving: Set<string>;
}

function effectOf(step: Step | Notice, contents: readonly Looked[], { readAs, moving }: Names): Effect {
  const name = step.kind === 'rename' ? step.name : readAs;
  const taken = step.kind === 'rename' && !moving.has(step.to) ? step.to : null;
  const effect: Effect = {
    kind: step.kind,
    name: step.name,
    to: step.kind === 'rename' ? step.to : null,
    count: 0,
    examples: [],
    problems: 0,
    problem_examples: [],
  };
  for (const { id, title, fields } of contents) {
    const found =
      taken !== null && name in fields && taken in fields
        ? { problem: problems.taken(name) }
        : outcome(step, fields, name);
    if (found === null) continue;
    if ('problem' in found) {
      effect.problems += 1;
      if (effect.problem_examples.length < SHOWN)
        effect.problem_examples.push({ id, title, message: found.problem });
      continue;
    }
    effect.count += 1;
    if (effect.examples.length < SHOWN) effect.examples.push({ id, title, ...found });
  }
  return effect;
}

type Outcome = { before: string; after: string } | { problem: string } | null;

function outcome(step: Step | Notice, fields: Record<string, unknown>, name: string): Outcome {
  const value = fields[name];
  const present = name in fields;
  switch (step.kind) {
    case 'rename':
      return present ? { before: line(name, value), after: line(step.to, value) } : null;
    case 'remove':
      return present ? { before: line(name, value), after: '' } : null;
    case 'hide':
      return present ? { before: line(name, value), after: line(name, value) } : null;
    case 'fill':
      return hasValue(value) ? null : { before: '', after: line(step.name, step.value) };
    case 'require':
      return hasValue(value) ? null : { problem: problems.missing };
    case 'retype':
      return hasValue(value) ? retyped(step, value, step.name) : null;
    case 'options':
      return lostOption(step.field, value);
  }
}

function retyped(step: Step & { kind: 'retype' }, value: unknown, name: string): Outcome {
  const converted = convertValue(value, step.field);
  if ('problem' in converted) return { problem: `${line(name, value)}. ${converted.problem}` };
  if (sameValue(converted.value, value)) return null;
  return { before: line(name, value), after: line(name, converted.value) };
}

function lostOption(field: TemplateField, value: unknown): Outcome {
  if (!hasValue(value) || field.options?.includes(String(value))) return null;
  return { problem: problems.option(String(value)) };
}

/** As a header would say it: a text that would read as something else is quoted. */
function line(name: string, value: unknown): string {
  if (typeof value !== 'string') return `${name}: ${JSON.stringify(value ?? null)}`;
  return `${name}: ${/^(?:-?[\d.]+|true|false|null)$/.test(value) ? `'${value}'` : value}`;
}
