import { isStopWord } from '#search/french/stop-words.ts';
import { fold, wordsOf } from '#search/text.ts';
import { singular } from '#search/thesaurus/key.ts';
import { OF_ASKING, OF_EVERYBODY, OF_TELLING } from './question-words.ts';
import { alsoSaid, inOneWord } from './says-same.ts';
import { familyOf } from './words.ts';

/** A word of a question that tells what it is about. */
export interface AskedWord {
  word: string;
  /** Families of passages that say it, and how well: 1 is the word itself. */
  said: ReadonlyMap<string, number>;
  /** True of words that every question here may have. */
  faint: boolean;
  /** True of forms of verbs: pages say what is done in other words. */
  verb: boolean;
}

/** A question of many words is told by its first. */
const MOST_WORDS = 24;
const ALSO = 0.8;
const VERB = /...(?:er|ez|ait|ons|aient|ir)$/;
/** "Considéré", "pesées": a form of a verb, or a quality, that folding makes look like a noun. */
const PARTICIPLE = /\p{L}{3}(?:é|ée)s?$/u;
/** A thing is told by the article before it: "un huissier". */
const NOUN =
  /(?:^|[^\p{L}])(?:une?|les?|la|des|du|aux?|mon|ma|mes|ton|ta|son|sa|ses|ce|cet|cette|ces|[ld][’'])\s*(\p{L}+)/gu;
/** Whoever does something is said straight before it: "elle réserve", "on l’assoit", "ça ne se garde pas". */
const DONE =
  /(?<![\p{L}’'])(?:je|tu|ils?|elles?|on|ça|ca|j[’'])\s*(?:(?:ne|me|te|se|le|la|les|lui|leur|nous|vous|y|en|[nmtsl][’'])\s*){0,3}(?<=[\s’'])(\p{L}{3,})/gu;
/** "À quel âge": what is waited for is an age, whatever the word is worth elsewhere. */
const ASKS_AGE = /\bquel age\b/;
const AGE = 'age';

/** A figure, or its unit: "40 h", "98cm". */
const FIGURE = /^(?:\d+(?:h|kg|g|cm|mm|ml|m|km|sa|mois|ans|j)?|h|kg|cm|mm|ml|km|km2|m2)$/;

export function askedWord(word: string): AskedWord {
  const said = new Map([[familyOf(word), 1]]);
  for (const other of alsoSaid(word)) {
    const family = familyOf(other);
    if (!said.has(family)) said.set(family, ALSO);
  }
  return { word, said, faint: OF_EVERYBODY.has(word) || FIGURE.test(word), verb: VERB.test(word) };
}

/** The telling words of a question, folded and in the singular, each once. */
export function tellingWords(question: string): string[] {
  const typed = wordsOf(inOneWord(fold(question))).filter(
    (word) => !OF_ASKING.has(word) && !isStopWord(word),
  );
  return [...new Set(typed.map(singular))].slice(0, MOST_WORDS);
}

/** Of a question of fewer words, each is of its subject. */
const STORY = 4;
/** So many words of the subject are enough for what is told around them to count for little. */
const ENOUGH = 1;

/** The words of a question that its accents or its articles show to be verbs, or things. */
function formsOf(question: string): { verbs: ReadonlySet<string>; things: ReadonlySet<string> } {
  const text = question.toLowerCase().normalize('NFC');
  const words = (of: readonly string[]) => new Set(of.map((word) => singular(fold(word))));
  const done = [...text.matchAll(DONE)].map(([, word = '']) => word);
  const things = words(
    [...text.matchAll(NOUN)].map(([, word = '']) => word).filter((word) => !done.includes(word)),
  );
  return {
    verbs: words([...text.split(/[^\p{L}]+/u).filter((word) => PARTICIPLE.test(word)), ...done]),
    things,
  };
}

/** The telling words of a question, read; those of the story around it are faint where enough is left without them. */
export function askedWords(question: string): AskedWord[] {
  const { verbs, things } = formsOf(question);
  const asksAge = ASKS_AGE.test(fold(question));
  const words = tellingWords(question)
    .map(askedWord)
    .map((one) => ({
      ...one,
      faint: one.faint || (asksAge && one.word === AGE),
      verb: !things.has(one.word) && (one.verb || verbs.has(one.word)),
    }));
  if (words.length < STORY) return words;
  const isAround = ({ word }: AskedWord) => OF_TELLING.has(word);
  const subject = words.filter((one) => !one.faint && !isAround(one));
  if (subject.length < ENOUGH) return words;
  return words.map((one) => (isAround(one) ? { ...one, faint: true } : one));
}
