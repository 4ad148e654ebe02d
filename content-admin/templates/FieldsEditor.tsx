import { useState } from 'react';
import { fieldsOfTheSite } from '#src/features/content/template-change/rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { sharedFr } from '../shared/shared.fr.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { FieldRow } from './FieldRow.tsx';
import type { ListedTemplate } from './listed-template.ts';
import { MigrationProgress } from './MigrationProgress.tsx';
import { type DraftField, differs, draftOf, newField } from './template-draft.ts';
import { templatesFr } from './templates.fr.ts';
import { useTemplateSave } from './useTemplateSave.ts';

interface Props {
  template: ListedTemplate;
  onSaved(): void;
}

export function FieldsEditor({ template, onSaved }: Props) {
  const [draft, setDraft] = useState(() => draftOf(template.fields));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const saving = useTemplateSave(template, {
    onSaved(fields) {
      setDraft(draftOf(fields));
      onSaved();
    },
  });
  const dirty = differs(draft, template.fields);
  useLeaveWarning(dirty);
  const locked = new Set(fieldsOfTheSite(template).map(({ name }) => name));
  const change = (key: string, next: Partial<DraftField>) =>
    setDraft(draft.map((field) => (field.key === key ? { ...field, ...next } : field)));
  const drop = (field: DraftField) =>
    field.was === null
      ? setDraft(draft.filter(({ key }) => key !== field.key))
      : change(field.key, { gone: true });
  const kept = draft.filter(({ gone }) => !gone);
  const errorsOf = (field: DraftField) => saving.errorsAt(kept.indexOf(field));

  function add(): void {
    const field = newField();
    setDraft([...draft, field]);
    setOpenKey(field.key);
  }

  return (
    <div className="stack" data-unsaved={dirty || undefined}>
      <Refused says={saving.problem} />
      {saving.migration && <MigrationProgress start={saving.migration} />}
      <SortableList
        items={draft}
        keyOf={({ key }) => key}
        labelOf={(field) => field.label || templatesFr.field.untitled}
        label={templatesFr.order}
        onSort={setDraft}
      >
        {(field) => (
          <FieldRow
            field={field}
            open={openKey === field.key || Object.keys(errorsOf(field)).length > 0}
            locked={field.was !== null && locked.has(field.was)}
            errors={errorsOf(field)}
            canFill={template.uses > 0}
            onToggle={() => setOpenKey(openKey === field.key ? null : field.key)}
            onChange={(next) => change(field.key, next)}
            onDrop={() => drop(field)}
          />
        )}
      </SortableList>
      <p>
        <Button icon="add" onClick={add}>
          {templatesFr.field.add}
        </Button>
      </p>
      <div className="save-bar">
        <p className="small muted" role="status">
          {dirty ? sharedFr.unsaved : sharedFr.saved}
        </p>
        {dirty && <Button onClick={() => setDraft(draftOf(template.fields))}>{templatesFr.cancel}</Button>}
        <Button look="main" aria-disabled={!dirty || undefined} onClick={() => dirty && saving.ask(draft)}>
          {templatesFr.save}
        </Button>
      </div>
      {saving.preview && (
        <ChangeDialog
          preview={saving.preview}
          busy={saving.busy}
          onApply={saving.apply}
          onClose={saving.cancel}
        />
      )}
    </div>
  );
}
