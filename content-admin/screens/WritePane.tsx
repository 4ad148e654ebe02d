import './write.css';
import type { EditorView } from '@codemirror/view';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { splitDocument } from '#src/features/content/front-matter/split.ts';
import { goTo } from '../code/go-to.ts';
import { applyEdit, editBody, shownBody } from '../document/text-edit.ts';
import { chosenMode, keepMode, MODES, type Mode } from '../editor/mode.ts';
import { $editor, edit, past, stepBeyond } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';
import { pickShown } from '../review/picked.ts';
import type { EditorState } from '../types/editor-state.ts';
import { BodyArea } from './BodyArea.tsx';
import { FieldForm } from './FieldForm.tsx';
import { HeaderFault } from './HeaderFault.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { useInspection } from './useInspection.ts';
import { WriteHint } from './WriteHint.tsx';

const { write } = editorFr;
const CodeArea = lazy(() => import('../code/CodeArea.tsx').then((module) => ({ default: module.CodeArea })));
const nothing = () => {};
const same = (text: string) => text;

interface Place {
  line: number;
  column: number;
}

/** Words to show in the text, and the line of the server's document at which they stand. */
export interface Words {
  quote: string;
  line: number | null;
}

/** The two lines of `id` and `revision`, which only the server's document has. */
const OWN_LINES = 2;

interface Props {
  state: EditorState;
  tried: boolean;
  shown: Words | null;
}

export function WritePane({ state, tried, shown }: Props) {
  const { text, refused, proposedSlug } = state;
  const [chosen, setMode] = useState<Mode>(chosenMode);
  // Without a header there are no fields to show, nor a place where the text begins.
  const mode = splitDocument(text) ? chosen : 'whole';
  const whole = useRef<EditorView>(null);
  const wanted = useRef<Place>(null);
  const inspection = useInspection(text);
  const choose = (value: Mode) => {
    keepMode(value);
    setMode(value);
  };
  const onGo = (place: Place) => {
    if (mode === 'whole' && whole.current) return goTo(whole.current, place);
    wanted.current = place;
    setMode('whole');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking shows its words once
  useEffect(() => {
    if (!shown || (mode === 'rich' && pickShown(shown.quote))) return;
    if (shown.line !== null) onGo({ line: shown.line - OWN_LINES, column: 1 });
  }, [shown]);
  // Once the form that goes has told what was typed last in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is left once
  useEffect(() => () => past.leftForm(), [mode]);
  const onWhole = (view: EditorView) => {
    whole.current = view;
    if (wanted.current) goTo(view, wanted.current);
    wanted.current = null;
  };
  return (
    <section className="pane pane-write" aria-label={write.label}>
      <div className="pane-head">
        <fieldset className="switch">
          <legend className="visually-hidden">{write.mode}</legend>
          {MODES.map((value) => (
            <label key={value}>
              <input type="radio" name="mode" checked={mode === value} onChange={() => choose(value)} />
              <span>
                <ModeName mode={value} />
              </span>
            </label>
          ))}
        </fieldset>
        <HeaderFault inspection={inspection} refused={refused} whole={mode === 'whole'} onGo={onGo} />
      </div>
      {mode === 'whole' ? (
        <WholeDocument text={text} onReady={onWhole} />
      ) : (
        <div className="pane-body form">
          <FieldForm inspection={inspection} proposed={proposedSlug} refused={refused} tried={tried} />
          <BodyArea
            key={mode}
            mode={mode}
            value={shownBody(text)}
            onChange={(shown) => edit(editBody($editor.get().text, shown))}
            onBeyond={(way) => stepBeyond(way, shownBody, (now, step) => editBody(now, shownBody(step)))}
          />
        </div>
      )}
    </section>
  );
}

/** A phone shows the word that tells the forms apart; all of it is read. */
function ModeName({ mode }: { mode: Mode }) {
  if (mode === 'markdown') return write.modes.markdown;
  const [first = '', second = ''] = write.modes[mode].split(' ');
  const told = mode === 'rich' ? second : first;
  return (
    <span className="switch-name">
      {told !== first && <span className="switch-more">{first} </span>}
      {told}
      {told !== second && <span className="switch-more"> {second}</span>}
    </span>
  );
}

function WholeDocument({ text, onReady }: { text: string; onReady: (view: EditorView) => void }) {
  const value = useMemo(() => text.replaceAll('\r\n', '\n'), [text]);
  const onChange = (shown: string) => edit(applyEdit($editor.get().text, shown));
  return (
    <div className="pane-body whole-field">
      <LoadBoundary value={value} onChange={onChange} label={write.whole}>
        <Suspense fallback={<div className="body-waiting input" aria-busy="true" />}>
          <CodeArea
            whole
            label={write.whole}
            hint={write.leave}
            value={value}
            onChange={onChange}
            onActive={nothing}
            onLinkKey={nothing}
            onFiles={nothing}
            onBeyond={(way) => stepBeyond(way, same, (_now, step) => step)}
            onReady={(_, view) => onReady(view)}
          />
        </Suspense>
      </LoadBoundary>
      <WriteHint />
    </div>
  );
}
