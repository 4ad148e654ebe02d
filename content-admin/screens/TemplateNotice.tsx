import { useStore } from '@nanostores/react';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { $editor, edit } from '../editor/store.ts';
import { $templateNews, canRemake, namedTemplate, remakeTemplate } from '../editor/template-news.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { namespaceLabel } from './StateBadge.tsx';
import { useInspection } from './useInspection.ts';

const { template: fr } = editorFr;

/** The template went, or changed, under the open document: what is typed stays, and what to do is offered. */
export function TemplateNotice({ state }: { state: EditorState }) {
  const news = useStore($templateNews);
  const { errors } = useInspection(state.text);
  const named = namedTemplate(state.text);
  if (named && (errors.template ?? state.refused.template)) return <Gone {...named} />;
  if (!news) return null;
  return (
    <Notice role="status" title={fr.changed(news.name)}>
      <p>{fr.follows}</p>
      {news.added.length > 0 && <p>{fr.added(news.added.join(', '))}</p>}
      {news.removed.length > 0 && <p>{fr.removed(news.removed.join(', '))}</p>}
      <div className="form-actions">
        <Button onClick={() => $templateNews.set(null)}>{fr.seen}</Button>
      </div>
    </Notice>
  );
}

function Gone({ namespace, name }: { namespace: string; name: string }) {
  const take = () => edit(setField($editor.get().text, { name: 'template', value: namespace }, []));
  return (
    <Notice tone="alert" role="alert" title={fr.gone(name)}>
      <p>{fr.kept}</p>
      <div className="form-actions">
        <Button look="main" onClick={take}>
          {fr.take(namespaceLabel(namespace))}
        </Button>
        {canRemake({ namespace, name }) && (
          <Button onClick={() => remakeTemplate({ namespace, name })}>{fr.remake}</Button>
        )}
        <a className="button" href="/a/admin/content/modeles" target="_blank" rel="noopener">
          {fr.open}
        </a>
      </div>
    </Notice>
  );
}
