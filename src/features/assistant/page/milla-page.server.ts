import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import type { Answer } from '../answer.ts';
import { ask } from '../asking/ask.server.ts';
import { rate } from '../asking/log.server.ts';
import { AskInput, assistantCalls } from '../assistant.calls.ts';
import { MILLA_PATH } from '../assistant.ts';

export interface MillaPage {
  /** The field as it was typed, where it was refused. */
  question: string;
  answered: { question: string; answer: Answer } | null;
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
  const empty = { question: '', answered: null, refused: null, thanked: page.url.searchParams.has('merci') };
  if (page.request.method !== 'POST') return empty;
  const { ctx, redirect } = pageCaller(page);
  const sent = await page.request.formData();
  if (sent.has('answer_id')) {
    await attempt(() => submitRate(ctx, sent));
    return { redirect: redirect(`${MILLA_PATH}?merci`) };
  }
  const question = textOf(sent, 'question');
  const result = await attempt(() => submitQuestion(ctx, question));
  if ('refused' in result) return { ...empty, question, refused: result.refused };
  return { ...empty, answered: { question: question.trim().slice(0, 500), answer: result.done.answer } };
}

function submitQuestion(ctx: Ctx, question: string) {
  const input = AskInput.safeParse({ question });
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
