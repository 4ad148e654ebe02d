import { type FormEvent, useCallback, useState } from 'react';
import { contentCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import type { BulkFields } from '#src/features/content/life/life.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { insertFr } from '../insert/insert.fr.ts';
import { TagPicker } from '../insert/TagPicker.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { BulkDone } from './bulk-done.ts';
import { bulkFieldsFr as fr } from './bulk-fields.fr.ts';
import { inParts } from './in-parts.ts';
import { useLoaded } from './useLoaded.ts';

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const withTag = (text: string, tag: string) => [...new Set([...tagsOf(text), tag])].join(', ');

interface Props {
  ids: number[];
  onDone(result: Omit<BulkDone, 'action'>): void;
  /** Refused, or nobody knows what became of it. */
  onFailed(): void;
  onClose(): void;
}

/** One category, one author, tags more and less, for all that are chosen; what is left empty stays as it is. */
export function BulkFieldsDialog({ ids, onDone, onFailed, onClose }: Props) {
  const [loaded] = useLoaded(useCallback(readChoices, []));
  const [given, setGiven] = useState({ category: '', author: '', add: '', remove: '' });
  const { run, busy, error, fields, refuse } = useCall();
  const choices = loaded.state === 'ready' ? loaded.value : { categories: [], authors: [] };
  const give = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value });
  // The refusal of one tag among those of a field.
  const faultAt = (name: string) =>
    Object.entries(fields).find(([path]) => path.startsWith(`set.${name}`))?.[1];
  async function submit(event: FormEvent) {
    event.preventDefault();
    const set: BulkFields = {
      ...(given.category ? { category: given.category } : {}),
      ...(given.author ? { author: given.author } : {}),
      add_tags: tagsOf(given.add),
      remove_tags: tagsOf(given.remove),
    };
    if (Object.values(given).every((value) => value.trim() === '')) return refuse(fr.nothing);
    const result = await run(
      () => inParts(ids, (part) => lifeCalls.bulkFields({ ids: part, set })),
      onFailed,
    );
    if (result) onDone(result);
  }
  return (
    <Dialog title={fr.title(ids.length)} onClose={onClose} narrow>
      <form className="form" noValidate onSubmit={submit}>
        <Refused says={error} />
        <SelectField
          label={fr.category}
          none={fr.keep}
          value={given.category}
          options={choices.categories}
          onChange={give('category')}
        />
        <SelectField
          label={fr.author}
          none={fr.keep}
          value={given.author}
          options={choices.authors}
          onChange={give('author')}
        />
        <Field
          label={fr.add}
          hint={fr.commas}
          value={given.add}
          error={fields.set ?? faultAt('add_tags')}
          onChange={(event) => give('add')(event.target.value)}
        />
        <TagPicker label={insertFr.tags.add} onPick={(tag) => give('add')(withTag(given.add, tag))} />
        <Field
          label={fr.remove}
          hint={fr.commas}
          value={given.remove}
          error={faultAt('remove_tags')}
          onChange={(event) => give('remove')(event.target.value)}
        />
        <TagPicker label={fr.removeKnown} onPick={(tag) => give('remove')(withTag(given.remove, tag))} />
        <div className="form-actions">
          <Button type="submit" look="main" busy={busy}>
            {fr.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {fr.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

async function readChoices() {
  const [categories, authors] = await Promise.all([
    contentCalls.getCategories({ count: 100 }),
    lifeCalls.contentAuthors({}),
  ]);
  const option = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
  return { categories: categories.items.map(option), authors: authors.items.map(option) };
}
