import './rich.css';
import '#src/ui/css/prose.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from 'tinymce';
import { editorFr } from '../editor.fr.ts';
import type { RichEvents, Writer } from '../types/writer.ts';
import type { RichSession } from './session.ts';
import { startRich } from './start.ts';

/** Characters from which the browser skips what is out of sight. */
const LONG = 60_000;

interface Props extends RichEvents {
  label: string;
  hint: string;
  value: string;
  onReady(writer: Writer, editor: Editor): void;
}

/** The text as readers see it, written in place. Only this mode loads TinyMCE. */
export function RichArea({ label, hint, value, onReady, ...given }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<RichSession>(null);
  const shown = useRef(value);
  const events = useRef<RichEvents>(given);
  events.current = given;
  // Before the page changes: what was typed last is read while the element is still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for the life of the area
  useLayoutEffect(() => {
    const target = place.current;
    if (!target) return;
    const starting = startRich(target, {
      events: () => events.current,
      text: () => shown.current,
      onText(text) {
        shown.current = text;
        events.current.onChange(text);
      },
      onReady(writer, editor, made) {
        session.current = made;
        onReady(writer, editor);
      },
    });
    return () => starting.stop();
  }, []);
  useEffect(() => {
    if (value === shown.current) return;
    // A field's change, a merge or a restored version: not what this editor wrote.
    shown.current = value;
    session.current?.show(value);
  }, [value]);
  return (
    <div className="rich-area input">
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is a text with headings and lists */}
      <div
        ref={place}
        className="prose rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-description={hint}
        aria-busy="true"
        data-long={value.length > LONG || undefined}
        lang="fr"
      >
        <p>{editorFr.write.opening}</p>
      </div>
    </div>
  );
}
