import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import type { Answer } from '../answer.ts';
import { ask } from '../asking/ask.server.ts';
import { rate } from '../asking/log.server.ts';
import { AskInput, assistantCalls } from '../assistant.calls.ts';
import { MILLA_PATH } from '../assistant.ts';
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
}

interface AskedPage {
  request: Request;
  locals: App.Locals;
  url: URL;
}

/** The page as it stands, or with the answer of a form that was sent; a redirect once an answer was rated. */
export async function millaPage(page: AskedPage): Promise<MillaPage | { redirect: Response }> {
  const thanked = page.url.searchParams.has('merci');
  const empty = { question: '', answered: null, earlier: [], refused: null, thanked };
  if (page.request.method !== 'POST') return empty;
  const { ctx, redirect } = pageCaller(page);
  const sent = await page.request.formData();
  if (sent.has('answer_id')) {
    await attempt(() => submitRate(ctx, sent));
    return { redirect: redirect(`${MILLA_PATH}?merci`) };
  }
  const question = textOf(sent, 'question');
  const earlier = earlierOf(sent);
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

function submitRate(ctx: Ctx, sent: FormData) {
  const input = assistantCalls.rate.contract.input.safeParse({
    answer_id: textOf(sent, 'answer_id'),
    useful: textOf(sent, 'useful') === '1',
  });
  if (!input.success) throw invalidInput(input.error.issues);
  return rate(ctx, input.data);
}
