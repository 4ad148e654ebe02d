import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold } from '#search/text.ts';
import { ownWords, plainly } from './lean.ts';

/** Words that ask something of a subject: the next question asks something else of it. */
const ASKED_OF_IT: readonly RegExp[] = [
  /\b(?:quelle est|quel est|quels sont|quelles sont|c est quoi|qu est ce que c est|qu est ce qu|qu est ce que|est ce que|est ce qu|que se passe t il|comment|combien de temps|combien d|combien de|combien|quand|pourquoi|ou|qui|que|quoi|quel|quelle|quels|quelles|par quoi)\b/g,
  /\b(?:durees?|dure|longtemps|delais?|frais|prix|cout|couts|coute|coutent|tarifs?|montants?|(?<=\b(?:est|sont|soit|etre|pas|vraiment) )obligatoires?|date|a quel age|jusqu a|jusqu|a partir de|a lieu|se prend|prend|marche|fonctionne|faut il|peut on|faire|sert|jours)\b/g,
];

/** Slots of a question where another value of the same kind takes the place of the one before. */
const UNIT = String.raw`(?:mois|ans?|semaines?|sa|jours?|kg|kilos?|cm)`;
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)`;
const MEASURE = new RegExp(String.raw`\b${NUMBER} ?${UNIT}\b`);
const RANK =
  /\b(?:premi(?:er|ere)|deuxieme|seconde?|troisieme|quatrieme|cinquieme|sixieme|septieme|derni(?:er|ere)|[1-9](?:er|ere|e|eme))\b/;
const FATHER = /\b(?:papa|pere|conjoint|second parent|deuxieme parent|coparent|mari|compagnon|copain|lui)\b/;
const MOTHER = /\b(?:maman|mere|femme|compagne|copine)\b/;

const SLOTS: readonly RegExp[] = [MEASURE, RANK];

/** "Et à 20 ?", "et la suivante ?": another number of the same unit, or the one beside it. */
const BARE = new RegExp(`^(?:et|ou|mais|alors)? ?(?:a|pour|de|en|vers|la)? ?(${NUMBER})$`);
const NEXT =
  /^(?:et|puis)? ?(?:pour )?(?:la|celle)? ?(?:semaine )?(suivante|prochaine|d apres|precedente|d avant)$/;
const WEEK = /\b(semaine )(\d{1,2})\b|\b(\d{1,2})(?= ?(?:e|eme)? ?(?:sa|semaines?)\b)/;

/** A question before, asked of another number; null where the next one names none, or that one had none. */
function ofAnotherNumber(had: string, asked: string): string | null {
  const bare = BARE.exec(asked)?.[1];
  if (bare !== undefined && MEASURE.test(had))
    return had.replace(MEASURE, (measure) => measure.replace(new RegExp(`^${NUMBER}`), bare));
  const beside = NEXT.exec(asked)?.[1];
  const [, , after, before] = WEEK.exec(had) ?? [];
  const week = bare ?? (beside && Number(after ?? before) + (/precedente|avant/.test(beside) ? -1 : 1));
  if (week === undefined || week === '' || (after ?? before) === undefined) return null;
  return had.replace(WEEK, (_, lead: string = '') => `${lead}${week}`);
}

/** "Et au congélateur ?": the same asked of another place, another person or another day. */
const ELSEWHERE = /^(?:et|ou|mais) (au|aux|a la|en|chez|avec|dans la|dans le|sans) (\p{L}+(?: \p{L}+)?)$/u;

/** A question before, asked of what another one names behind the same small word; null where it has none. */
function ofAnotherPlace(had: string, asked: string): string | null {
  const [, small, named] = ELSEWHERE.exec(asked) ?? [];
  if (small === undefined || named === undefined) return null;
  const same = new RegExp(String.raw`\b${small} \p{L}+`, 'u');
  return same.test(had) ? had.replace(same, `${small} ${named}`) : null;
}

/** "Et le lit ?": the same asked of another thing. */
const A_THING = /^(?:et|ou|mais) (?:pour )?(?:le|la|les|l|une?|des|du|mon|ma|mes) ((?:\S+ ){0,3}\S+)$/;
/** Whoever asks what goes into a thing asks nothing of another. */
const INTO_IT = /\b(?:dans|avec|sur|sous)\b/;

/** The words by which a question names one thing that is bought; null where it names none, or several. */
function thingOf(text: string): string | null {
  const { head, others } = DEFAULT_LEXICON.read(text);
  const named = [...(head && !head.need ? [head] : []), ...others];
  const [one] = named;
  return named.length === 1 && one && text.includes(one.words) ? one.words : null;
}

/** The question before, asked of another thing that is bought; null where either names none. */
export function askedOfAnotherThing(before: string, question: string): string | null {
  const had = plainly(before);
  const named = A_THING.exec(plainly(question))?.[1];
  if (named === undefined || INTO_IT.test(had) || thingOf(named) !== named) return null;
  const thing = thingOf(had);
  return thing === null ? null : had.replace(thing, named);
}

/** A question in its own words, with the subject that the one before it gives. Both are plain text; so is the answer. */
export function inLightOf(before: string, question: string): string {
  const asked = plainly(question);
  const had = plainly(before);
  if (/\bconges?\b|\barret\b/.test(had)) {
    if (FATHER.test(asked))
      return `${had.replace(/\b(?:maternite|paternite)\b/g, 'paternite')} ${rest(asked, FATHER)}`;
    if (MOTHER.test(asked))
      return `${had.replace(/\b(?:maternite|paternite)\b/g, 'maternite')} ${rest(asked, MOTHER)}`;
  }
  return sameAskedOf(before, question) ?? `${subjectOf(before)} ${question}`.trim();
}

/**
 * The question before, asked again of another number, rank, place or day: a whole question by itself. Null where the next
 * one asks something else.
 */
export function sameAskedOf(before: string, question: string): string | null {
  const asked = plainly(question);
  const had = plainly(before);
  const another = ofAnotherNumber(had, asked) ?? ofAnotherPlace(had, asked);
  if (another !== null) return another;
  for (const slot of SLOTS) {
    const value = slot.exec(asked)?.[0];
    if (value === undefined || !slot.test(had)) continue;
    if (ownWords(asked.replace(slot, ' ')).length === 0) return had.replace(slot, value);
  }
  return null;
}

const rest = (asked: string, slot: RegExp) =>
  asked
    .replace(slot, ' ')
    .replace(/^(?:et|mais|ou) /, '')
    .replace(/\b(?:pour|chez|le|la|l|du|de)\b/g, ' ')
    .trim();

/** The subject of a question, without what was asked of it; the question as it is where nothing would be left. */
export function subjectOf(question: string): string {
  const bare = ASKED_OF_IT.reduce((text, words) => text.replace(words, ' '), plainly(question))
    .replace(/\s+/g, ' ')
    .trim();
  return ownWords(bare).length > 0 ? bare : fold(question);
}
