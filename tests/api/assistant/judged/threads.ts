import type { Answered } from '#src/features/assistant/answer.ts';
import type { AnsweredInThread } from '#src/features/assistant/answers/in-thread.server.ts';
import { type Half, halfOf } from './judged.ts';
import { followUps, newSubjects } from './questions/follow-ups.ts';

/** A question of a thread, answered with those before it, or as if nothing had been asked before. */
export type AskInThread = (question: string, earlier: readonly string[]) => Promise<AnsweredInThread>;

const pair = ([first, then]: readonly [string, string, ...unknown[]]) => first + then;
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? href;
const ledTo = ({ citations, tool }: Answered) =>
  [...citations.map(({ path }) => path), ...(tool ? [tool.path] : [])].map(pathOf);

export interface JudgedThreads {
  /** The share whose right page is cited or opened, and of those that are told what their page says of it. */
  page: number;
  sentence: number;
  missed: string[];
}

/** Of one half, what the second question of each pair is answered. */
export async function judgeFollowUps(ask: AskInThread, half: Half): Promise<JudgedThreads> {
  const rows = halfOf(followUps, half, pair);
  let [page, sentence] = [0, 0];
  const missed: string[] = [];
  for (const [first, then, says, ...pages] of rows) {
    const { answered, understood } = await ask(then, [first]);
    const led = ledTo(answered);
    const isRight = answered.kind !== 'unknown' && pages.some((path) => led.includes(path));
    const isTold = isRight && says.test(answered.text);
    if (isRight) page += 1;
    if (isTold) sentence += 1;
    else missed.push(`${first} / ${then} (${understood}): ${answered.text}`);
  }
  return { page: page / rows.length, sentence: sentence / rows.length, missed };
}

/** Second questions of another subject whose answer is not the one they have when they are asked alone. */
export async function draggedAlong(ask: AskInThread, half: Half): Promise<string[]> {
  const dragged: string[] = [];
  for (const [first, then] of halfOf(newSubjects, half, pair)) {
    const [after, alone] = [await ask(then, [first]), await ask(then, [])];
    if (JSON.stringify(after.answered) !== JSON.stringify(alone.answered)) dragged.push(`${first} / ${then}`);
  }
  return dragged;
}
