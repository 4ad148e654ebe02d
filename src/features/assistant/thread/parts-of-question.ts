import { ownWords } from './lean.ts';

/** The end of a sentence, also without a capital after it: nobody types one at night. */
const END = /(?<=[.!?…])\s+|\s*[\n;]\s*|\s+(?=(?:du coup|est-ce que|est ce que|qu’est-ce|qu'est-ce) )/u;
const LETTERS = /\p{L}{2}/u;

/**
 * A question of several sentences: what it asks, and what it tells before, of which the sentence that names most of a
 * subject counts. Null where it is of one sentence.
 */
export function partsOfQuestion(question: string): { told: string; asked: string } | null {
  const sentences = question.split(END).filter((one) => LETTERS.test(one));
  const at = Math.max(sentences.length - 1, 0);
  const lastAsked = sentences.findLastIndex((one) => one.trim().endsWith('?'));
  const place = lastAsked > 0 ? lastAsked : at;
  const asked = sentences[place];
  const others = sentences.filter((_, one) => one !== place);
  const [told] = others
    .map((one) => ({ one, words: ownWords(one).length }))
    .sort((a, b) => b.words - a.words);
  return asked === undefined || !told || told.words === 0 ? null : { told: told.one, asked };
}
