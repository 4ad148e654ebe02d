import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VIEW_NAME_MAX } from '#src/features/content/life/life.ts';
import { viewCalls } from '#src/features/content/life/view.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useLoaded } from './useLoaded.ts';
import { viewsFr as fr } from './views.fr.ts';

const PATH = '/a/admin/content';

interface Props {
  /** The filters of the list as its address says them; empty without any. */
  search: string;
}

/** Lists that the team keeps under a name; the one on the screen can be kept, or taken away. */
export function SavedViews({ search }: Props) {
  const [loaded, reload] = useLoaded(viewCalls.listViews);
  const [naming, setNaming] = useState(false);
  const { run, busy, fields, message } = useCall();
  const place = useRef<HTMLElement>(null);
  // What was pressed goes, and the focus with it: it is given to this as soon as it is drawn.
  const next = useRef<string | null>(null);
  useEffect(() => {
    const found = next.current && place.current?.querySelector<HTMLElement>(next.current);
    if (!found) return;
    next.current = null;
    found.focus();
  });
  const views = loaded.state === 'ready' ? loaded.value.items : [];
  // A colleague may have kept the same filters under another name meanwhile.
  const shown = views.filter((view) => view.search === search);
  if (views.length === 0 && search === '') return null;
  function name() {
    next.current = 'input';
    setNaming(true);
  }
  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const kept = await run(() => viewCalls.saveView({ name, search }));
    if (!kept) return;
    setNaming(false);
    next.current = `[data-view="${kept.id}"]`;
    reload();
  }
  function stopNaming(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    next.current = '[data-keep]';
    setNaming(false);
  }
  async function remove(id: number) {
    // Refused, it may be gone already: the list says so.
    if (await run(() => viewCalls.deleteView({ id })))
      next.current = `[data-keep], [aria-current]:not([data-view="${id}"])`;
    reload();
  }
  return (
    <nav ref={place} className="saved-views" aria-label={fr.label}>
      {views.map((view) => (
        <a
          key={view.id}
          className="chip"
          href={PATH + view.search}
          data-view={view.id}
          aria-current={view.search === search ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
      {search !== '' && shown.length === 0 && !naming && (
        <Button look="quiet" icon="add" data-keep onClick={name}>
          {fr.keep}
        </Button>
      )}
      {shown.map(({ id, name }) => (
        <Button key={id} look="quiet" icon="close" busy={busy} onClick={() => void remove(id)}>
          {fr.remove(name)}
        </Button>
      ))}
      {!naming && <Refused says={message} />}
      {naming && (
        <form className="saved-view-form" noValidate onSubmit={keep} onKeyDown={stopNaming}>
          <Field
            label={fr.name}
            name="name"
            required
            maxLength={VIEW_NAME_MAX}
            error={fields.name ?? message}
          />
          <Button type="submit" busy={busy}>
            {fr.save}
          </Button>
        </form>
      )}
    </nav>
  );
}
