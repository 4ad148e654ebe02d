import { noteText } from '../insert/note-text.ts';
import { breathe } from './breathe.ts';
import {
  CHECKLIST_ITEM,
  isBlock,
  lowerTitles,
  marksOfStyles,
  readApart,
  removeOffice,
  styleOf,
  unwrap,
} from './foreign-marks.ts';
import { type TakenNote, takeNotes } from './foreign-notes.ts';
import { bringPictures } from './foreign-pictures.ts';
import { onlineWord } from './online-word.ts';
import { markdownOf } from './to-markdown.ts';
import { tidyLists, wordLists } from './word-lists.ts';

const NO_WORDS =
  'script, style, meta, link, title, noscript, template, iframe, object, embed, svg, video, audio, button, input, select, textarea, o\\:p, br.Apple-interchange-newline';
const WRAPPERS =
  'div, section, article, main, header, footer, nav, aside, figure, figcaption, center, details, summary, address, dl, dt, dd';
/** The elements that Markdown has a mark for, and plain words none. */
const FORMATTED =
  'h1, h2, h3, h4, h5, h6, li, table, blockquote, a[href], strong, b, em, i, del, s, img[src], sup[data-note]';
/** From a note's number to the note and back, in the document that was copied: its place is not in this text. */
const INNER = /^#(?:sdfootnote|sdendnote|_ftn|_edn|_Toc|_Ref|_Hlk|_msocom)/i;
const SAFE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** The most that is worked before a key that was pressed meanwhile is answered. */
const SLICE_MS = 12;

/** A paste as Markdown; its notes, which go to the end of the text, apart. */
export interface ReadPaste {
  text: string;
  notes: string[];
}

interface PasteWishes {
  onFiles(files: File[]): void;
  /** As many numbers as are asked for, which no note of the text has. */
  labels(count: number): readonly string[];
}

/** Null for what is no more than its words. Its pictures are brought to the library. */
export async function readPaste(html: string, { onFiles, labels }: PasteWishes): Promise<ReadPaste | null> {
  const body = readApart(html);
  bringPictures(body, onFiles);
  const notes = takeNotes(body, labels);
  cleanPaste(body);
  const text = await pastedMarkdown(body);
  return text === null ? null : { text, notes: notes.map(noteMarkdown) };
}

/** The block of a note that was taken out of a paste. */
export function noteMarkdown({ label, body }: TakenNote): string {
  cleanPaste(body);
  const words = blocksOf(body).map((html) => markdownOf(html).trim());
  return noteText(label, words.filter(Boolean).join('\n\n'));
}

/** Makes HTML of another program clean: its looks as marks, its lists as lists, nothing that is not words. */
export function cleanPaste(body: Element): void {
  for (const node of Array.from(body.querySelectorAll(NO_WORDS))) node.remove();
  removeOffice(body);
  foreignBoxes(body);
  onlineWord(body);
  marksOfStyles(body);
  wordLists(body);
  tidyLists(body);
  lowerTitles(body);
  checkBoxes(body);
  for (const code of Array.from(body.querySelectorAll('pre > code[class*="language-"]')))
    code.parentElement?.setAttribute('data-lang', /language-([\w+#-]+)/.exec(code.className)?.[1] ?? '');
  for (const link of Array.from(body.querySelectorAll('a[href]'))) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!SAFE.test(href) || INNER.test(href)) unwrap(link);
  }
  for (const sup of Array.from(body.querySelectorAll('sup > sup:not([data-note])'))) unwrap(sup);
  // The deepest first: what holds blocks gives way to them, anything else is a paragraph.
  for (const node of Array.from(body.querySelectorAll(WRAPPERS)).reverse())
    Array.from(node.children).some(isBlock) ? unwrap(node) : paragraphInPlaceOf(node);
}

/** Google Docs draws the box of what is to be done as a picture, and strikes what is done. */
function foreignBoxes(body: Element): void {
  for (const item of Array.from(body.querySelectorAll(CHECKLIST_ITEM))) {
    const isDone = item.getAttribute('aria-checked') === 'true';
    item.setAttribute('data-task', isDone ? 'done' : 'todo');
    for (const node of Array.from(item.children)) if (node.nodeName === 'IMG') node.remove();
    if (!isDone) continue;
    for (const words of Array.from(item.querySelectorAll('span'))) {
      const style = styleOf(words).replace(
        /(^|[;\s])text-decoration(?:-line)?:[^;]*line-through[^;]*/gi,
        '$1',
      );
      words.setAttribute('data-style', style);
      words.removeAttribute('style');
    }
  }
}

/** « [ ] » and « [x] » at the beginning of an item, as Notion writes what is to be done. */
function checkBoxes(body: Element): void {
  for (const item of Array.from(body.querySelectorAll('li'))) {
    const words = item.firstChild;
    const [box, mark] = /^\s*\[([ xX])\]\s+/.exec(words?.nodeType === 3 ? (words.nodeValue ?? '') : '') ?? [];
    if (!words || box === undefined) continue;
    words.nodeValue = (words.nodeValue ?? '').slice(box.length);
    item.setAttribute('data-task', mark === ' ' ? 'todo' : 'done');
  }
}

function paragraphInPlaceOf(node: Element): void {
  const made = node.ownerDocument.createElement('p');
  node.parentNode?.insertBefore(made, node);
  while (node.firstChild) made.appendChild(node.firstChild);
  node.remove();
}

/**
 * The Markdown of pasted HTML; null when it is no more than its words, which are then pasted as they are. A long one is
 * made piece by piece.
 */
export async function pastedMarkdown(body: Element): Promise<string | null> {
  const formatted = Array.from(body.querySelectorAll(FORMATTED));
  if (!formatted.some((node) => !isInCode(node))) return null;
  const texts: string[] = [];
  let began = performance.now();
  for (const html of blocksOf(body)) {
    texts.push(markdownOf(html));
    if (performance.now() - began < SLICE_MS) continue;
    await breathe();
    began = performance.now();
  }
  return texts.filter((text) => text !== '').join('\n\n');
}

function isInCode(node: Element): boolean {
  for (let at: Element | null = node; at; at = at.parentElement)
    if (at.nodeName === 'PRE' || at.nodeName === 'CODE') return true;
  return false;
}

/** The HTML of each block; words that stand beside blocks are paragraphs. */
export function blocksOf(body: Element): string[] {
  const blocks: string[] = [];
  let words = body.ownerDocument.createElement('p');
  const end = () => {
    if (words.childNodes.length > 0) blocks.push(words.outerHTML);
    words = body.ownerDocument.createElement('p');
  };
  for (const node of Array.from(body.childNodes)) {
    if (isBlock(node)) {
      end();
      blocks.push((node as Element).outerHTML);
    } else words.appendChild(node);
  }
  end();
  return blocks;
}
