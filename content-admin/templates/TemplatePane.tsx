import { templateCalls } from '#src/features/content/template.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { ChecklistEditor } from './ChecklistEditor.tsx';
import { FieldsEditor } from './FieldsEditor.tsx';
import { keyOf, type ListedTemplate } from './listed-template.ts';
import { templatesFr } from './templates.fr.ts';
import { UsesList } from './UsesList.tsx';

interface Props {
  template: ListedTemplate;
  onChanged(sentence: string, key: string | null): void;
}

export function TemplatePane({ template, onChanged }: Props) {
  const { id, name, namespace, fields } = template;
  const { run, message } = useCall();
  const key = keyOf(template);
  async function adapt(): Promise<void> {
    const made = { name, namespace: namespace as 'page', fields };
    if (await run(() => templateCalls.saveNewTemplate(made))) onChanged(templatesFr.made, key);
  }
  async function remove(): Promise<void> {
    if (await run(() => templateCalls.deleteTemplate({ id }))) onChanged(templatesFr.deleted(name), null);
  }
  return (
    <article className="sheet sheet-padded stack">
      <header className="admin-head">
        <h2>
          {name === namespace ? namespaceLabel(namespace) : name}{' '}
          <span className="small muted">
            {name === namespace ? id === 0 && templatesFr.builtin : namespaceLabel(namespace)}
          </span>
        </h2>
        <a
          className="button"
          href={`/a/admin/editor?new&namespace=${namespace}${name === namespace ? '' : `&template=${name}`}`}
        >
          {templatesFr.write}
        </a>
      </header>
      <Refused says={message} />
      {id === 0 ? (
        <>
          <Notice>
            <div className="stack">
              <p>{templatesFr.adapt.text}</p>
              <Button onClick={adapt}>{templatesFr.adapt.action}</Button>
            </div>
          </Notice>
          <ol className="templates-fields-read">
            {fields.map((field) => (
              <li key={field.name}>
                <strong>{field.label}</strong> <code>{field.name}</code>{' '}
                <span className="muted">{templatesFr.types[field.type]}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <FieldsEditor template={template} onSaved={() => onChanged(templatesFr.saved, key)} />
      )}
      <ChecklistEditor key={key} template={template} />
      <UsesList template={template} />
      {id !== 0 && (
        <p>
          <SureButton brief look="danger" label={templatesFr.delete} onSure={remove} />
        </p>
      )}
    </article>
  );
}
