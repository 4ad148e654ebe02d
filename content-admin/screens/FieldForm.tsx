import { useEffect, useMemo, useRef, useState } from 'react';
import { sameValue } from '#src/features/content/front-matter/equal.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { Field } from '#src/ui/Field.tsx';
import { type Inspection, inspect, keyOrder } from '../document/inspect.ts';
import { setTitle } from '../document/new-document.ts';
import { addressFollows } from '../editor/free-address.ts';
import { $editor, edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import { helpOf } from '../fields/help.fr.ts';
import { FIELD_KINDS } from '../fields/kinds.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

const { write } = editorFr;

interface Props {
  inspection: Inspection;
  /** The free address that the server proposed, where the title's own was taken. */
  proposed: string | null;
  /** The server's refusals, by field. */
  refused: Record<string, string>;
  /** Someone asked for a save: what is still missing may be said. */
  tried: boolean;
}

/** The front matter as inputs. Each writes into the text itself, which stays the only copy. */
export function FieldForm({ inspection, proposed, refused, tried }: Props) {
  const { template, values, errors } = inspection;
  const [open, setOpen] = useState(false);
  const first = useFirstCursor();
  const order = useMemo(() => keyOrder(template), [template]);
  if (!values) return null;
  const set = (name: string, value: unknown) => setIn(order, name, value);
  const title = typeof values.title === 'string' ? values.title : String(values.title ?? '');
  const slug = String(values.slug ?? '');
  const missing = (name: string, empty: boolean) => (empty && !tried ? null : errors[name]);
  const others = Object.keys(values).filter((name) => !order.includes(name));
  const faults = order.filter(
    (name) => name !== 'title' && (refused[name] ?? missing(name, !values[name])),
  ).length;
  // A fault that stands in the way of a save is never hidden in a closed sheet.
  const isOpen = open || (tried && faults > 0) || Object.keys(refused).some((name) => name !== 'title');
  return (
    <>
      <div ref={first}>
        <Field
          label={write.title}
          required
          value={title}
          error={refused.title ?? missing('title', title === '')}
          onChange={(event) => changeTitle(event.target.value)}
        />
      </div>
      <details className="card-sheet" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {write.sheet}
          {faults > 0 && <span className="sheet-faults">{write.sheetFaults(faults)}</span>}
        </summary>
        <div className="card-fields">
          <Field
            label={write.slug}
            name="slug"
            hint={slug === proposed ? write.slugProposed : write.slugHint}
            required
            spellCheck={false}
            value={slug}
            error={refused.slug ?? missing('slug', slug === '')}
            onChange={(event) => set('slug', event.target.value)}
          />
          <TemplateChoice values={values} error={refused.template ?? errors.template} onChange={set} />
          {template.map((field) => {
            const kind = FIELD_KINDS[field.type];
            const value = kind.parse(values[field.name]);
            return (
              <kind.Input
                key={field.name}
                field={field}
                value={value}
                help={helpOf(field, values.namespace)}
                error={
                  refused[field.name] ??
                  missing(field.name, isEmpty(values[field.name])) ??
                  kind.validate(value, field)
                }
                onChange={(next) => set(field.name, kind.serialize(next))}
              />
            );
          })}
        </div>
        {others.length > 0 && <p className="small muted">{write.otherKeys(others.join(', '))}</p>}
      </details>
    </>
  );
}

/** A new document opens with the cursor in its title. */
function useFirstCursor() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ($editor.get().id === null && document.activeElement === document.body)
      place.current?.querySelector('input')?.focus();
  }, []);
  return place;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Writes a field into the header. A value written with an anchor or on one line stays as it is, and the person is
 * told.
 */
function setIn(order: readonly string[], name: string, value: unknown): void {
  const { text } = $editor.get();
  const changed = setField(text, { name, value }, order);
  if (changed === text && !sameValue(inspect(text).values?.[name], value)) tell(editorFr.told.untouchable);
  edit(changed);
}

function changeTitle(title: string): void {
  edit(setTitle($editor.get().text, title, addressFollows()));
}
