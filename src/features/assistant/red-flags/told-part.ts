/** A sentence or a part of one: where a long message tells something else. */
const ENDS = /[.!?;:\n…]+|,\s|\s(?:et puis|puis|mais|du coup|alors|parce que|car|sauf que|depuis)\s/iu;
/** What is asked, or what is to be kept from happening. */
const ASKS =
  /\?|\b(?:est-ce|quel(?:le)?s?|combien|comment|faut[- ]il|puis[- ]je|peut[- ]on|dois[- ]je|j’ai droit|j'ai droit|je voudrais savoir|je me demande|éviter|eviter|prévenir|empêcher)\b/iu;
const SENTENCES = /[^.!?;\n…]+[.!?;\n…]*/gu;
/** Shorter messages are read as they are. */
const LONG = 14;
const WORDS_LEAST = 3;

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/**
 * Of a long message, what it tells apart from what it asks: "il a dévalé douze marches" stands between a story and a
 * question about a barrier. Each sentence that asks nothing, and each part of them, with the one after it.
 */
export function toldParts(question: string): string[] {
  if (wordsIn(question) < LONG) return [];
  const sentences = question.match(SENTENCES) ?? [];
  const clauses = sentences
    .flatMap((one) => one.split(ENDS).map((part) => part + (one.trim().endsWith('?') && part === one.split(ENDS).at(-2) ? '?' : '')))
    .map((one) => one.trim())
    .filter((one) => wordsIn(one) >= WORDS_LEAST && !ASKS.test(one));
  return clauses.flatMap((one, at) => [one, ...(clauses[at + 1] ? [`${one}, ${clauses[at + 1]}`] : [])]);
}
