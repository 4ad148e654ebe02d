import { useEffect, useRef } from 'react';
import { contentCalls } from '#src/features/content/content.calls.ts';
import { NAMESPACES } from '#src/features/content/content.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { CONTENT_SORTS, CONTENT_STATES } from '#src/features/content/life/life.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { adminFr } from '../admin.fr.ts';
import { TagPicker } from '../insert/TagPicker.tsx';
import type { Filters } from './content-filters.ts';
import { contentsFr } from './contents.fr.ts';
import { useLoaded } from './useLoaded.ts';
import { usePhone } from './usePhone.ts';

const { namespaces } = adminFr;
const fr = contentsFr.filters;
const STALE = [6, 12, 24];

interface Props {
  filters: Filters;
  onChange(change: Partial<Filters>): void;
}

const NOTHING: Awaited<ReturnType<typeof choices>> = { authors: [], categories: [] };
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/** "/" goes to the search from anywhere on the screen. */
function useSlash(go: () => void) {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

async function choices() {
  const [authors, categories] = await Promise.all([
    lifeCalls.contentAuthors({}),
    contentCalls.getCategories({ count: 100 }),
  ]);
  return { authors: authors.items, categories: categories.items };
}
const named = (items: readonly { slug: string; name: string }[]) =>
  items.map(({ slug, name }) => ({ value: slug, label: name }));
const options = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));

export function ContentFilters({ filters, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [loaded] = useLoaded(choices);
  const { authors, categories } = loaded.state === 'ready' ? loaded.value : NOTHING;
  useSlash(() => form.current?.querySelector('input')?.focus());
  // A value read from a select is one of its options.
  const { namespace, state, author, category, tag, stale, broken, products } = filters;
  const isNarrow = Boolean(author || category || tag || stale || broken || products);
  const set = (name: keyof Filters) => (value: string) => onChange({ [name]: value });
  const phone = usePhone();
  const narrowed = [namespace, state, author, category, tag, stale, broken, products].filter(Boolean).length;
  const main = (
    <>
      <SelectField
        label={fr.namespace}
        value={namespace}
        none={fr.every}
        options={options(NAMESPACES, namespaces)}
        onChange={set('namespace')}
      />
      <SelectField
        label={fr.state}
        value={state}
        none={fr.everyState}
        options={options(CONTENT_STATES, fr.states)}
        onChange={set('state')}
      />
    </>
  );
  return (
    <search>
      <form ref={form} className="content-filters" onSubmit={(event) => event.preventDefault()}>
        <div className="content-search">
          <Field
            label={fr.search}
            type="search"
            value={filters.query}
            maxLength={200}
            aria-keyshortcuts="/"
            onChange={(event) => onChange({ query: event.target.value })}
          />
        </div>
        {!phone && main}
        <details className="content-more" open={(isNarrow && !phone) || undefined}>
          <summary>{phone ? fr.fold(narrowed) : fr.more}</summary>
          <div className="content-more-fields">
            {phone && main}
            <SelectField
              label={fr.author}
              value={filters.author}
              none={fr.everyAuthor}
              options={named(authors)}
              onChange={set('author')}
            />
            <SelectField
              label={fr.category}
              value={filters.category}
              none={fr.everyCategory}
              options={named(categories)}
              onChange={set('category')}
            />
            <div>
              <TagPicker label={fr.tag} value={filters.tag} onPick={set('tag')} />
              {filters.tag && (
                <Button look="quiet" onClick={() => onChange({ tag: '' })}>
                  {fr.everyTag}
                </Button>
              )}
            </div>
            <SelectField
              label={fr.stale}
              value={filters.stale ? String(filters.stale) : ''}
              none={fr.anyAge}
              options={STALE.map((months) => ({ value: String(months), label: fr.months(months) }))}
              onChange={(months) => onChange({ stale: Number(months) })}
            />
            <SelectField
              label={fr.sort}
              value={filters.sort}
              options={options(CONTENT_SORTS, fr.sorts)}
              onChange={set('sort')}
            />
            <fieldset className="content-checks">
              <legend>{fr.wrong}</legend>
              {(['broken', 'products'] as const).map((name) => (
                <label key={name} className="check">
                  <input
                    type="checkbox"
                    checked={filters[name]}
                    onChange={(event) => onChange({ [name]: event.target.checked })}
                  />
                  {fr[name]}
                </label>
              ))}
            </fieldset>
          </div>
        </details>
      </form>
    </search>
  );
}
