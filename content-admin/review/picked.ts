import { atom } from 'nanostores';
import { QUOTE_MAX } from '#src/features/content/review/review.ts';

/** The words of the text that were last picked: they stay so while a remark on them is typed elsewhere. */
export const $picked = atom('');

const WRITTEN = '.pane-write .pane-body';

function look(): void {
  const selection = getSelection();
  const { anchorNode } = selection ?? {};
  const place = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  if (!selection || !place?.closest(WRITTEN)) return;
  $picked.set(selection.toString().trim().slice(0, QUOTE_MAX));
}

/** Follows what is picked, already before the pane was asked for; answers what ends it. */
export function watchPicked(): () => void {
  look();
  document.addEventListener('selectionchange', look);
  return () => {
    document.removeEventListener('selectionchange', look);
    $picked.set('');
  };
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Picks words where they are shown as readers see them; false when they are not there in one piece. */
export function pickShown(quote: string): boolean {
  const rich = document.querySelector(`${WRITTEN} .mce-content-body`);
  if (!rich) return false;
  const walker = document.createTreeWalker(rich, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: text.length });
    text += flat((node as Text).data);
  }
  const at = text.indexOf(flat(quote).trim());
  const first = nodes.findLast(({ from }) => from <= at);
  if (at < 0 || !first) return false;
  const range = document.createRange();
  const start = Math.min(at - first.from, first.node.length);
  range.setStart(first.node, start);
  range.setEnd(first.node, Math.min(start + quote.length, first.node.length));
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  first.node.parentElement?.scrollIntoView({ block: 'center' });
  return true;
}
