import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import type { Answer } from '../answer.ts';
import { answerInThread } from '../answers/in-thread.server.ts';
import { ask } from '../asking/ask.server.ts';
import { rate } from '../asking/log.server.ts';
import { withoutPerson } from '../asking/masked.ts';
import { AskInput, assistantCalls } from '../assistant.calls.ts';
import { MILLA_PATH } from '../assistant.ts';
import { findRedFlagAfter } from '../red-flags/told-before.ts';
import { EARLIER_MOST, QUESTION_MAX, withEarlier } from '../thread/thread-text.ts';

/** The hidden fields of the form that bring the questions before. */
export const EARLIER = 'avant';

export interface MillaPage {
  /** The field as it was typed, where it was refused. */
  question: string;
  answered: { question: string; answer: Answer } | null;
  /** The questions before it, which the form brings along: nothing of a thread is kept here. */
  earlier: readonly string[];
  refused: Refusal | null;
  thanked: boolean;
  /** True of an answer that was rated: it stays where it was read. */
  rated: boolean;
}

interface AskedPage {
  request: Request;
  locals: App.Locals;
  url: URL;
}

/**
 * The page as it stands, or with the answer of a form that was sent. Once an answer was rated, its thread stays, or a
 * redirect comes where the form did not bring it along.
 */
export async function millaPage(page: AskedPage): Promise<MillaPage | { redirect: Response }> {
  const thanked = page.url.searchParams.has('merci');
  const empty = { question: '', answered: null, earlier: [], refused: null, thanked, rated: false };
  if (page.request.method !== 'POST') return empty;
  const { ctx, redirect } = pageCaller(page);
  const sent = await page.request.formData();
  const question = textOf(sent, 'question');
  const earlier = earlierOf(sent);
  if (sent.has('answer_id')) {
    const rated = await attempt(() => submitRate(ctx, sent));
    const kept =
      'refused' in rated ? null : await readAgain({ question, earlier, id: textOf(sent, 'answer_id') });
    if (kept === null) return { redirect: redirect(`${MILLA_PATH}?merci`) };
    return { ...empty, earlier, answered: kept, rated: true };
  }
  const result = await attempt(() => submitQuestion(ctx, question, earlier));
  if ('refused' in result) return { ...empty, question, earlier, refused: result.refused };
  const asked = question.trim().slice(0, QUESTION_MAX);
  return { ...empty, earlier, answered: { question: asked, answer: result.done.answer } };
}

/** Questions that a form says were asked before: text as any other, and no more of it than is read. */
const earlierOf = (sent: FormData): string[] =>
  sent
    .getAll(EARLIER)
    .filter((one): one is string => typeof one === 'string')
    .slice(-EARLIER_MOST)
    .map((one) =>
      one
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, QUESTION_MAX),
    )
    .filter(Boolean);

function submitQuestion(ctx: Ctx, question: string, earlier: readonly string[]) {
  const input = AskInput.safeParse({ question: withEarlier(question.trim(), earlier) });
  if (!input.success) throw invalidInput(input.error.issues);
  return ask(ctx, input.data);
}

/**
 * What our pages answer to a question that was answered and rated: nothing of a thread is kept here, so that the same is
 * read again from them, and neither counted nor kept. Null where there is no question, or a danger is told.
 */
async function readAgain({
  question: typed,
  earlier,
  id,
}: {
  question: string;
  earlier: readonly string[];
  id: string;
}): Promise<MillaPage['answered']> {
  const question = typed.trim().slice(0, QUESTION_MAX);
  if (question.length < 2 || findRedFlagAfter([...earlier], question)) return null;
  const { answered } = await answerInThread(
    { question: withoutPerson(question), earlier: earlier.map(withoutPerson).filter(Boolean) },
    { term: null },
  );
  return { question, answer: { id, ...answered } };
}

function submitRate(ctx: Ctx, sent: FormData) {
  const input = assistantCalls.rate.contract.input.safeParse({
    answer_id: textOf(sent, 'answer_id'),
    useful: textOf(sent, 'useful') === '1',
  });
  if (!input.success) throw invalidInput(input.error.issues);
  return rate(ctx, input.data);
}
