import '#src/ui/css/button.css';
import './templates.css';
import { useCallback, useState } from 'react';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { keyOf, type ListedTemplate } from './listed-template.ts';
import { NewTemplate } from './NewTemplate.tsx';
import { TemplateList } from './TemplateList.tsx';
import { TemplatePane } from './TemplatePane.tsx';
import { templatesFr } from './templates.fr.ts';

const asked = () => new URLSearchParams(location.search).get('modele');

export function TemplatesScreen() {
  return <AdminGate>{() => <Templates />}</AdminGate>;
}

interface Search {
  query: string;
  page: number;
}

/** Answers with the template asked for: it is said to be gone only once the server was asked for that one. */
async function browse(search: Search, shown: string | null) {
  return { ...(await templateCalls.browseTemplates({ ...search, shown })), asked: shown };
}

function Templates() {
  const [shown, setShown] = useState(asked);
  const [search, setSearch] = useState<Search>({ query: '', page: 1 });
  const [loaded, reload] = useLoaded(useCallback(() => browse(search, shown), [search, shown]));
  const [making, setMaking] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const items = (found?.items ?? []) as unknown as ListedTemplate[];
  const template = [...items, ...(found?.shown ? [found.shown as unknown as ListedTemplate] : [])].find(
    (item) => keyOf(item) === shown,
  );

  function show(key: string | null): void {
    setShown(key);
    setMaking(false);
    history.replaceState(null, '', key ? `?modele=${encodeURIComponent(key)}` : location.pathname);
  }
  function changed(sentence: string, key: string | null): void {
    setTold(sentence);
    reload();
    show(key);
  }

  return (
    <div className="wrap admin-screen stack">
      <div className="admin-head">
        <h1>{templatesFr.title}</h1>
        <button type="button" className="button button-main" onClick={() => setMaking(true)}>
          {templatesFr.create}
        </button>
      </div>
      <p className="lead">{templatesFr.lead}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      <div className="templates" aria-busy={loaded.state === 'loading'}>
        <div className="stack">
          {found && (search.query !== '' || found.total > found.per_page) && (
            <SearchForm
              query={search.query}
              label={templatesFr.search}
              onSearch={(query) => setSearch({ query, page: 1 })}
            />
          )}
          <TemplateList items={items} shown={making ? null : shown} onShow={show} />
          {found?.total === 0 && <p>{templatesFr.noMatch}</p>}
          {found && (
            <Pager
              page={found.page}
              perPage={found.per_page}
              total={found.total}
              onPage={(page) => setSearch({ ...search, page })}
            />
          )}
        </div>
        <div className="templates-pane">
          {making && <NewTemplate onMade={changed} onCancel={() => setMaking(false)} />}
          {!making && template && (
            <TemplatePane key={`${keyOf(template)}:${template.id}`} template={template} onChanged={changed} />
          )}
          {!making && found?.asked === shown && !template && (
            <div className="sheet sheet-padded">
              {shown ? (
                <>
                  <h2>{templatesFr.gone.title}</h2>
                  <p>{templatesFr.gone.text}</p>
                </>
              ) : (
                <p>{templatesFr.none}</p>
              )}
            </div>
          )}
        </div>
      </div>
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}
