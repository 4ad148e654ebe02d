import type { IndexedContent } from '../documents/content.ts';
import { isEveryday } from '../french/everyday.ts';
import { NOISE } from '../french/noise.ts';
import { isSentence } from '../reading/sentence.ts';
import { soundWord } from '../reading/sound.ts';
import { tokensOf } from '../reading/tokens.ts';
import { fold, wordsOf } from '../text.ts';
import { keyWords } from '../thesaurus/key.ts';
import { bearsName, isAbout } from './page-about.ts';
import { ASIDE, lookedIn, OUTINGS, outingPlaceOf, pageIntentOf, shownAs } from './page-intent.ts';
import { nameNearness } from './page-names.ts';
import { weeksInOrder } from './page-weeks.ts';
import { askedRoots, BESIDE_NAME, OF_QUESTIONS, rootsOf } from './page-words.ts';

/** A page as an index keeps it, with the other words it is asked for by. */
export interface FoundPage extends IndexedContent {
  aliases?: readonly string[];
}

/** So many pages are looked through for one that is named. */
export const LOOKED_THROUGH = 40;

/** These bear a name, and are meant by it whole. */
const HAS_NAME = new Set(['city', 'first-name', 'brand']);

/** Thousands of names, some of which are near to any word. */
const LOOSE_NAMES = new Set(['city', 'first-name']);

const key = (text: string) => keyWords(text).join(' ');
/** The part of a title that names the page: "Congé maternité" of "Congé maternité : calculer vos dates". */
const headOf = (title: string) => title.split(/\s?[:?,]\s?/u)[0] ?? title;
/** The roots of a title that tell: noise in a query is noise there too, unless nothing else stands in it. */
const telling = (text: string) => {
  const words = keyWords(text);
  const plain = words.filter((word) => !NOISE.has(word));
  return rootsOf(plain.length > 0 ? plain : words);
};
const share = (roots: ReadonlySet<string>, of: ReadonlySet<string>) =>
  of.size === 0 ? 0 : [...of].filter((root) => roots.has(root)).length / of.size;

interface Asked {
  key: string;
  /** Without the words that go with a kind of page. */
  name: string;
  roots: ReadonlySet<string>;
  /** The roots of the words that may be a name. */
  told: ReadonlySet<string>;
  namespace: string | undefined;
  /** The words that are left of a query that names a kind of page. */
  rest: string;
  /** Those that may be a name written as it is heard; empty where a page has what was typed. */
  heard: string;
}

/** Fewer letters begin many names, and are heard as none: "ly" is no Lys. */
const LEAST_HEARD = 3;

/** Points for each sign that a page is meant; the engine's own order settles the rest. */
const NAMED = 8;
const OF_KIND = 1.5;
/** A name that is written as it is heard, where no page bears what was typed. */
const HEARD = 5;
/** A name that goes on with what is typed behind the word for its kind: before pages that tell of the kind alone. */
const BEGUN = 4;
/** From this nearness on, words are a whole name. */
const WHOLE_NAME = 0.9;
const TEXT = 2;
const TITLE = 3;
const WHOLE_TITLE = 1.5;
/** A page that says less than this of what was asked is not meant. */
const LEAST = 0.34;

/** A name that these letters begin: 1 for one word, less for one of several. */
function begunBy(letters: string, name: string): number {
  const words = wordsOf(fold(name));
  return words[0]?.startsWith(fold(letters)) ? 1 / words.length : 0;
}

function pointsOf(page: FoundPage, asked: Asked): number {
  const { title, excerpt, aliases = [], namespace } = page;
  if (namespace === OUTINGS) return NAMED * nameNearness(asked.rest, outingPlaceOf(title)) + OF_KIND;
  if (namespace === 'city' && asked.namespace === 'tourism')
    return (NAMED - 1) * nameNearness(asked.rest, title);
  const ofKind = asked.namespace === namespace ? OF_KIND : 0;
  if (HAS_NAME.has(namespace)) {
    if (key(title) === asked.key) return NAMED - 1 + ofKind;
    if (key(title) === asked.name || (ofKind > 0 && key(title) === key(asked.rest))) return NAMED + ofKind;
    if (asked.heard && nameNearness(asked.heard, title) >= WHOLE_NAME) return HEARD + ofKind;
    const begun = ofKind > 0 ? begunBy(asked.rest, title) : 0;
    if (begun > 0 || (ofKind > 0 && asked.rest.length < LEAST_HEARD)) return BEGUN * begun + ofKind / 2;
    return share(asked.roots, rootsOf(keyWords(title))) + ofKind / 2;
  }
  const names = [title, headOf(title), ...aliases].map(key);
  if (names.includes(asked.key)) return NAMED + ofKind;
  const ofTitle = telling(title);
  const ofHead = telling(headOf(title));
  const ofAliases = rootsOf(aliases.flatMap(keyWords));
  const all = new Set([...ofTitle, ...ofAliases, ...rootsOf(keyWords(excerpt))]);
  const named = new Set([...ofTitle, ...ofAliases]);
  const told = share(all, asked.roots);
  if (told < LEAST) return 0;
  const alias = aliases.some((one) => share(asked.roots, rootsOf(keyWords(one))) === 1) ? 1 : 0;
  const heads = Math.max(share(asked.roots, ofHead), share(asked.roots, ofTitle));
  return TEXT * told + TITLE * share(named, asked.roots) + WHOLE_TITLE * heads + alias + ofKind;
}

/** So many pages are shown for a question, or a thing of the field, that none is about by its title or first lines. */
const IN_DOUBT = 3;

interface Wanted {
  limit: number;
  /** True of what is for another shop. */
  elsewhere?: boolean;
  /** True where the field knows what is asked for. */
  known?: boolean;
}

/** Pages in the order in which a query means them, those it is about, each once, without what only the index keeps. */
export function rankedPages(
  query: string,
  found: readonly FoundPage[],
  { limit, elsewhere = false, known = false }: Wanted,
): IndexedContent[] {
  const seen = new Set<string>();
  const once = found.filter(({ href, title }) => {
    const known = seen.has(`${href} ${title}`);
    seen.add(`${href} ${title}`);
    return !known;
  });
  const words = keyWords(query);
  const intent = pageIntentOf(query);
  const asked: Asked = {
    key: words.join(' '),
    name: words.filter((word) => !BESIDE_NAME.has(word)).join(' '),
    roots: askedRoots(query),
    told: rootsOf(words.filter((word) => !BESIDE_NAME.has(word))),
    namespace: intent?.namespace,
    rest: intent?.rest ?? '',
    heard: heardName(query, found)?.words ?? '',
  };
  const last = words.at(-1) ?? '';
  // A name that is being typed: its last word is no plural yet, and one letter is no small word.
  const begun = wordsOf(fold(intent?.rest ?? query)).at(-1) ?? '';
  const about = { roots: asked.roots, last, elsewhere };
  const isMeant = (page: FoundPage) => {
    if (page.namespace === OUTINGS) return true;
    if (!HAS_NAME.has(page.namespace)) return isAbout(page, about);
    const names = [asked.key, asked.name, asked.rest, asked.heard].filter(Boolean);
    return bearsName(page.title, names, { last: begun, ofKind: page.namespace === asked.namespace });
  };
  const placed = once.filter((page) => !isAnotherPlace(page, asked));
  const meant = placed.filter(isMeant);
  // Words that no title has may be those of a text: "prado sage-femme".
  const ofText = asked.roots.size > 1 && !words.some(isEveryday);
  const doubtful = meant.length === 0 && !elsewhere && (known || ofText || isSentence(tokensOf(query)));
  const inOrder = (doubtful ? placed : meant)
    .map((page, at) => ({ page, at, points: pointsOf(page, asked) }))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .map(({ page }) => page);
  return weeksInOrder(query, inOrder)
    .slice(0, doubtful ? Math.min(limit, IN_DOUBT) : limit)
    .map(({ title, href, excerpt, namespace }) => ({
      title,
      href,
      excerpt,
      namespace: shownAs(namespace),
    }));
}

/** A name that an engine found by a few letters of one word among others: "boulot" is no Boulogne. */
function isAnotherPlace({ namespace, title, excerpt }: FoundPage, asked: Asked): boolean {
  if (namespace === OUTINGS) return asked.rest !== '' && nameNearness(asked.rest, outingPlaceOf(title)) === 0;
  if (!LOOSE_NAMES.has(namespace) || asked.told.size < 2) return false;
  return ![...rootsOf(keyWords(`${title} ${excerpt}`))].some((root) => asked.told.has(root));
}

/** A name has no more words than these. */
const MOST_OF_NAME = 3;
/** Without a word that says which kind of page is meant, a name has fewer. */
const MOST_ALONE = 2;
const NAMED_BY_SOUND = new Set(['city', 'first-name', 'tourism']);

/** The words of a query that may be a name written as it is heard; null when one of these pages bears them. */
function heardName(
  query: string,
  found: readonly FoundPage[],
): { words: string; namespaces: string[] } | null {
  const intent = pageIntentOf(query);
  if (intent && !NAMED_BY_SOUND.has(intent.namespace)) return null;
  const words = keyWords(intent?.rest ?? query).filter(
    (word) => !BESIDE_NAME.has(word) && !NOISE.has(word) && !OF_QUESTIONS.has(word),
  );
  if (words.length === 0 || words.length > (intent ? MOST_OF_NAME : MOST_ALONE)) return null;
  if (words.join('').length < LEAST_HEARD) return null;
  const nameOf = ({ namespace, title }: FoundPage) => (namespace === OUTINGS ? outingPlaceOf(title) : title);
  const bears = (page: FoundPage) =>
    (LOOSE_NAMES.has(page.namespace) || page.namespace === OUTINGS) &&
    keyWords(nameOf(page)).join() === words.join();
  if (found.some(bears)) return null;
  const kinds = intent ? [intent.namespace, ...(intent.namespace === 'tourism' ? ['city'] : [])] : ['city'];
  return { words: words.join(' '), namespaces: lookedIn(kinds) };
}

/** The search for a name by its sound, for an engine that keeps sounds as words; null when none is asked for. */
export function soundSearch(query: string, found: readonly FoundPage[]): PageSearch | null {
  const heard = heardName(query, found);
  const sounds = heard?.words.split(' ').map(soundWord) ?? [];
  return heard && sounds.every(Boolean) ? { query: sounds.join(' '), namespaces: heard.namespaces } : null;
}

export interface PageSearch {
  query: string;
  namespaces?: string[];
  /** Kinds that are not looked for. */
  without?: string[];
}

/** The searches that find the pages of a query: its own words, those of pages, and those of the kind it names. */
export function pageSearches(
  query: string,
  reworded: string | null,
  namespaces: string[] | undefined,
): PageSearch[] {
  const intent = namespaces ? null : pageIntentOf(query);
  const where = namespaces ? { namespaces: lookedIn(namespaces) } : { without: ASIDE };
  return [
    ...(intent ? [{ query: intent.rest, namespaces: lookedIn([intent.namespace]) }] : []),
    { query, ...where },
    ...(reworded === null ? [] : [{ query: reworded, ...where }]),
  ];
}
