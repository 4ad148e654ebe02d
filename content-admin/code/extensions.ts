import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { yamlFrontmatter } from '@codemirror/lang-yaml';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { cleanText } from '../insert/clean-text.ts';
import { filesOf } from '../insert/files.ts';
import type { WriterEvents } from '../types/writer.ts';
import { askLine } from './ask-line.ts';
import { directiveMark } from './directive-mark.ts';
import { languageOfShortLines } from './long-lines.ts';
import { look } from './look.ts';
import { listKeys, writeTool } from './markdown-commands.ts';
import { pasteHtml } from './paste-html.ts';
import { pastePlaces } from './paste-place.ts';
import { phrasesFr } from './phrases.fr.ts';

export interface CodeOptions {
  label: string;
  /**
   * The id of what says how the keyboard leaves the text: read through its words, ids do not cross a shadow root.
   */
  hint: string;
  /** The whole document begins with YAML. */
  whole: boolean;
  /** The text that it opens with. */
  text: string;
  events: () => WriterEvents;
}

const body = () => markdown({ base: markdownLanguage, completeHTMLTags: false, pasteURLAsLink: true });

export function extensionsFor({ label, hint, whole, text, events }: CodeOptions): Extension[] {
  return [
    // A lone return is a character like another: only "\n" ends a line, so that every byte comes back.
    EditorState.lineSeparator.of('\n'),
    EditorState.phrases.of(phrasesFr),
    EditorState.tabSize.of(2),
    history(),
    drawSelection(),
    highlightSpecialChars(),
    EditorView.lineWrapping,
    search({ top: true }),
    languageOfShortLines(whole ? yamlFrontmatter({ content: body() }) : body(), text),
    EditorView.clipboardInputFilter.of(cleanText),
    directiveMark,
    pastePlaces,
    look,
    keymap.of([
      { key: 'Mod-Alt-g', run: askLine },
      ...formatKeys(events),
      ...listKeys,
      ...searchKeymap,
      ...historyKeymap,
      ...beyondKeys(events),
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      // An editable element takes the focus by itself; some tools only find it by its tabindex.
      tabindex: '0',
      'aria-label': label,
      'aria-description': hint,
      spellcheck: whole ? 'false' : 'true',
      autocapitalize: 'sentences',
      lang: 'fr',
    }),
    EditorView.domEventHandlers({
      paste: (event, view) =>
        takeFiles(event, filesOf(event.clipboardData), events) || pasteHtml(event, view, events),
      drop: (event) => takeFiles(event, filesOf(event.dataTransfer), events),
      beforeinput: typeOver,
      // A dialog closed by Escape gives the focus back and selects nothing; the editor's own cursor follows a little
      // later, and a key pressed before would be written nowhere.
      focus: (_event, view) => view.focus(),
    }),
  ];
}

/**
 * Typing over several lines is done here: the browser, joining lines of different looks, would write style
 * attributes, and the page's policy would refuse them aloud.
 */
function typeOver(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || !event.data || view.composing) return false;
  const { from, to } = selectedNow(view);
  if (from === to) return false;
  const insert = view.state.toText(event.data);
  event.preventDefault();
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}

/** The browser's own selection: the editor hears a little later of one made this instant. */
function selectedNow(view: EditorView): { from: number; to: number } {
  const root = view.root as Document | (ShadowRoot & Partial<Pick<Document, 'getSelection'>>);
  const range = root.getSelection?.();
  const { anchorNode, focusNode } = range ?? {};
  if (!range || !anchorNode || !focusNode || range.isCollapsed || !view.contentDOM.contains(anchorNode))
    return view.state.selection.main;
  const ends = [
    view.posAtDOM(anchorNode, range.anchorOffset),
    view.posAtDOM(focusNode, range.focusOffset),
  ] as const;
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

function takeFiles(event: Event, files: File[], events: () => WriterEvents): boolean {
  if (files.length === 0) return false;
  event.preventDefault();
  events().onFiles(files);
  return true;
}

/** After the editor's own undo and redo, which pass the key on when they have nothing left. */
const beyondKeys = (events: () => WriterEvents) =>
  historyKeymap
    .filter(({ run }) => run === undo || run === redo)
    .map((binding) => ({
      ...binding,
      run() {
        events().onBeyond?.(binding.run === undo ? 'undo' : 'redo');
        return true;
      },
    }));

function formatKeys(events: () => WriterEvents) {
  const tool = (key: string, name: 'bold' | 'italic' | 'heading2' | 'heading3') => ({
    key,
    run: (view: EditorView) => {
      writeTool(view, name);
      return true;
    },
  });
  return [
    tool('Mod-b', 'bold'),
    tool('Mod-i', 'italic'),
    tool('Mod-Alt-2', 'heading2'),
    tool('Mod-Alt-3', 'heading3'),
    {
      key: 'Mod-k',
      run: () => {
        events().onLinkKey();
        return true;
      },
    },
  ];
}
