import type { Editor } from 'tinymce';
import { calloutOpening, tidyTitle } from '#src/features/content/pieces/fence.ts';
import type { Callout } from '../types/writer.ts';
import { calloutAttributes, calloutHtml } from './callout-html.ts';
import type { RichSession } from './session.ts';
import { emptyLine, topOf } from './top-of.ts';

/** A rich text, and what is known of how it is written. */
export interface Written {
  editor: Editor;
  session: RichSession;
}

/** The callout the cursor is in. */
export const calloutAt = (editor: Editor): HTMLElement | null =>
  editor.dom.getParent(editor.selection.getNode(), 'aside[data-callout]') as HTMLElement | null;

/**
 * Changes the callout the cursor is in, or frames the blocks that are selected; null takes the frame away. The words
 * inside stay written as they are.
 */
export function setCallout({ editor, session }: Written, given: Callout | null): void {
  const wanted = given && { ...given, title: tidyTitle(given.title) };
  editor.undoManager.transact(() => {
    const at = calloutAt(editor);
    const { startContainer, startOffset, endContainer, endOffset } = editor.selection.getRng();
    if (at && wanted) editor.dom.setAttribs(at, calloutAttributes(wanted));
    else if (at) unframe(session, at);
    else if (wanted) frame({ editor, session }, wanted);
    // The words that move take the cursor along.
    const range = editor.dom.createRng();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    editor.selection.setRng(range);
  });
  editor.dispatch('change');
  editor.nodeChanged();
}

/** A callout's own two lines. */
const FRAME = /^:::[^\n]*\n|\n:::[ \t]*$/g;

function unframe(session: RichSession, at: HTMLElement): void {
  const words = session.textOf([at]).replace(FRAME, '');
  const inner = [...at.children];
  at.replaceWith(...at.childNodes);
  session.writtenAs(inner, words);
}

function frame({ editor, session }: Written, callout: Callout): void {
  const blocks = selectedBlocks(editor);
  const [made] = [...editor.dom.createFragment(calloutHtml(callout, '')).children];
  const taken = firstRun(blocks);
  const [first] = taken;
  const words = first ? session.textOf(taken) : '';
  if (!made) return;
  if (first) first.before(made);
  else if (blocks.length > 0) blocks.at(-1)?.after(made);
  else editor.getBody().append(made);
  for (const block of taken) editor.dom.setAttrib(block, 'data-b', null);
  made.append(...(first ? taken : [emptyLine(editor)]));
  if (words) session.writtenAs([made], `${calloutOpening(callout)}\n${words}\n:::`);
  // Somewhere to go on.
  if (!made.nextElementSibling) made.after(emptyLine(editor));
}

/** The blocks up to a card or another callout: neither can stand in one, and none changes its place. */
function firstRun(blocks: readonly HTMLElement[]): HTMLElement[] {
  const isFree = (block?: HTMLElement) => !!block && !block.dataset.card && block.nodeName !== 'ASIDE';
  const from = blocks.findIndex(isFree);
  if (from < 0) return [];
  const rest = blocks.slice(from);
  const end = rest.findIndex((block) => !isFree(block));
  return end < 0 ? rest : rest.slice(0, end);
}

/** From the block in which the selection begins to the one in which it ends. */
function selectedBlocks(editor: Editor): HTMLElement[] {
  const body = editor.getBody();
  const first = topOf(editor.selection.getStart(), body);
  const last = topOf(editor.selection.getEnd(), body);
  const all = [...body.children] as HTMLElement[];
  const from = first ? all.indexOf(first) : -1;
  const to = last ? all.indexOf(last) : -1;
  return from < 0 || to < from ? all.slice(-1) : all.slice(from, to + 1);
}
