import '#src/ui/css/button.css';
import './templates.css';
import { useState } from 'react';
import { templateCalls } from '#src/features/content/template.calls.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';
import { Toast } from '#src/ui/Toast.tsx';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { NewTemplate } from './NewTemplate.tsx';
import { TemplateList } from './TemplateList.tsx';
import { TemplatePane } from './TemplatePane.tsx';
import { templatesFr } from './templates.fr.ts';

export interface ListedTemplate {
  id: number;
  name: string;
  namespace: string;
  fields: TemplateField[];
  builtin: boolean;
  uses: number;
}

export const keyOf = ({ namespace, name }: { namespace: string; name: string }) => `${namespace}/${name}`;
const asked = () => new URLSearchParams(location.search).get('modele');

export function TemplatesScreen() {
  return <AdminGate>{() => <Templates />}</AdminGate>;
}

async function load(): Promise<ListedTemplate[]> {
  return (await templateCalls.listTemplates()).items as unknown as ListedTemplate[];
}

function Templates() {
  const [loaded, reload] = useLoaded(load);
  const [shown, setShown] = useState(asked);
  const [making, setMaking] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const items = loaded.state === 'ready' ? loaded.value : [];
  const template = items.find((item) => keyOf(item) === shown);

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
      <div className="templates" aria-busy={loaded.state === 'loading'}>
        <TemplateList items={items} shown={making ? null : shown} onShow={show} />
        <div className="templates-pane">
          {making && <NewTemplate items={items} onMade={changed} onCancel={() => setMaking(false)} />}
          {!making && template && (
            <TemplatePane key={`${keyOf(template)}:${template.id}`} template={template} onChanged={changed} />
          )}
          {!making && loaded.state === 'ready' && !template && (
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
      <div className="toasts" role="status">
        {told && <Toast key={told} text={told} onGone={() => setTold(null)} />}
      </div>
    </div>
  );
}
