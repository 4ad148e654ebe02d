import { NOISE } from '#search/french/noise.ts';
import { outingPlaceOf, pageIntentOf } from '#search/plan/page-intent.ts';
import { nameNearness } from '#search/plan/page-names.ts';
import { pageWording } from '#search/plan/page-wording.ts';
import { askedRoots, BESIDE_NAME, OF_QUESTIONS, rootsOf } from '#search/plan/page-words.ts';
import { keyWords } from '#search/thesaurus/key.ts';

/** A page that a search found, with the other words it is asked for by. */
export interface PageFound {
  title: string;
  path: string;
  kind: string;
  aliases?: readonly string[];
  /** Its first sentence: a tool does what that says. */
  excerpt?: string;
}

/** From this share of its title on, a page is named by some of its words. */
const ENOUGH = 0.6;
/** A question is long, and asked in few of its words. */
const ENOUGH_OF_QUESTION = 0.5;

/** From this nearness on, words are a whole name. */
const SAME_NAME = 0.9;

/** These have a name, and are named by it whole: "Lyon" is no "Lyons-la-Forêt". */
const HAS_NAME = new Set(['city', 'first-name', 'brand', 'author']);
const AGE = /^\d+([.,]\d+)?$|^(moi|mois|an|annee|semaine|jour)$|^\d+(m|mois|ans?)$/;

type Words = ReadonlySet<string>;

const wordsOf = (text: string): Words => new Set(keyWords(text));
const useful = (words: Words, leaves: (word: string) => boolean, noise: Words = NOISE): Words =>
  new Set([...words].filter((word) => !noise.has(word) && !leaves(word)));
const within = (a: Words, b: Words) => [...a].every((word) => b.has(word));
const same = (a: Words, b: Words) => a.size === b.size && within(a, b);

/** The part of a title that names the page: "Congé maternité" of "Congé maternité : calculer vos dates". */
const headOf = (title: string) => title.split(/\s?[:?,]\s?/u)[0] ?? title;

/** The share of a title, or of its beginning, that was asked for by words that all are of the page; else 0. */
function shareOf(asked: Words, page: PageFound, more: string): number {
  const roots = rootsOf(asked);
  if (roots.size === 0 || !within(roots, rootsOf(wordsOf(`${page.title} ${more}`)))) return 0;
  const shares = [headOf(page.title), page.title].map((text) => {
    const title = rootsOf(wordsOf(text));
    return [...title].filter((word) => roots.has(word)).length / Math.max(1, title.size);
  });
  return Math.max(...shares);
}

interface Names {
  names: Words[];
  /** Without the words that say nothing. */
  bare: Words[];
}

/** The pages that every query is held against stay the same objects: their names are read once. */
const named = new WeakMap<PageFound, Names>();

function namesOf(page: PageFound): Names {
  const known = named.get(page);
  if (known) return known;
  const names = [
    wordsOf(page.title),
    wordsOf(headOf(page.title)),
    ...(page.aliases ?? []).map(wordsOf),
  ].filter(({ size }) => size > 0);
  const read = { names, bare: names.map((name) => useful(name, () => false)) };
  named.set(page, read);
  return read;
}

/** A query, read once for all the pages that were found. */
interface Asked {
  words: Words;
  intent: ReturnType<typeof pageIntentOf>;
  /** Without what is of any question, and ages. */
  plain: Words;
  /** Without what stands beside a name. */
  nameLeft: Words;
  /** Without what makes a question. */
  told: Words;
  thing: boolean;
}

function readAsked(query: string, thing: boolean): Asked {
  const words = wordsOf(query);
  return {
    words,
    intent: pageIntentOf(query),
    plain: useful(words, (word) => AGE.test(word)),
    nameLeft: useful(words, (word) => BESIDE_NAME.has(word)),
    told: useful(words, (word) => OF_QUESTIONS.has(word), new Set()),
    thing,
  };
}

/** 3: the page's very name, 2: asked for by its kind, 1: by most words of its title, 0: not named. */
function nearness({ words: asked, intent, plain, nameLeft, told, thing }: Asked, page: PageFound): number {
  // The outings of a place come before its births; a name written with mistakes is that of one place all the same.
  if (intent?.namespace === 'tourism' && page.kind === 'tourism') {
    const near = nameNearness(intent.rest, outingPlaceOf(page.title));
    if (near >= SAME_NAME) return 3 + near;
  }
  if (HAS_NAME.has(page.kind)) {
    const name = wordsOf(page.title);
    if (same(asked, name)) return thing ? 0 : 3;
    return nameLeft.size > 0 && nameLeft.size < asked.size && same(nameLeft, name) ? 3 : 0;
  }
  const { names, bare } = namesOf(page);
  if (names.some((name) => same(asked, name))) return 3;
  if (plain.size > 0 && bare.some((name) => same(plain, name))) return 2.5;
  if (intent?.namespace === page.kind) {
    const rest = wordsOf(intent.rest);
    if (shareOf(rest, page, '') > 0) return 2 + shareOf(rest, page, '') / 10;
    if (within(rootsOf(rest), rootsOf(wordsOf(`${page.title} ${page.excerpt}`)))) return 1.5;
  }
  if (told.size < 2) return 0;
  const share = shareOf(told, page, '');
  // A thing is bought: an article about it must be asked for by all of its name.
  const needed = page.kind === 'faq' ? ENOUGH_OF_QUESTION : ENOUGH;
  if (share >= (thing ? 1 : needed)) return share;
  return page.kind === 'tool' && !thing && shareOf(told, page, page.excerpt ?? '') >= ENOUGH_OF_QUESTION
    ? 0.4
    : 0;
}

/**
 * The one page that a query names, among those that were found for it; null when it names none.
 * @param thing true when the words also name something that is sold
 */
export function namedPage(typed: string, pages: readonly PageFound[], thing: boolean): PageFound | null {
  const query = pageWording(typed);
  const asked = readAsked(query, thing);
  let best: { page: PageFound; near: number } | null = null;
  for (const page of pages) {
    const near = nearness(asked, page);
    if (near > (best?.near ?? 0)) best = { page, near };
  }
  return best?.page ?? (thing ? null : leadingPage(query, pages));
}

/** So much of what was asked stands in the title of a page, or in its other names. */
const IN_NAMES = 0.5;
/** By so much more than the next page. */
const CLEAR_LEAD = 0.3;
const shareIn = (roots: Words, said: Words) =>
  [...roots].filter((root) => said.has(root)).length / roots.size;

/** The first page found, when it says all that tells in the query, most in its names, and no other page nearly so. */
function leadingPage(query: string, pages: readonly PageFound[]): PageFound | null {
  const [first] = pages;
  const roots = askedRoots(query);
  if (!first || roots.size < 2 || HAS_NAME.has(first.kind)) return null;
  const inNames = (page: PageFound) =>
    shareIn(roots, rootsOf([page.title, ...(page.aliases ?? [])].flatMap(keyWords)));
  const said = rootsOf([first.title, first.excerpt ?? '', ...(first.aliases ?? [])].flatMap(keyWords));
  const lead = inNames(first);
  if (shareIn(roots, said) < 1 || lead < IN_NAMES) return null;
  const isNear = (page: PageFound) => page.path !== first.path && lead - inNames(page) < CLEAR_LEAD;
  return pages.some(isNear) ? null : first;
}
