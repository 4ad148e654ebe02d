import { useState } from 'react';
import { NAMESPACES, type Namespace } from '#src/features/content/content.ts';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { BUILTIN_TEMPLATES } from '#src/features/content/templates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { keyOf, type ListedTemplate } from './listed-template.ts';
import { templatesFr } from './templates.fr.ts';

const { new: copy } = templatesFr;

interface Props {
  onMade(sentence: string, key: string): void;
  onCancel(): void;
}

export function NewTemplate({ onMade, onCancel }: Props) {
  const [name, setName] = useState('');
  const [namespace, setNamespace] = useState<Namespace>('page');
  const [from, setFrom] = useState('builtin');
  const { run, fields: refused, message } = useCall();
  const [loaded] = useLoaded(templateCalls.listTemplates);
  const items = (loaded.state === 'ready' ? loaded.value.items : []) as unknown as ListedTemplate[];
  const models = items.filter((item) => item.namespace === namespace && item.id !== 0);

  async function make(): Promise<void> {
    const copied = models.find((item) => keyOf(item) === from)?.fields;
    const fields = copied ?? (from === 'builtin' ? BUILTIN_TEMPLATES[namespace] : []);
    const made = await run(() => templateCalls.saveNewTemplate({ name, namespace, fields: [...fields] }));
    if (made) onMade(templatesFr.made, keyOf(made.template));
  }

  return (
    <form
      className="sheet sheet-padded form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{copy.title}</h2>
      <Field
        label={copy.name}
        hint={copy.nameHint}
        required
        autoFocus
        spellCheck={false}
        value={name}
        error={refused.name ?? message}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={copy.namespace}
        value={namespace}
        options={NAMESPACES.map((value) => ({ value, label: namespaceLabel(value) }))}
        onChange={(value) => setNamespace(value as Namespace)}
      />
      <SelectField
        label={copy.from}
        value={from}
        options={[
          { value: 'builtin', label: copy.fromBuiltin },
          { value: 'empty', label: copy.fromEmpty },
          ...models.map((item) => ({ value: keyOf(item), label: item.name })),
        ]}
        onChange={setFrom}
      />
      <div className="form-actions">
        <Button type="submit" look="main">
          {copy.make}
        </Button>
        <Button onClick={onCancel}>{templatesFr.cancel}</Button>
      </div>
    </form>
  );
}
