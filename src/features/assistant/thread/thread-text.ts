// Read in the browser too: nothing here brings a library along.
export const QUESTION_MAX = 500;

/** Of a thread, so many questions are told with the one that is asked. */
export const EARLIER_MOST = 3;

/** A question with those of its thread before it, oldest first. */
export interface Threaded {
  earlier: readonly string[];
  question: string;
}

const THREADED = /^Avant : ((?:«\s[^«»]+\s» )+)Maintenant : (.{2,})$/su;
const oneLine = (text: string) => text.replace(/[\p{Cc}\s«»]+/gu, ' ').trim();

/**
 * A question as it is sent: "Avant : « those before it » Maintenant : itself". Nothing of a thread is kept on the
 * server, so each question brings what it may lean on. What does not fit beside it stays out, the oldest first.
 */
export function withEarlier(question: string, earlier: readonly string[]): string {
  const written = (before: readonly string[]) =>
    before.length === 0
      ? question
      : `Avant : ${before.map((one) => `«\u202f${one}\u202f» `).join('')}Maintenant : ${question}`;
  const known = earlier.map(oneLine).filter(Boolean).slice(-EARLIER_MOST);
  while (known.length > 0 && written(known).length > QUESTION_MAX) known.shift();
  return written(known);
}

/** A question that was sent, and those before it. */
export function readThreaded(text: string): Threaded {
  const [, before, question] = THREADED.exec(text) ?? [];
  if (before === undefined || question === undefined) return { earlier: [], question: text };
  const earlier = [...before.matchAll(/«([^«»]+)»/gu)].map(([, one = '']) => one.trim()).filter(Boolean);
  return { earlier: earlier.slice(-EARLIER_MOST), question };
}
