import { getServices, type Services } from '#src/server/services.ts';
import type { Answered, Citation } from '../answer.ts';
import { rankedParts, readQuestion } from '../passages/find.server.ts';
import type { RankedPart, Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { answersFr } from './answers.fr.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A part that tells less of the question than this does not answer it. */
const KNOWN = 0.55;
const SENTENCES = 3;

function worth(sentence: Sentence, asked: readonly Weighed[]): number {
  const families = new Set(familiesOf(sentence.text));
  return asked.reduce((sum, { said, weight }) => {
    const best = [...said].reduce(
      (most, [family, told]) => (families.has(family) ? Math.max(most, told) : most),
      0,
    );
    return sum + weight * best;
  }, 0);
}

/** Up to three sentences that follow each other, with the one that tells most of the question. */
function chosen({ part }: RankedPart, asked: readonly Weighed[]): Sentence[] {
  const all = sentencesOf(part.lines);
  const weights = all.map((sentence) => worth(sentence, asked));
  const best = weights.indexOf(Math.max(...weights));
  const from = Math.max(0, Math.min(best, all.length - SENTENCES));
  return all.slice(from, from + SENTENCES);
}

/** Answers a question with sentences of our pages, or says that it is not known. */
export function answerFromPages(question: string, options: { term: string | null }): Promise<Answered> {
  return answerFrom(getServices(), question, options);
}

/** The same, of the site of these services. */
export async function answerFrom(
  { database: { db } }: Pick<Services, 'database'>,
  question: string,
  _: { term: string | null },
): Promise<Answered> {
  const asked = await readQuestion(db, question);
  const parts = (await rankedParts(db, asked)).filter(({ part }) => part.lines.length > 0);
  const [best] = parts;
  if (!best || best.score < KNOWN) return unknown(parts);
  const citations = chosen(best, asked.words).map(({ text }, at): Citation => {
    const { title, path } = best.page;
    return { n: at + 1, title, path, quote: text };
  });
  return {
    kind: 'answer',
    text: citations.map(cited).join(' '),
    citations,
    tool: null,
    actions: [],
    by: 'pages',
  };
}

/** The citation stands before the sign that ends its sentence. */
function cited({ n, quote }: Citation): string {
  const [, words = quote, end = ''] = /^([\s\S]*?)([.!?…]*)$/u.exec(quote) ?? [];
  return `${words.replace(/[\s;:,]+$/u, '')} [${n}]${end || '.'}`;
}

function unknown(parts: readonly RankedPart[]): Answered {
  const near = [...new Map(parts.map((one) => [one.page.path, one])).values()].slice(0, 3);
  const citations = near.map(({ page, part }, at) => ({
    n: at + 1,
    title: page.title,
    path: page.path,
    quote: sentencesOf(part.lines)[0]?.text ?? '',
  }));
  return {
    kind: 'unknown',
    text: answersFr.unknown(citations),
    citations,
    tool: { path: '/contactez-nous', label: answersFr.ask },
    actions: [],
    by: 'pages',
  };
}
