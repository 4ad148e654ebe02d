import { useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import type { OutputOf } from '#src/calls/contract.ts';
import { templateChangeCalls } from '#src/features/content/template-change/template-change.calls.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import type { ListedTemplate } from './TemplatesScreen.tsx';
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
  const [failure, setFailure] = useState<ApiError | null>(null);
  const fail = (error: unknown) => {
    setPreview(null);
    setFailure(error instanceof ApiError ? error : new ApiError(0, { err: String(error), code: '' }));
  };

  async function send(draft: DraftField[]): Promise<void> {
    const given = { id: template.id, ...changeOf(draft) } as never;
    const answer = await templateChangeCalls.changeTemplate(given);
    setPreview(null);
    setMigration(answer.migration);
    onSaved(answer.template.fields as unknown as TemplateField[]);
  }
  async function ask(draft: DraftField[]): Promise<void> {
    setFailure(null);
    setAsked(draft);
    try {
      const given = { id: template.id, ...changeOf(draft) } as never;
      const seen = await templateChangeCalls.previewTemplateChange(given);
      const matters = seen.effects.some(({ count, problems }) => count + problems > 0);
      if (matters) setPreview(seen);
      else await send(draft);
    } catch (error) {
      fail(error);
    }
  }

  const fields = failure?.fields ?? {};
  const placed = Object.keys(fields).some((path) => /^fields\.\d/.test(path));
  return {
    ask,
    preview,
    migration,
    apply: () => send(asked).catch(fail),
    cancel: () => setPreview(null),
    /** What no field can show beside itself. */
    problem: failure && !placed ? (fields.fields ?? failure.message) : null,
    errorsAt(index: number): Record<string, string> {
      const prefix = `fields.${index}.`;
      const own = Object.entries(fields).filter(([path]) => index >= 0 && path.startsWith(prefix));
      return Object.fromEntries(own.map(([path, sentence]) => [path.slice(prefix.length), sentence]));
    },
  };
}
