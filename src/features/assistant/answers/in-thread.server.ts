import type { Db } from '#src/server/db/connect.ts';
import { getServices } from '#src/server/services.ts';
import type { Answered } from '../answer.ts';
import { inFull } from '../passages/in-full.ts';
import { familiesOf } from '../passages/words.ts';
import { askedOfAnotherThing, inLightOf, sameAskedOf } from '../thread/in-light-of.ts';
import { leaningOf, ownWords } from '../thread/lean.ts';
import { partsOfQuestion } from '../thread/parts-of-question.ts';
import { answerFrom, type Knowing } from './from-pages.server.ts';
import { askedOfAnother } from './named.server.ts';

/** An answer, and the question as it was understood: with what those before it tell, where it leans on them. */
export interface AnsweredInThread {
  understood: string;
  /** True where a question before it was needed. */
  leant: boolean;
  answered: Answered;
}

interface Asked {
  question: string;
  /** Those of the same thread before it, oldest first. */
  earlier: readonly string[];
}

/** Answers a question of a thread from our pages. */
export const answerInThread = (asked: Asked, options: { term: string | null }): Promise<AnsweredInThread> =>
  answerThread(getServices(), asked, options);

/** The same, of the site of these services. */
export async function answerThread(
  services: Knowing,
  { question: typed, earlier: typedBefore }: Asked,
  options: { term: string | null },
): Promise<AnsweredInThread> {
  const [question, earlier] = [inFull(typed), typedBefore.map(inFull)];
  const leaning = earlier.length === 0 ? 'alone' : leaningOf(question);
  const alone = async () => ({
    understood: question,
    leant: false,
    answered: await answerAlone(services, question, { ...options, leaning: leaning !== 'alone' }),
  });
  const before = leaning === 'alone' ? null : await subjectSoFar(services.database.db, earlier);
  if (before === null) return alone();
  const { db } = services.database;
  const understood = await understoodAs(db, before, question);
  const near = pagesOf(await answerFrom(services, before, options));
  const again =
    sameAskedOf(before, question) === understood
      ? await answerFrom(services, understood, { ...options, near })
      : null;
  const together = {
    understood,
    leant: true,
    answered:
      again !== null && again.kind !== 'unknown'
        ? again
        : await answerFrom(services, understood, { ...options, last: question, near }),
  };
  const ofThing = stays(together.answered, near)
    ? null
    : await answerOfAnotherThing(services, { question, before, near }, options);
  if (ofThing) together.answered = ofThing;
  const own = ownWords(question);
  if (own.length === 0) return together;
  const told = toldOf(question, together.answered);
  if (leaning === 'leans' && (told > 0 || together.answered.kind === 'tool')) return together;
  const apart = await alone();
  const toldApart = toldOf(question, apart.answered);
  if (leaning === 'leans') return toldApart > 0 ? apart : together;
  return told >= 1 && told > toldApart ? together : apart;
}

const stays = ({ citations }: Answered, near: ReadonlySet<string>) =>
  citations.some(({ path }) => near.has(path));

/** The question before asked of another thing, where the same page answers it; null otherwise. */
async function answerOfAnotherThing(
  services: Knowing,
  { question, before, near }: { question: string; before: string; near: Set<string> },
  options: { term: string | null },
): Promise<Answered | null> {
  const understood = askedOfAnotherThing(before, question);
  if (understood === null) return null;
  const answered = await answerFrom(services, understood, { ...options, near });
  return answered.kind !== 'unknown' && stays(answered, near) ? answered : null;
}

/**
 * A question alone. Where it is not known as a whole, what its last sentence asks may be: what stands before it says of
 * what, or tells a story.
 */
async function answerAlone(
  services: Knowing,
  question: string,
  options: { term: string | null; leaning: boolean },
): Promise<Answered> {
  const whole = await answerFrom(services, question, options);
  const parts = whole.kind === 'unknown' ? partsOfQuestion(question) : null;
  if (parts === null) return whole;
  const { told, asked } = parts;
  const leaning = leaningOf(asked);
  const together = () => answerOfWhatIsTold(services, parts, options);
  const apart = () => answerFrom(services, asked, options);
  for (const next of [together, apart]) {
    if (next === apart && leaning === 'leans') continue;
    const answered = await next();
    if (answered.kind !== 'unknown') return answered;
  }
  const before = await answerFrom(services, told, options);
  return leaning === 'leans' && before.kind !== 'unknown' ? before : whole;
}

/** The last sentence of a question, understood by the one before it. */
async function answerOfWhatIsTold(
  services: Knowing,
  { told, asked }: { told: string; asked: string },
  options: { term: string | null },
): Promise<Answered> {
  const understood = await understoodAs(services.database.db, told, asked);
  return answerFrom(services, understood, { ...options, last: asked });
}

const understoodAs = async (db: Db, before: string, question: string): Promise<string> =>
  (await askedOfAnother(db, before, question)) ?? inLightOf(before, question);

/** The last question of a thread that says its subject, with what those after it asked of it. */
async function subjectSoFar(db: Db, earlier: readonly string[]): Promise<string | null> {
  let before: string | null = null;
  for (const question of earlier)
    before =
      before === null || leaningOf(question) !== 'leans'
        ? question
        : await understoodAs(db, before, question);
  return before;
}

/** The share of a question's own words that the sentences of an answer tell. */
function toldOf(question: string, { kind, citations }: Answered): number {
  if (kind === 'unknown') return 0;
  const own = ownWords(question);
  const said = new Set(citations.flatMap(({ title, quote }) => familiesOf(`${title} ${quote}`)));
  return own.filter((word) => [...word.said.keys()].some((family) => said.has(family))).length / own.length;
}

/** The pages that an answer led to. */
const pagesOf = ({ kind, citations }: Answered): Set<string> =>
  new Set(kind === 'unknown' ? [] : citations.map(({ path }) => path));
