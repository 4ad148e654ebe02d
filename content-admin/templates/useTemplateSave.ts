import { useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { templateChangeCalls } from '#src/features/content/template-change/template-change.calls.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { ListedTemplate } from './listed-template.ts';
import { changeOf, type DraftField } from './template-draft.ts';

export type ChangePreview = OutputOf<typeof templateChangeCalls.previewTemplateChange>;
export type Migration = NonNullable<OutputOf<typeof templateChangeCalls.templateMigration>>;

/** Asks what a change would do; saves at once when it touches no content, else once the person has seen it. */
export function useTemplateSave(
  template: ListedTemplate,
  { onSaved }: { onSaved: (fields: TemplateField[]) => void },
) {
  const [asked, setAsked] = useState<DraftField[]>([]);
  const [preview, setPreview] = useState<ChangePreview | null>(null);
  const [migration, setMigration] = useState<Migration | null>(null);
  const { run, busy, fields, message } = useCall();
  const given = (draft: DraftField[]) => ({ id: template.id, ...changeOf(draft) }) as never;

  async function save(draft: DraftField[]): Promise<void> {
    const answer = await run(() => templateChangeCalls.changeTemplate(given(draft)));
    setPreview(null);
    if (!answer) return;
    setMigration(answer.migration);
    onSaved(answer.template.fields as unknown as TemplateField[]);
  }
  async function ask(draft: DraftField[]): Promise<void> {
    setAsked(draft);
    const seen = await run(() => templateChangeCalls.previewTemplateChange(given(draft)));
    if (!seen) return;
    const matters = seen.effects.some(({ count, problems }) => count + problems > 0);
    if (matters) setPreview(seen);
    else await save(draft);
  }

  const placed = Object.keys(fields).some((path) => /^fields\.\d/.test(path));
  return {
    ask,
    busy,
    preview,
    migration,
    apply: () => save(asked),
    cancel: () => setPreview(null),
    /** The sentence of a refusal that no field can show beside itself. */
    problem: placed ? null : (fields.fields ?? message),
    errorsAt(index: number): Record<string, string> {
      const prefix = `fields.${index}.`;
      const own = Object.entries(fields).filter(([path]) => index >= 0 && path.startsWith(prefix));
      return Object.fromEntries(own.map(([path, sentence]) => [path.slice(prefix.length), sentence]));
    },
  };
}
