import './content.css';
import './compare.css';
import '../shared/dense-table.css';
import '../shared/dense.css';
import '#src/ui/css/button.css';
import { useState } from 'react';
import { REDIRECT_KINDS } from '#src/features/content/life/life.ts';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Pager } from '../shared/Pager.tsx';
import { Toasts, type Told } from '../shared/Toasts.tsx';
import { AdminGate } from './AdminGate.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectsTable } from './RedirectsTable.tsx';
import { redirectsFr as fr } from './redirects.fr.ts';
import { REDIRECTS_PER_PAGE, type RedirectFilters, type RedirectLine, useRedirects } from './useRedirects.ts';

export function RedirectsScreen() {
  return <AdminGate>{() => <RedirectList />}</AdminGate>;
}

function RedirectList() {
  const { filters, found, failed, filter, reload } = useRedirects();
  const [open, setOpen] = useState<{ line: RedirectLine | null } | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const { run } = useCall();
  const total = found?.total ?? 0;

  async function remove({ path, to, note }: RedirectLine) {
    const removed = await run(
      () => redirectCalls.deleteRedirect({ path }),
      ({ message }) => setTold({ text: message }),
    );
    if (removed) setTold({ text: fr.removed(path), undo: () => void putBack({ path, to, note }) });
    reload();
  }
  async function putBack(line: Pick<RedirectLine, 'path' | 'to' | 'note'>) {
    await run(() => redirectCalls.saveRedirect(line));
    reload();
  }
  function saved() {
    setOpen(null);
    setTold({ text: fr.saved });
    reload();
  }
  return (
    <div className="wrap admin-screen stack dense">
      <ContentTabs current="redirects" />
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => setOpen({ line: null })}>
          {fr.add}
        </Button>
      </div>
      <p className="muted">{fr.lead}</p>
      <RedirectSearch filters={filters} onChange={filter} />
      <p className="small muted" role="status">
        {found && fr.count(total)}
      </p>
      {failed && <LoadFailed retry={reload} />}
      {!found && !failed && <Skeleton label={fr.loading} shape="row" count={6} />}
      {found && total === 0 && (
        <div className="sheet sheet-padded stack">
          <p>{filters.query || filters.kind ? fr.noMatch : fr.none}</p>
          {(filters.query || filters.kind) && (
            <Button onClick={() => filter({ query: '', kind: '' })}>{fr.clear}</Button>
          )}
        </div>
      )}
      {found && total > 0 && (
        <RedirectsTable items={found.items} onChange={(line) => setOpen({ line })} onRemove={remove} />
      )}
      <Pager
        page={filters.page}
        perPage={REDIRECTS_PER_PAGE}
        total={total}
        onPage={(page) => filter({ page })}
      />
      {open && <RedirectDialog line={open.line} onSaved={saved} onClose={() => setOpen(null)} />}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}

interface SearchProps {
  filters: RedirectFilters;
  onChange(change: Partial<RedirectFilters>): void;
}

function RedirectSearch({ filters, onChange }: SearchProps) {
  return (
    <search>
      <form className="content-filters" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={fr.search}
          type="search"
          value={filters.query}
          maxLength={500}
          onChange={(event) => onChange({ query: event.target.value })}
        />
        <SelectField
          label={fr.kind}
          value={filters.kind}
          none={fr.every}
          options={REDIRECT_KINDS.map((value) => ({ value, label: fr.kinds[value] ?? value }))}
          onChange={(value) => onChange({ kind: REDIRECT_KINDS.find((kind) => kind === value) ?? '' })}
        />
      </form>
    </search>
  );
}
