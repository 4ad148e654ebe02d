import { wordsOf } from '../text.ts';
import { joinedName, MAKERS, type Maker } from '../thesaurus/makers.ts';

/** A maker that a query names, its words as typed and those that are left. */
export interface NamedMaker extends Maker {
  words: string;
  rest: string;
}

const MOST_WORDS = 4;

/** The maker that stands longest in a query; null when none does, or when its name is one of ours. */
export function makerIn(
  query: string,
  isOurs: (joined: string, words: string) => boolean,
): NamedMaker | null {
  const words = wordsOf(query);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const named = words.slice(at, at + length).join(' ');
      const maker = MAKERS.get(joinedName(named));
      if (!maker || isOurs(joinedName(named), named)) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + length)].join(' ');
      return { ...maker, words: named, rest };
    }
  return null;
}
