import { type FormEvent, useState } from 'react';
import { VIEW_NAME_MAX } from '#src/features/content/life/life.ts';
import { viewCalls } from '#src/features/content/life/view.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
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
  const views = loaded.state === 'ready' ? loaded.value.items : [];
  const shown = views.find((view) => view.search === search);
  if (views.length === 0 && search === '') return null;
  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    if (!(await run(() => viewCalls.saveView({ name, search })))) return;
    setNaming(false);
    reload();
  }
  async function remove(id: number) {
    if (await run(() => viewCalls.deleteView({ id }))) reload();
  }
  return (
    <nav className="saved-views" aria-label={fr.label}>
      {views.map((view) => (
        <a
          key={view.id}
          className="chip"
          href={PATH + view.search}
          aria-current={view === shown ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
      {search !== '' && !shown && !naming && (
        <Button look="quiet" icon="add" onClick={() => setNaming(true)}>
          {fr.keep}
        </Button>
      )}
      {shown && (
        <Button look="quiet" icon="close" busy={busy} onClick={() => void remove(shown.id)}>
          {fr.remove(shown.name)}
        </Button>
      )}
      {naming && (
        <form className="saved-view-form" noValidate onSubmit={keep}>
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
