import { useMemo, useRef, useState } from 'react';
import { TextField } from '#src/ui/Field.tsx';
import { inspect } from '../document/inspect.ts';
import { applyEdit, editBody, shownBody } from '../document/text-edit.ts';
import { edit } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { BodyArea } from './BodyArea.tsx';
import { FieldForm } from './FieldForm.tsx';
import { HeaderFault } from './HeaderFault.tsx';

const { write } = editorFr;
type Mode = 'fields' | 'raw';

/** Puts the cursor at the beginning of a line, from 1. */
function goToLine(area: HTMLTextAreaElement | null | undefined, line: number): void {
  if (!area) return;
  const before = area.value.split('\n').slice(0, line - 1);
  const at = before.join('\n').length + (before.length > 0 ? 1 : 0);
  area.focus();
  area.setSelectionRange(at, at);
}

export function WritePane({ state, tried }: { state: EditorState; tried: boolean }) {
  const { text, refused } = state;
  const [mode, setMode] = useState<Mode>('fields');
  const pane = useRef<HTMLElement>(null);
  const inspection = useMemo(() => inspect(text), [text]);
  const onGo = (line: number) =>
    mode === 'raw' ? goToLine(pane.current?.querySelector('textarea'), line) : setMode('raw');
  return (
    <section ref={pane} className="pane pane-write" aria-label={write.label}>
      <div className="pane-head">
        <fieldset className="switch">
          <legend className="visually-hidden">{write.mode}</legend>
          {(['fields', 'raw'] as const).map((value) => (
            <label key={value}>
              <input type="radio" name="mode" checked={mode === value} onChange={() => setMode(value)} />
              <span>{write[value]}</span>
            </label>
          ))}
        </fieldset>
        <HeaderFault inspection={inspection} refused={refused} mode={mode} onGo={onGo} />
      </div>
      {mode === 'fields' ? (
        <div className="pane-body form">
          <FieldForm inspection={inspection} refused={refused} tried={tried} />
          <BodyArea value={shownBody(text)} onChange={(shown) => edit(editBody(text, shown))} />
        </div>
      ) : (
        <div className="pane-body raw-field">
          <TextField
            label={write.whole}
            spellCheck={false}
            value={text.replaceAll('\r\n', '\n')}
            onChange={(event) => edit(applyEdit(text, event.target.value))}
          />
        </div>
      )}
    </section>
  );
}
