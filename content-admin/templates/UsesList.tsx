import { useCallback, useState } from 'react';
import { templateChangeCalls } from '#src/features/content/template-change/template-change.calls.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { StateBadge } from '../screens/StateBadge.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import type { ListedTemplate } from './listed-template.ts';
import { templatesFr } from './templates.fr.ts';

/** Asked only when it is unfolded. */
export function UsesList({ template }: { template: ListedTemplate }) {
  const [open, setOpen] = useState(false);
  if (template.uses === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {templatesFr.usesTitle} ({template.uses})
      </summary>
      {open && <Uses namespace={template.namespace} name={template.name} />}
    </details>
  );
}

function Uses({ namespace, name }: { namespace: string; name: string }) {
  const [page, setPage] = useState(1);
  const load = useCallback(
    () => templateChangeCalls.templateUses({ namespace, name, page }),
    [namespace, name, page],
  );
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <p aria-busy="true">{templatesFr.loadingUses}</p>;
  const { items, per_page, total } = loaded.value;
  return (
    <div className="stack">
      <ul className="plain desk-lines">
        {items.map((item) => (
          <li key={item.id}>
            <a href={`/a/admin/editor?id=${item.id}`}>{item.title}</a>
            <StateBadge status={item.status} />
          </li>
        ))}
      </ul>
      <Pager page={loaded.value.page} perPage={per_page} total={total} onPage={setPage} />
    </div>
  );
}
