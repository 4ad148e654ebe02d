import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../text.ts';

const require = createRequire(import.meta.url);

/** More ways to inflect together than the dictionary has: a word and its way share one number. */
const WAYS = 2048;

/** The words of French as numbers, sorted: half a megabyte. */
interface Words {
  /** The hash of a word, times `WAYS`, and the place of its ways in `ways`. */
  words: Float64Array;
  /** The ways to inflect that a word may have, by two letters each. */
  ways: readonly ReadonlySet<string>[];
  /** By the end of a form, what the word ends with instead, and the way to inflect it. */
  endings: ReadonlyMap<string, readonly { instead: string; way: string }[]>;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** "SFX a0 er ant/n' er": what ends on -er may end on -ant. */
const ENDING = /^SFX (\S+) (\S+) ([^\s/]+)/gmu;

function readEndings(affixes: string): Words['endings'] {
  const endings = new Map<string, { instead: string; way: string }[]>();
  for (const [, way = '', cut = '', added = ''] of affixes.matchAll(ENDING)) {
    if (/^\d+$/.test(added)) continue;
    const end = fold(added);
    endings.set(end, [...(endings.get(end) ?? []), { instead: cut === '0' ? '' : fold(cut), way }]);
  }
  return endings;
}

/** Names, figures and signs are no words. */
const isWord = (line: string) => /^\p{Ll}/u.test(line);

/** Reads lines as "gigoteuse/S.": a word and its ways to inflect. */
function readWords(): Words {
  const folder = dirname(require.resolve('dictionary-fr'));
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const dictionary = file('index.dic');
  const lines = dictionary.split('\n');
  const folded = fold(dictionary).split('\n');
  const ids = new Map<string, number>();
  const words = new Float64Array(lines.length).fill(Number.POSITIVE_INFINITY);
  for (const [at, line] of lines.entries()) {
    if (!isWord(line)) continue;
    const flags = line.split('/')[1] ?? '';
    const id = ids.get(flags) ?? ids.size;
    ids.set(flags, id);
    words[at] = hashOf(folded[at]?.split('/')[0] ?? '') * WAYS + id;
  }
  return {
    words: words.sort(),
    ways: [...ids.keys()].map((flags) => new Set(flags.match(/../g) ?? [])),
    endings: readEndings(file('index.aff')),
  };
}

let read: Words | undefined;

/** The ways to inflect of the words written so, several of which may differ by accents; none: no word is. */
function waysFor(word: string, { words, ways }: Words): ReadonlySet<string>[] {
  const hash = hashOf(word);
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? 0) < hash * WAYS) low = middle + 1;
    else high = middle;
  }
  const found: ReadonlySet<string>[] = [];
  for (let at = low; (words[at] ?? 0) < (hash + 1) * WAYS; at += 1)
    found.push(ways[(words[at] ?? 0) % WAYS] ?? new Set());
  return found;
}

/**
 * True of a folded word of French, in any of its forms: "détendre", "terme", "grimpait". From the spelling dictionary of
 * Grammalecte (`dictionary-fr`), which is read once.
 */
export function isFrench(word: string): boolean {
  read ??= readWords();
  const words = read;
  if (waysFor(word, words).length > 0) return true;
  for (let at = word.length - 1; at > 0; at -= 1)
    for (const { instead, way } of words.endings.get(word.slice(at)) ?? [])
      if (waysFor(word.slice(0, at) + instead, words).some((ways) => ways.has(way))) return true;
  return false;
}

/** True of a folded verb as dictionaries have it: what ends as one does and has a future, as "monter" and "prendre". */
export const isInfinitive = (word: string): boolean =>
  /(?:[ei]r|re)$/.test(word) && isFrench(`${word.replace(/e$/, '')}ont`);
