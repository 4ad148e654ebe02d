import './rich.css';
import '#src/ui/css/prose.css';
import './engine.ts';
import { Editor as TinyMce } from '@tinymce/tinymce-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Editor } from 'tinymce';
import { editorFr } from '../editor.fr.ts';
import type { SlashMenu } from '../types/slash-menu.ts';
import type { RichEvents, Writer } from '../types/writer.ts';
import { RICH_OPTIONS } from './options.ts';
import { SlashList } from './SlashList.tsx';
import type { RichSession } from './session.ts';
import { prepareRich, startRich } from './start.ts';

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
  const flush = useRef(() => {});
  const shown = useRef(value);
  const events = useRef<RichEvents>(given);
  const [ready, setReady] = useState(false);
  const [slash, setSlash] = useState<SlashMenu | null>(null);
  const list = useId();
  events.current = given;
  const start = (editor: Editor) => {
    flush.current = startRich(editor, {
      events: () => events.current,
      text: () => shown.current,
      onText(text) {
        shown.current = text;
        events.current.onChange(text);
      },
      onSlash: setSlash,
      onReady(writer, made, begun) {
        session.current = begun;
        setReady(true);
        onReady(writer, made);
      },
    });
  };
  // Before the page changes: what was typed last is read while the editor is still there.
  useLayoutEffect(() => () => flush.current(), []);
  useLayoutEffect(() => {
    if (place.current) dress(place.current, { label, hint, busy: !ready, long: value.length > LONG });
  });
  useEffect(() => {
    if (value === shown.current) return;
    // A field's change, a merge or a restored version: not what this editor wrote.
    shown.current = value;
    session.current?.show(value);
  }, [value]);
  return (
    <div className="rich-area input" ref={place}>
      <TinyMce
        inline
        licenseKey="gpl"
        tabIndex={0}
        init={{ ...RICH_OPTIONS, setup: prepareRich, init_instance_callback: start }}
      />
      {slash && <SlashList id={list} menu={slash} place={place} />}
      {!ready && <p className="muted">{editorFr.write.opening}</p>}
    </div>
  );
}

interface Looks {
  label: string;
  hint: string;
  busy: boolean;
  /** The text is long enough for the browser to skip what is out of sight. */
  long: boolean;
}

/** The component makes a bare element: here it becomes a named text that readers' styles apply to. */
function dress(place: HTMLElement, { label, hint, busy, long }: Looks): void {
  const text = place.firstElementChild;
  if (!(text instanceof HTMLElement)) return;
  text.classList.add('prose', 'rich-text');
  text.lang = 'fr';
  text.toggleAttribute('data-long', long);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-description': hint,
    'aria-busy': String(busy),
  };
  for (const [name, is] of Object.entries(attributes)) text.setAttribute(name, is);
}
