import learnt from './data/likeness.json' with { type: 'json' };
import { HIGH } from './fever.ts';
import { kindOf } from './kinds-of-words.ts';
import { isOfNobody } from './nobody-in-it.ts';
import { isLongOver, isOfEverybody, meant } from './said.ts';
import { plainWords } from './words.ts';

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(learnt.weights));
/** Weights are kept as whole numbers of hundredths. */
const SCALE = 100;
/**
 * Of ordinary questions that it had not learnt from, about two in a hundred reach it. It was learnt from more than twice
 * as many ordinary questions as dangers, those with which editors say that pages are asked among them.
 */
const ALARMING = 0.05;
/** Words that ask for something. A danger is mostly told: a text with these must sound more like one. */
const ASKS =
  /\b(?:quel(?:le)?s?|lequel|laquelle|combien|comment|ou|jusqu a quel|(?:je|on) peux?t?|peut on|puis je|doit on|dois je|faut il|a t on|y a t il|est ce que (?:je|on|le|la|les|mon|ma|un|une)|depuis quand|a partir de|prix|tarifs?|t (?:il|elle)|^(?:ecris|raconte|donne|traduis|explique)|c est quoi|que faire|c est encore)\b/;
const ASKING = 0.8;
/** Words that only say of whom, of what age and since when: "mon bébé a 2 mois" tells no danger yet. */
const TELL_NOTHING = new Set(
  'a ai as au aux avec c ca ce ces cette d dans de depuis des du elle elles en est et etait eu fait hier il ils j je jour jours l la le les leur lui m ma mais me mes mois moi mon n ne nous on ou par pour qu que qui s sa se ses si son suis sur t ta te tu un une y an ans semaine semaines sem heure heures grossesse enceinte amenorrhee bebe bb enfant fils fille petit petite garcon nourrisson nouveau nouvelle nee jumeaux puce loulou frere freres soeur soeurs aine ainee'.split(
    ' ',
  ),
);
/** Words that tell something, of which fewer say too little. */
const TELLING_LEAST = 2;
/** "Et à 4 mois ?" leans on what was asked before, and says nothing of its own. */
const LEANING = /^et (?:\S+ ){0,5}\S+$/;

/** Dyed cloth loses its blue in the wash: nobody turns that colour. */
const OF_CLOTH = /\bdetei(?:nt|nd|gn)\w*\b(?!.*\b(?:aval\w*|bu|boi\w*|respir\w*|bouche|levres|yeux)\b)/;

const PART = 4;
const FEVERISH = new RegExp(HIGH.source, 'g');

const wordsOf = (question: string): string[] =>
  meant(plainWords(question)).replace(FEVERISH, 'FEVER').replace(/\d+/g, '0').split(' ').filter(Boolean);

/** A long word and its parts, for typing errors. */
function partsOf(word: string): string[] {
  if (word.length <= PART) return [];
  const whole = `_${word}_`;
  return Array.from(
    { length: whole.length - PART + 1 },
    (_, start) => `#${whole.slice(start, start + PART)}`,
  );
}

/** A sentence by the kinds of its words: one, two and three that follow each other, how it begins and ends. */
function frameOf(words: readonly string[]): string[] {
  const kinds = words.map(kindOf);
  const runs = kinds.flatMap((_, at) =>
    [1, 2, 3]
      .filter((many) => many <= at + 1)
      .map((many) => `~${kinds.slice(at + 1 - many, at + 1).join(' ')}`),
  );
  return [...runs, `^${kinds[0]}`, `^${kinds.slice(0, 2).join(' ')}`, `$${kinds.at(-1)}`];
}

/**
 * The parts of a question that are weighed: its words, those that follow each other, parts of long words, and the
 * frame of its sentence.
 */
export function marksOf(question: string): string[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs, ...words.flatMap(partsOf), ...frameOf(words)])];
}

/** The sum of what is known, over the root of how many were: a long question is no danger by its length. */
export function weigh(marks: readonly string[], weights: ReadonlyMap<string, number>, bias: number): number {
  let [sum, known] = [0, 0];
  for (const mark of marks) {
    const weight = weights.get(mark);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return bias + sum / Math.sqrt(known || 1);
}

/** The likeness of a question to the dangers that were written down: above zero, more than like anything ordinary. */
export function likeness(question: string): number {
  return weigh(marksOf(question), WEIGHTS, learnt.bias) / SCALE;
}

/** True of a question that no rule knows, and that sounds like a danger all the same. */
export function soundsLikeDanger(question: string): boolean {
  const text = meant(plainWords(question));
  const telling = text
    .split(' ')
    .filter((word) => word !== '' && !(TELL_NOTHING.has(word) || /^[\d.]+$/.test(word)));
  if (telling.length < TELLING_LEAST || LEANING.test(text) || isLongOver(text)) return false;
  if (OF_CLOTH.test(text) || isOfEverybody(text) || isOfNobody(text)('alike')) return false;
  return likeness(question) >= ALARMING + (ASKS.test(text) ? ASKING : 0);
}
