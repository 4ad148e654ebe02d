import '#src/ui/css/button.css';
import { contentPath } from '#src/features/content/content.ts';
import { Button } from '#src/ui/Button.tsx';
import { inspect } from '../document/inspect.ts';
import { publicationOf, savingWords } from '../editor/state-words.ts';
import { editorFr } from '../editor.fr.ts';
import { mayHere } from '../held-rights.ts';
import type { EditorState } from '../types/editor-state.ts';
import { type More, MoreActions } from './MoreActions.tsx';
import { namespaceLabel } from './StateBadge.tsx';

const { actions, publication, untitled } = editorFr;

interface Props {
  state: EditorState;
  onSave(): void;
  onPublish(): void;
  more: More;
}

/** The address of the live page, read from the live text and not from the one being typed. */
function livePath({ status, liveText }: EditorState): string | null {
  const values = status === 'published' && liveText !== null ? inspect(liveText).values : null;
  if (!values) return null;
  const [namespace, slug] = [String(values.namespace), String(values.slug)];
  return contentPath({ namespace, slug, category: values.category ? String(values.category) : null });
}

export function EditorBar({ state, onSave, onPublish, more }: Props) {
  const kind = publicationOf(state);
  // A header that cannot be read for a moment does not take the title off the bar.
  const values = inspect(state.text).values ?? inspect(state.savedText).values ?? {};
  const path = livePath(state);
  const nothingToPublish = kind === 'published';
  return (
    <header className="editor-bar">
      <div className="editor-what">
        <h1>{String(values.title || untitled)}</h1>
        <p className="editor-state" role="status">
          <span className={`state state-${kind}`}>{publication[kind]}</span>
          <span className="small">{savingWords(state)}</span>
          <span className="small muted editor-kind">{namespaceLabel(String(values.namespace ?? ''))}</span>
        </p>
      </div>
      <div className="editor-actions">
        {path && (
          <a className="button button-quiet editor-see" href={path} target="_blank" rel="noopener">
            {actions.see}
          </a>
        )}
        <Button onClick={onSave} aria-keyshortcuts="Control+S">
          {actions.save}
        </Button>
        {mayHere('publish') && (
          <Button look="main" aria-disabled={nothingToPublish || undefined} onClick={onPublish}>
            <span>
              {nothingToPublish ? actions.upToDate : actions.publish}
              {kind === 'changed' && <span className="editor-wide">{actions.ofChanges}</span>}
            </span>
          </Button>
        )}
        {state.id !== null && <MoreActions kind={kind} path={path} more={more} />}
      </div>
    </header>
  );
}
