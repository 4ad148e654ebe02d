import type { TemplateField } from '#src/server/db/schema/content.ts';

/** A field as an editor left it: `was` is its name before, null when it is new. */
export interface FieldDraft extends TemplateField {
  was?: string | null | undefined;
  /** Written in each content that has no value for this field. */
  fill?: unknown;
}

/** One thing that changes in every document of a template. */
export type Step =
  | { kind: 'rename'; name: string; to: string }
  | { kind: 'remove'; name: string }
  | { kind: 'retype'; name: string; field: TemplateField }
  | { kind: 'fill'; name: string; value: unknown };

/** A change for the editors alone: no document is rewritten. */
export type Notice =
  | { kind: 'hide'; name: string }
  | { kind: 'require'; name: string }
  | { kind: 'options'; name: string; field: TemplateField };

export interface Plan {
  fields: TemplateField[];
  steps: Step[];
  notices: Notice[];
}

const nameBefore = (draft: FieldDraft) => (draft.was === undefined ? draft.name : draft.was);

/**
 * Finds what going from `before` to `after` does to existing documents. `removed` names the fields that go
 * with their values; the values of any other field that goes stay in the header, out of the form.
 */
export function planChange(
  before: readonly TemplateField[],
  after: readonly FieldDraft[],
  removed: readonly string[],
): Plan {
  const old = new Map(before.map((field) => [field.name, field]));
  const kept = new Set(after.map(nameBefore));
  const gone = before.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
  const renames = after.flatMap((draft): Step[] => {
    const from = nameBefore(draft);
    return from !== null && old.has(from) && from !== draft.name
      ? [{ kind: 'rename', name: from, to: draft.name }]
      : [];
  });
  const steps: Step[] = [
    ...gone.filter((name) => removed.includes(name)).map((name): Step => ({ kind: 'remove', name })),
    ...renames,
  ];
  const notices = gone
    .filter((name) => !removed.includes(name))
    .map((name): Notice => ({ kind: 'hide', name }));
  for (const draft of after) {
    const field = fieldOf(draft);
    const was = old.get(nameBefore(draft) ?? '');
    if (was && was.type !== field.type) steps.push({ kind: 'retype', name: field.name, field });
    else if (was && losesOptions(was, field)) notices.push({ kind: 'options', name: field.name, field });
    if (hasValue(draft.fill)) steps.push({ kind: 'fill', name: field.name, value: draft.fill });
    else if (field.required && !was?.required) notices.push({ kind: 'require', name: field.name });
  }
  return { fields: after.map(fieldOf), steps, notices };
}

export const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

function losesOptions(was: TemplateField, now: TemplateField): boolean {
  return now.type === 'select' && (was.options ?? []).some((option) => !now.options?.includes(option));
}

/** The field alone, without what is only said to make the change. */
function fieldOf({ was: _, fill: __, ...field }: FieldDraft): TemplateField {
  return field;
}
