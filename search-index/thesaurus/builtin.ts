import { NAMING_KINDS } from './concept.ts';
import { THESAURUS } from './index.ts';

/** A concept as an editor reads it: its words, and its id to switch it off by. */
export interface BuiltinGroup {
  key: string;
  terms: string[];
}

const naming = new Set<string>(NAMING_KINDS);

/** Every concept of the program, under its usual name first. */
export const BUILTIN_GROUPS: readonly BuiltinGroup[] = [...THESAURUS.concepts.values()].map(
  ({ id, terms }) => ({
    key: id,
    terms: [...new Set(terms.filter(({ kind }) => naming.has(kind)).map(({ text }) => text))],
  }),
);

/** The situations that call for a concept: asking for one finds it, not the other way round. */
export const BUILTIN_MEANINGS: readonly { key: string; asked: string; meant: string[] }[] = (() => {
  const byNeed = new Map<string, string[]>();
  for (const { name, terms } of THESAURUS.concepts.values())
    for (const { text, kind } of terms)
      if (kind === 'need') byNeed.set(text, [...(byNeed.get(text) ?? []), name]);
  return [...byNeed].map(([asked, meant]) => ({ key: `${asked} >`, asked, meant }));
})();
