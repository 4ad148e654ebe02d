import type { FieldDraft } from '#src/features/content/template-change/plan.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';

/** A field on the screen: `key` stays when its name changes; `gone` holds it until the save. */
export interface DraftField extends TemplateField {
  key: string;
  was: string | null;
  /** As typed; read by the field's kind when it is sent. */
  fill: string;
  gone: boolean;
  erase: boolean;
}

let made = 0;
const nextKey = () => {
  made += 1;
  return `field-${made}`;
};

export function draftOf(fields: readonly TemplateField[]): DraftField[] {
  return fields.map((field) => ({
    ...field,
    key: nextKey(),
    was: field.name,
    fill: '',
    gone: false,
    erase: false,
  }));
}

export function newField(): DraftField {
  return {
    key: nextKey(),
    name: '',
    label: '',
    type: 'text',
    was: null,
    fill: '',
    gone: false,
    erase: false,
  };
}

/** The name a label suggests, as a header writes it: `Temps de cuisson` gives `temps_de_cuisson`. */
export function nameFrom(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
}

/** The draft as the calls take it: the fields in their order, and those that go with their values. */
export function changeOf(draft: readonly DraftField[]): { fields: FieldDraft[]; removed: string[] } {
  const kept = draft.filter(({ gone }) => !gone);
  return {
    fields: kept.map((field) => {
      const { key: _, gone: __, erase: ___, fill, options, required, ...rest } = field;
      const given = fillOf(field.type, fill);
      return {
        ...rest,
        ...(required ? { required } : {}),
        ...(hasOptions(field) && options ? { options } : {}),
        ...(given === undefined ? {} : { fill: given }),
      };
    }),
    removed: draft.flatMap(({ gone, erase, was }) => (gone && erase && was !== null ? [was] : [])),
  };
}

export const hasOptions = ({ type }: Pick<TemplateField, 'type'>) =>
  type === 'select' || type === 'reference';

function fillOf(type: TemplateField['type'], text: string): unknown {
  if (text.trim() === '') return undefined;
  if (type === 'number') return Number(text.replace(',', '.'));
  if (type === 'boolean') return text === 'true';
  if (type === 'list') return text.split(/\s*\n\s*/).filter(Boolean);
  return text;
}

/** True when saving would change something. */
export function differs(draft: readonly DraftField[], fields: readonly TemplateField[]): boolean {
  if (draft.some(({ gone, fill }) => gone || fill.trim() !== '')) return true;
  return JSON.stringify(draft.map(shape)) !== JSON.stringify(fields.map(shape));
}

const shape = ({ name, label, type, required, options }: TemplateField) => [
  ...[name, label, type, required ?? false],
  options ?? [],
];
