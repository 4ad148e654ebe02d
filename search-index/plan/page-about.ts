import { keyWords } from '../thesaurus/key.ts';
import { nameNearness } from './page-names.ts';
import { rootOf, rootsOf } from './page-words.ts';

/** A page by its names and first lines. */
interface Page {
  title: string;
  excerpt: string;
  aliases?: readonly string[];
}

/** A query, as pages are compared with it. */
export interface About {
  /** Its words without those of questions, as roots and as they were typed. */
  roots: ReadonlySet<string>;
  /** The last word, which may be unfinished. */
  last: string;
  /** True of what is for another shop: a page that says part of it is about something else. */
  elsewhere: boolean;
}

/** Of what was asked, the share that a page must say in its title, its other names or its first lines. */
const HALF = 0.5;
/** The same of a question of so many words: it says much beside its subject. */
const LONG = 3;
const OF_LONG = 0.33;
/** The letters from which on a word is taken for the beginning of another. */
const BEGUN = 3;

/** True of a page that is about what was asked, and does not merely have a word of it somewhere in a long text. */
export function isAbout({ title, excerpt, aliases = [] }: Page, { roots, last, elsewhere }: About): boolean {
  const said = rootsOf([title, excerpt, ...aliases].flatMap(keyWords));
  const begun = rootOf(last);
  const says = (root: string) =>
    said.has(root) ||
    (root === begun && last.length >= BEGUN && [...said].some((one) => one.startsWith(begun)));
  const share = [...roots].filter(says).length / Math.max(1, roots.size);
  if (elsewhere) return share === 1;
  return share >= (roots.size >= LONG ? OF_LONG : HALF);
}

/** The same of a page that bears a name: a town, a first name, a brand; `ofKind`: that kind of name was asked for. */
export function bearsName(
  name: string,
  asked: readonly string[],
  { last, ofKind }: { last: string; ofKind: boolean },
): boolean {
  const words = keyWords(name);
  return (
    asked.some((one) => nameNearness(one, name) > 0) ||
    (last.length >= (ofKind ? 1 : BEGUN) && words.some((word) => word.startsWith(last)))
  );
}
