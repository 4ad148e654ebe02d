import type { Editor } from 'tinymce';
import type { SlashMenu } from '../types/slash-menu.ts';
import type { Writer } from '../types/writer.ts';
import { isInsert, type SlashName, slashItems } from './slash-items.ts';
import type { RichWishes } from './wishes.ts';

const NAME = 'slash';

interface Around extends RichWishes {
  writer: Writer;
}

/** The items that the engine found for the words after the sign. */
interface Found {
  lookupData: {
    items: { value: string }[];
    onAction: (api: { hide(): void }, range: Range, value: string) => void;
  }[];
}

/**
 * « / » at the beginning of an empty line: what can be put there. The engine says when and with which words; the list
 * itself is drawn by the screen, as its own comes with its theme, and we have none.
 */
export function followSlash(editor: Editor, { events, onSlash, writer }: Around): void {
  let menu: SlashMenu | null = null;
  let range: Range | null = null;
  let choose: ((name: string) => void) | null = null;

  editor.ui.registry.addAutocompleter(NAME, {
    trigger: '/',
    minChars: 0,
    matches: (rng) => isWholeLine(editor, rng),
    fetch: async (typed) =>
      slashItems(typed, events().without).map(({ name, label }) => ({ value: name, text: label })),
    onAction(api, rng, value) {
      api.hide();
      editor.undoManager.transact(() => {
        editor.selection.setRng(rng);
        editor.execCommand('Delete');
      });
      const name = value as SlashName;
      if (isInsert(name)) events().onInsert(name);
      else writer.run(name);
    },
  });

  const show = (next: SlashMenu | null) => {
    menu = next;
    onSlash(next);
  };
  // A command takes the focus back, also from where a press just took it.
  const close = () =>
    menu && void editor.execCommand('mceAutocompleterClose', false, undefined, { skip_focus: true });
  const pick = (name: string) => choose?.(name);
  editor.on('AutocompleterUpdateActiveRange', (event) => {
    range = event.range;
  });
  editor.on('AutocompleterStart AutocompleterUpdate', ({ lookupData }: Found) => {
    const [found] = lookupData;
    const items = (found?.items ?? []).map(({ value }) => value as SlashName);
    choose = (name) => found && range && found.onAction({ hide: close }, range, name);
    if (!range || items.length === 0) return show(null);
    show({ items, at: 0, ...placeIn(editor, range), pick });
  });
  editor.on('AutocompleterEnd', () => show(null));
  editor.on('blur', close);
  editor.on(
    'keydown',
    (event) => {
      if (!menu) return;
      const { items, at } = menu;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) show({ ...menu, at: (at + step + items.length) % items.length });
      else if (event.key === 'Enter' || event.key === 'Tab') pick(items[at] ?? '');
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Under the line, from the corner of the area: drawn again, the list stays there whatever was scrolled meanwhile. */
function placeIn(editor: Editor, range: Range): { bottom: number; left: number } {
  const line = range.getBoundingClientRect();
  const area = editor.getBody().parentElement?.getBoundingClientRect();
  return { bottom: line.bottom - (area?.top ?? 0), left: line.left - (area?.left ?? 0) };
}

/** The sign begins a paragraph of the text itself, and nothing follows what is typed after it. */
function isWholeLine(editor: Editor, range: Range): boolean {
  const line = editor.dom.getParent(range.startContainer, 'p');
  const inText = line?.parentElement === editor.getBody() || line?.parentElement?.nodeName === 'ASIDE';
  return inText && line?.textContent?.replaceAll('\uFEFF', '') === range.toString();
}
