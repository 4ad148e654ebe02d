import { useMemo, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type Inspection, inspect } from '../document/inspect.ts';
import { applyEdit, editBody, shownBody } from '../document/text-edit.ts';
import { edit } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { BodyArea } from './BodyArea.tsx';
import { FieldForm } from './FieldForm.tsx';

const { write } = editorFr;
type Mode = 'fields' | 'raw';

export function WritePane({ state, tried }: { state: EditorState; tried: boolean }) {
  const { text, refused } = state;
  const [mode, setMode] = useState<Mode>('fields');
  const inspection = useMemo(() => inspect(text), [text]);
  return (
    <section className="pane pane-write" aria-label={write.label}>
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
      </div>
      <div className="pane-body form">
        {mode === 'fields' && (
          <>
            {inspection.unreadable ? (
              <Notice tone="alert" role="alert" title={write.unreadable}>
                <p>{inspection.unreadable.message}</p>
                <Button onClick={() => setMode('raw')}>{write.toRaw}</Button>
              </Notice>
            ) : (
              <FieldForm inspection={inspection} refused={refused} tried={tried} />
            )}
            <BodyArea value={shownBody(text)} onChange={(shown) => edit(editBody(text, shown))} />
          </>
        )}
        {mode === 'raw' && <RawArea text={text} inspection={inspection} refused={refused} />}
      </div>
    </section>
  );
}

interface RawProps {
  text: string;
  inspection: Inspection;
  refused: Record<string, string>;
}

/** The whole document, as it is stored. Errors name their line, and lead to it. */
function RawArea({ text, inspection, refused }: RawProps) {
  const place = useRef<HTMLDivElement>(null);
  const { unreadable, errors } = inspection;
  const sentences = [...new Set([...Object.values(errors), ...Object.values(refused)])];
  const goTo = (line: number) => {
    const area = place.current?.querySelector('textarea');
    const before = text
      .replaceAll('\r\n', '\n')
      .split('\n')
      .slice(0, line - 1);
    const at = before.join('\n').length + (before.length > 0 ? 1 : 0);
    area?.focus();
    area?.setSelectionRange(at, at);
  };
  return (
    <div className="raw-field" ref={place}>
      <TextField
        label={write.whole}
        className="input"
        spellCheck={false}
        value={text.replaceAll('\r\n', '\n')}
        error={unreadable?.message ?? (sentences.join(' ') || null)}
        onChange={(event) => edit(applyEdit(text, event.target.value))}
      />
      {unreadable && <Button onClick={() => goTo(unreadable.line)}>{write.toLine(unreadable.line)}</Button>}
    </div>
  );
}
