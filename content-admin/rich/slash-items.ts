import { editorFr } from '../editor.fr.ts';
import type { Command, Insert } from '../types/writer.ts';

const { tools, slash } = editorFr.write;

export type SlashName = keyof typeof slash.words;

/** A thing to put in the text: a command on the line, or a piece that a dialog asks for. */
export interface SlashItem {
  name: SlashName;
  label: string;
  /** Other words it is looked for by. */
  words: string;
}

const INSERTS = ['image', 'video', 'gallery', 'callout', 'product', 'block', 'note'];
export const isInsert = (name: SlashName): name is SlashName & Insert => INSERTS.includes(name);
export const isCommand = (name: SlashName): name is SlashName & Command => !isInsert(name);

export const SLASH_ITEMS: readonly SlashItem[] = (Object.keys(slash.words) as SlashName[]).map((name) => ({
  name,
  label: tools[name],
  words: slash.words[name],
}));

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const wordsOf = (text: string) => plain(text).split(/[\s'-]+/);

/** The items of which every typed word begins a word; those whose own name begins so come first. */
export function slashItems(typed: string, without: readonly Insert[] = []): SlashItem[] {
  const wanted = wordsOf(typed).filter(Boolean);
  const begins = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const taken = SLASH_ITEMS.filter(({ name }) => !without.some((one) => one === name));
  const named = taken.filter(({ label }) => begins(label));
  return [
    ...named,
    ...taken.filter((item) => !named.includes(item) && begins(`${item.label} ${item.words}`)),
  ];
}
