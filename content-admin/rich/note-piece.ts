import { lex } from './lexer.ts';

const BEGIN = /^\[\^([^\s[\]^]{1,60})\]:[ \t]*/;
const INDENT = /\n(?: {2,4}|\t)/g;

/** The number, or the name, of the note that a block of text is, and its words; null for any other block. */
export function noteOf(raw: string): { label: string; words: string } | null {
  const [begin = '', label] = BEGIN.exec(raw) ?? [];
  if (label === undefined) return null;
  const [token, ...others] = lex(raw);
  if (token?.type !== 'noteDefinition' || others.length > 0) return null;
  return { label, words: raw.slice(begin.length).replace(INDENT, '\n') };
}
