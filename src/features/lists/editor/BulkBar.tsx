import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { editorFr } from './editor.fr.ts';
import { chosenFamily, useFamilies } from './families.ts';
import { $selected, removeAll, setAll } from './selection.ts';

const fr = editorFr.bulk;
const NOTHING = { value: ' -', label: fr.keep };

/** The actions on everything chosen; at the foot of the screen while something is. */
export function BulkBar({ shown }: { shown: readonly number[] }) {
  const selected = useStore($selected);
  const known = useFamilies();
  if (selected === null) return null;
  const all = shown.length > 0 && shown.every((id) => selected.has(id));
  const families = [NOTHING, ...known];
  async function moveTo(value: string) {
    const family = value === NOTHING.value ? null : await chosenFamily(value);
    if (family !== null) setAll('classification', family);
  }
  const priorities = editorFr.item.priorities.map((label, at) => ({ value: String(at), label }));
  const none = selected.size === 0;
  return (
    <section className="editor-bulk" aria-label={fr.title}>
      <p role="status">{fr.count(selected.size)}</p>
      <Button onClick={() => $selected.set(new Set(all ? [] : shown))}>{all ? fr.none : fr.all}</Button>
      {!none && (
        <>
          <Choice label={editorFr.item.family} value={NOTHING.value} options={families} onChoose={moveTo} />
          <Choice
            label={editorFr.item.priority}
            value={NOTHING.value}
            options={[NOTHING, ...priorities]}
            onChoose={(value) => value !== NOTHING.value && setAll('priority', Number(value))}
          />
          <Button look="danger" icon="trash" onClick={removeAll}>
            {fr.remove}
          </Button>
        </>
      )}
    </section>
  );
}
