import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { editorFr } from './editor.fr.ts';
import { $classifications } from './editor.store.ts';
import { $selected, removeAll, setAll } from './selection.ts';

const fr = editorFr.bulk;
const NOTHING = { value: '-', label: fr.keep };

/** The actions on everything chosen; at the foot of the screen while something is. */
export function BulkBar({ shown }: { shown: readonly number[] }) {
  const selected = useStore($selected);
  const classifications = useStore($classifications);
  if (selected === null) return null;
  const all = shown.length > 0 && shown.every((id) => selected.has(id));
  const families = [
    NOTHING,
    ...classifications.map(({ slug, label }) => ({ value: slug, label })),
    { value: '', label: editorFr.item.noFamily },
  ];
  const priorities = editorFr.item.priorities.map((label, at) => ({ value: String(at), label }));
  const none = selected.size === 0;
  return (
    <section className="editor-bulk" aria-label={fr.title}>
      <p role="status">{fr.count(selected.size)}</p>
      <Button onClick={() => $selected.set(new Set(all ? [] : shown))}>{all ? fr.none : fr.all}</Button>
      {!none && (
        <>
          <Choice
            label={editorFr.item.family}
            value="-"
            options={families}
            onChoose={(value) => value !== '-' && setAll('classification', value)}
          />
          <Choice
            label={editorFr.item.priority}
            value="-"
            options={[NOTHING, ...priorities]}
            onChoose={(value) => value !== '-' && setAll('priority', Number(value))}
          />
          <Button look="danger" icon="trash" onClick={removeAll}>
            {fr.remove}
          </Button>
        </>
      )}
    </section>
  );
}
