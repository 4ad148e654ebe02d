import { Annotation, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Writer, WriterEvents } from '../types/writer.ts';
import { changedPart } from './changed-part.ts';
import { codeWriter } from './code-writer.ts';
import { extensionsFor } from './extensions.ts';

interface Props extends WriterEvents {
  label: string;
  hint: string;
  value: string;
  whole?: boolean;
  onReady(writer: Writer, view: EditorView): void;
}

/** Marks what did not come from the keyboard: a field's change, a merge, a restored version. */
const fromOutside = Annotation.define<true>();

/**
 * Markdown with its marks in colour. In a shadow root: there CodeMirror adopts its style sheets, which a strict
 * policy allows, instead of writing `<style>`.
 */
export function CodeArea({ label, hint, value, whole = false, onReady, ...given }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const events = useRef<WriterEvents>(given);
  const beyond = useRef(false);
  events.current = {
    ...given,
    onBeyond(way) {
      beyond.current = true;
      given.onBeyond?.(way);
    },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for the life of the area
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open', delegatesFocus: true });
    const options = { label, hint, whole, text: value, events: () => events.current };
    const changes = EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside)))
        events.current.onChange(update.state.doc.toString());
    });
    const state = EditorState.create({ doc: value, extensions: [...extensionsFor(options), changes] });
    const made = new EditorView({ state, root, parent: root });
    view.current = made;
    onReady(
      codeWriter(made, () => events.current),
      made,
    );
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const shown = view.current;
    if (!shown) return;
    const change = changedPart(shown.state.doc.toString(), value);
    // A step of the document's own past would else be taken back by the next undo, and given again for ever.
    const isStep = Transaction.addToHistory.of(!beyond.current);
    beyond.current = false;
    if (change) shown.dispatch({ changes: change, annotations: [fromOutside.of(true), isStep] });
  }, [value]);
  return <div ref={host} className="code-area input" />;
}
