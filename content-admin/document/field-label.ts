import type { TemplateField } from '#src/server/db/schema/content.ts';
import { editorFr } from '../editor.fr.ts';
import { BODY, WHOLE } from './merge.ts';

const OWN: Record<string, string> = {
  [BODY]: editorFr.conflict.body,
  [WHOLE]: editorFr.conflict.whole,
  title: editorFr.write.title,
  slug: editorFr.write.slug,
  template: editorFr.write.template,
};

/** A field's name as the form shows it. */
export function fieldLabel(name: string, template: readonly TemplateField[]): string {
  return OWN[name] ?? template.find((field) => field.name === name)?.label ?? name;
}
