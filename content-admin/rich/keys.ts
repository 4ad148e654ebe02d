import type { Editor } from 'tinymce';
import { openPiece, tickItem } from './open-piece.ts';
import { isBeyond } from './rich-writer.ts';
import type { RichSession } from './session.ts';
import type { RichWishes } from './wishes.ts';

/** After Escape, Tab leaves the text wherever the cursor is: lists and tables use it otherwise. */
const ESCAPE_HOLDS_MS = 2_000;

/** The level that Ctrl+Alt+2 to 4 asks for. With AltGr the same keys type « ~ » and « # » on a French keyboard. */
function levelOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, code } = event;
  if (!(ctrlKey || metaKey) || !altKey || event.getModifierState('AltGraph')) return undefined;
  return /^Digit([234])$/.exec(code)?.[1];
}

function wayOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

/** The first item of a list has nothing to go under; pushed in all the same, it would be a list in an empty item. */
function beginsList(editor: Editor): boolean {
  const item = editor.dom.getParent(editor.selection.getStart(), 'li');
  return item !== null && item.previousElementSibling === null;
}

/** The title of a callout is drawn over its first words. */
const isAboveWords = (callout: Element, y: number) =>
  y < (callout.firstElementChild?.getBoundingClientRect().top ?? 0);

function hold(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function followKeys(editor: Editor, session: RichSession, wishes: RichWishes): void {
  let escapedAt = Number.NEGATIVE_INFINITY;
  const open = (node: Element) => openPiece({ editor, session, wishes }, node);
  editor.addShortcut('meta+k', '', () => wishes.events().onLinkKey());
  editor.on(
    'keydown',
    (event) => {
      if (event.key === 'Escape') escapedAt = performance.now();
      else if (event.key === 'Tab' && performance.now() - escapedAt < ESCAPE_HOLDS_MS)
        event.stopImmediatePropagation();
      else if (event.key === 'Tab' && !event.shiftKey && beginsList(editor)) hold(event);
      else if (event.key === 'Enter') openOrTick(event);
      else if (levelOf(event)) makeHeading(event);
      else takeBeyond(event);
    },
    true,
  );
  editor.on('dblclick', ({ target }) => open(target));
  editor.on('click', (event) => {
    const target = event.target as Element;
    if (target.matches('[data-card] small, sup[data-note]')) open(target);
    if (target.matches('aside[data-callout]') && isAboveWords(target, event.clientY)) openCallout(target);
    const item = target.closest<HTMLElement>('li[data-task]');
    // The box is drawn in the margin, before the item's own words.
    if (item && event.target === item && event.offsetX < 0) tickItem(editor, item);
  });

  function openCallout(callout: Element): void {
    // Beside its words the cursor would be of no block, and found in the one before.
    editor.selection.setCursorLocation(callout.firstElementChild ?? callout, 0);
    wishes.events().onCallout();
  }

  function takeBeyond(event: KeyboardEvent): void {
    const way = wayOf(event);
    if (!way || !isBeyond(editor, way)) return;
    hold(event);
    wishes.events().onBeyond?.(way);
  }

  function makeHeading(event: KeyboardEvent): void {
    hold(event);
    editor.execCommand('FormatBlock', false, `h${levelOf(event)}`);
  }

  function openOrTick(event: KeyboardEvent): void {
    const node = editor.selection.getNode();
    const item = editor.dom.getParent(node, 'li[data-task]') as HTMLElement | null;
    if (item && (event.ctrlKey || event.metaKey)) tickItem(editor, item);
    else if (!open(node)) return;
    hold(event);
  }
}
