import { isEveryday } from '../french/everyday.ts';
import { NOISE } from '../french/noise.ts';
import { isStopWord } from '../french/stop-words.ts';
import { isVerbForm } from '../french/verb-forms.ts';
import { fold } from '../text.ts';
import { keyWords, singular } from '../thesaurus/key.ts';
import { familyOf } from '../thesaurus/stems.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { describedIn } from './described.ts';
import { leaveMeasures } from './measured.ts';
import { type Scan, withoutIn } from './measures.ts';
import { type Found, idsOf, namedIn } from './named.ts';
import { isTool } from './purpose.ts';
import type { NamedThing } from './reading.ts';
import { SLEPT_IN } from './seasons.ts';
import { isSentence, namesAlone } from './sentence.ts';
import { type Spelling, type Words, wordsToName } from './spelling.ts';
import type { Known, Spellings } from './spellings.ts';
import type { Token } from './tokens.ts';
import { guessedIn, isClearer, isUse, usedIn, withSituation } from './used.ts';

const MOST_WORDS_OF_NEED = 8;
/** So many words tell a use, with or without the small words of a sentence. */
const MANY_WORDS = 3;

interface Told {
  thesaurus: Thesaurus;
  /** True when it is told as a sentence. */
  sentence: boolean;
}

/** A situation told with a thing and a word that is none says more than the thing: "froid en poussette". */
function needOver(
  { things, unknown }: Found,
  words: Words,
  { thesaurus, sentence }: Told,
): NamedThing | null {
  if (words.keys.length === 0 || words.keys.length > MOST_WORDS_OF_NEED) return null;
  if (things.length === 0) return needIn(words, { thesaurus, sentence });
  if (unknown.length === 0) return null;
  const told = thesaurus.needs.tells(words.keys);
  const need = told >= 2 && told > things.length ? needIn(words, { thesaurus, sentence }) : null;
  // "Mobile à contrastes noir et blanc": what comes first is itself what helps, and is asked for by its name.
  const [first] = things;
  const named = !sentence && first?.at === 0 && first.ids.some((id) => need?.ids.includes(id));
  return named ? null : need;
}

function needIn({ tokens, keys }: Words, { thesaurus, sentence }: Told): NamedThing | null {
  const helps = thesaurus.needs.find(keys, sentence);
  if (!helps) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  const told = thesaurus.needs.telling(keys.filter((key) => !NOISE.has(key))).flatMap(familyOf);
  return {
    ids: helps.best,
    also: helps.good,
    fair: helps.fair,
    words,
    keys: [],
    told,
    need: true,
    worth: helps.worth,
  };
}

/** "Siège auto bébé pivotant": the words beside a thing that make it one of its kinds, whatever their order. */
function narrowed(head: NamedThing | null, found: Found, thesaurus: Thesaurus): NamedThing | null {
  if (!head || head.need) return head;
  const beside = new Map<string, string>();
  for (const { word, text } of found.unknown) beside.set(singular(word), text);
  for (const thing of found.things.slice(1))
    for (const key of keyWords(thing.words)) beside.set(key, thing.words);
  const kind = thesaurus.kindsOf(head.ids, new Set(beside.keys()));
  if (!kind) return head;
  const used = new Set(kind.words);
  found.unknown = found.unknown.filter(({ word }) => !used.has(singular(word)));
  found.things = found.things.filter(
    (thing, at) => at === 0 || !keyWords(thing.words).every((key) => used.has(key)),
  );
  return {
    ...head,
    ids: kind.ids,
    keys: [...head.keys, ...kind.words],
    words: [head.words, ...kind.words.map((word) => beside.get(word))].join(' '),
  };
}

/** "Langes pampers": a word of several meanings, one of which is named again beside it, has that one. */
function agreed(things: Found['things']): Found['things'] {
  const [first, ...more] = things;
  const again = more.find(({ ids }) => ids.some((id) => first?.all.includes(id) && !first.ids.includes(id)));
  if (!first || !again) return things;
  const ids = again.ids.filter((id) => first.all.includes(id));
  return [{ ...first, ids }, ...more.filter((one) => one !== again)];
}

/** "Pushchair twins": for whom a thing is made is no thing where one is named. */
const traitsLast = (things: Found['things']): Found['things'] => {
  const isTrait = ({ ids }: NamedThing) => ids.every((id) => id.startsWith('pour '));
  return [...things.filter((one) => !isTrait(one)), ...things.filter(isTrait)];
};

/** Things that others are made for: beside one of these, English names the other thing before or behind it. */
const HOSTS: ReadonlySet<string> = new Set([
  ...['poussette', 'landau', 'lit bebe', 'lit', 'siege auto', 'coque auto', 'biberon', 'baignoire', 'couche'],
  ...['chaise haute', 'berceau', 'table a langer', 'matelas a langer', 'voiture jouet'],
]);

/** "Mosquito net pram", "fitted sheet cot": what goes with a thing is asked for, and not that thing. */
const hostsLast = (things: Found['things']): Found['things'] => {
  const isHost = ({ ids }: NamedThing) => ids.every((id) => HOSTS.has(id));
  return [...things.filter((one) => !isHost(one)), ...things.filter(isHost)];
};

interface Heads {
  head: NamedThing | null;
  others: readonly NamedThing[];
  need: NamedThing | null;
  /** The text between a thing and the word before it that is none's; empty where the thing comes first. */
  between: string;
  /** True when a tool for a thing is named, which is none of ours. */
  tool: boolean;
}

/** French names the thing first; where an unknown one comes before it, what is known narrows that. */
function headsOf(found: Found, words: Words, { query, ...told }: Told & { query: string }): Heads {
  const { thesaurus } = told;
  const need = needOver(found, words, told);
  if (need) return alone(need);
  // "Stroller rain cover": English names the thing last.
  if (found.things.every(({ english }) => english)) found.things = hostsLast(found.things.toReversed());
  const [first, ...more] = traitsLast(agreed(found.things));
  leaveMeasures(found);
  const starts = first && words.tokens[first.at]?.from;
  // "housse poussette": an unknown thing comes first, what follows narrows it.
  const before = starts === undefined ? undefined : found.unknown.findLast(({ from }) => from < starts);
  if (before) {
    const between = query.slice(before.to, starts);
    const tool = isTool(before.word, between);
    return { head: null, others: tool ? [] : found.things, need: null, between, tool };
  }
  const head = narrowed(first ?? null, found, thesaurus);
  const others = head === first ? more : found.things.slice(1);
  return { head, others, need: null, between: '', tool: false };
}

/** "Matelas à l": a small word that ends a query may be the middle of a name. */
function begunIn(query: string, last: Token | undefined, known: Known): NamedThing | null {
  const { thesaurus, isStopWord: stops = isStopWord } = known;
  if (!last || !stops(last.word) || !query.endsWith(last.text)) return null;
  const ids = idsOf(thesaurus.begun(query));
  return ids.length === 0 ? null : { ids, also: [], words: query.trim(), keys: [], need: false };
}

const alone = (need: NamedThing): Heads => ({ head: need, others: [], need, between: '', tool: false });

/** "Pipi sur le matelas": what a thing stands behind these is where something happens, and no thing that is asked for. */
const CIRCUMSTANCE = /^\s*(?:sur|dans|autour d|sous|derriere|devant|contre|hors d|au-dessus d|par|pres d)/;

/** Words of a sentence that say who lives what it tells. */
const PEOPLE: ReadonlySet<string> = new Set(
  (
    'je j me m moi nous on notre nos il elle ils elles lui leur se s mon ma mes son sa ses bebe bb enfant fils fille ' +
    'loulou petit petite grand maman papa mamie papi enceinte naissance'
  ).split(' '),
);

/** A sentence of somebody, of which no word is of other shops. */
const isOfPeople = (sentence: boolean, tokens: readonly Token[]): boolean =>
  sentence && tokens.some(({ word }) => PEOPLE.has(word)) && !tokens.some(({ word }) => isEveryday(word));

interface Named extends Heads {
  words: Words;
  found: Found;
}

/** In a sentence, a verb is no misspelt name. */
const withVerbs = (spelling: Spelling): Spelling => ({
  ...spelling,
  correct: (word) => (isVerbForm(word) ? null : spelling.correct(word)),
  mayBe: (word) => (isVerbForm(word) ? [] : (spelling.mayBe?.(word) ?? [])),
});

/** The same words, as the situation that they tell. */
const situated = (named: Named, need: NamedThing): Named => ({
  ...named,
  found: { ...named.found, unfinished: false },
  ...alone(need),
});

/** Something that a sentence tells of which no thing was read: by many of its words, or of people who name nothing. */
function guessOf(
  { head, tool, others }: Named,
  told: Words,
  { tokens, thesaurus }: { tokens: readonly Token[]; thesaurus: Thesaurus },
): NamedThing | null {
  if (head || tool) return null;
  const guessed = guessedIn(told, thesaurus);
  const isClear = (guessed?.count ?? 0) >= MANY_WORDS;
  return isClear || (others.length === 0 && isOfPeople(true, tokens)) ? guessed : null;
}

/** Makes what finds the things that the words of a query name, or the situation that they tell. */
export function createNamer(known: Known, spellings: Spellings) {
  const { brands, heardBrand, plain, ofNeeds, ofSentences, ofDescriptions, ofUses } = spellings;
  const { thesaurus, worn } = known;
  const seasonal = (ids: readonly string[]) => ids.some((id) => worn.has(id) || SLEPT_IN.has(id));
  return (query: string, { rest }: Scan, tokens: readonly Token[]): Named => {
    const lookedUp = { thesaurus, brands, heardBrand, without: withoutIn(query), seasonal };
    const sentence = isSentence(tokens, namesAlone(thesaurus));
    const namedBy = (spelling: Spelling): Named => {
      const words = wordsToName(rest, spelling);
      const found = namedIn(words, lookedUp);
      return { words, found, ...headsOf(found, words, { thesaurus, query, sentence }) };
    };
    const verbal = (one: Spelling) => (sentence ? withVerbs(one) : one);
    const first = namedBy(verbal(ofNeeds));
    const told = wordsToName(rest, verbal(ofUses));
    const circumstance = CIRCUMSTANCE.test(fold(first.between));
    const used =
      !first.tool && (sentence || circumstance || told.keys.length >= MANY_WORDS)
        ? usedIn(told, { thesaurus, sentence })
        : null;
    if (used && first.need && isClearer(used, first.need))
      return situated(first, withSituation(used, first.need));
    if (!first.head && sentence) {
      // The words of a sentence are no misspelt names of things.
      const words = wordsToName(rest, ofSentences);
      const need = words.keys.length > MOST_WORDS_OF_NEED ? null : needIn(words, { thesaurus, sentence });
      if (need) return situated(first, used && isClearer(used, need) ? withSituation(used, need) : need);
    }
    const named = !first.need && first.found.unknown.length > 0 ? namedBy(verbal(plain)) : first;
    const described =
      first.need || named.tool
        ? null
        : describedIn(query, wordsToName(rest, verbal(ofDescriptions)), { ...named, sentence, thesaurus });
    if (described) return situated(named, described);
    const at = named.found.things[0]?.at ?? 0;
    if (used && isUse(query, used, { ...named, sentence: sentence || circumstance, first: at }))
      return situated(named, used);
    const guessed = sentence ? guessOf(named, told, { tokens, thesaurus }) : null;
    if (guessed) return situated(named, guessed);
    const begun = named.found.unknown.length > 0 ? null : begunIn(query, tokens.at(-1), known);
    if (!begun) return named;
    return { ...named, found: { ...named.found, unfinished: false }, head: begun, others: [], need: null };
  };
}
