import { randomUUID } from 'node:crypto';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Answer, Answered } from '../answer.ts';
import { answerInThread } from '../answers/in-thread.server.ts';
import type { AskInput } from '../assistant.calls.ts';
import { answerByModel } from '../model/answer-by-model.server.ts';
import { URGENT_TEXTS } from '../red-flags/red-flags.fr.ts';
import { findRedFlagAfter } from '../red-flags/told-before.ts';
import type { Topic } from '../red-flags/topics.ts';
import { assistantRefusalFr } from '../refusals.fr.ts';
import { QUESTION_MAX, readThreaded, withEarlier } from '../thread/thread-text.ts';
import { type Hearer, tellAll } from './hearer.ts';
import { keepQuestion } from './log.server.ts';
import { withoutPerson } from './masked.ts';
import { BY_DAY, BY_MINUTE } from './rates.ts';

/** A danger is read in so much of a text, even where it is too long to be answered. */
const READ_FOR_DANGER = 2000;
const readForDanger = (text: string) => text.slice(0, READ_FOR_DANGER);

/** A question that may be answered, once it was counted. */
export interface Admitted {
  question: string;
  /** Those of the same thread that were sent with it, oldest first. */
  earlier: readonly string[];
  term: string | null;
  conversation: string;
  danger: Topic | null;
  /** Counted; false of a danger told by an address that asked too much: it is answered, and not kept. */
  kept: Promise<boolean>;
}

/**
 * Counts a question and looks for a danger in it. Throws question_too_long and rate_limited, but never to who tells of
 * a danger.
 */
export async function admitQuestion(ctx: Ctx, input: AskInput): Promise<Admitted> {
  const sent = input.question
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const { earlier, question } = readThreaded(sent);
  const danger = findRedFlagAfter(earlier.map(readForDanger), readForDanger(question));
  if (!danger && sent.length > QUESTION_MAX)
    throw new DomainError('question_too_long', assistantRefusalFr.tooLong, {
      fields: { question: assistantRefusalFr.tooLong },
    });
  const counted = ctx.services.limits.takeAll([
    [BY_MINUTE, ctx.ip],
    [BY_DAY, ctx.ip],
  ]);
  if (!danger) await counted;
  return {
    question: question.slice(0, QUESTION_MAX),
    earlier,
    term: input.term,
    conversation: input.conversation ?? randomUUID(),
    danger,
    kept: counted.then(
      () => true,
      () => false,
    ),
  };
}

/** Answers a question that was admitted; `hear` is told of it while it is made. */
export async function answerTo(ctx: Ctx, asked: Admitted, hear?: Hearer): Promise<Answer> {
  if (asked.danger) {
    const answered = urgent(asked.danger, hear);
    const id = randomUUID();
    keepBehind(ctx, asked, { ...answered, named: id });
    return { id, ...answered };
  }
  const { answered, leant } = await calmly(ctx, asked, hear);
  // What leans on another question is not understood without it, by the newsroom either.
  const question = leant ? withEarlier(asked.question, asked.earlier.slice(-1)) : asked.question;
  return { id: await keepQuestion(ctx, question, answered), ...answered };
}

function urgent(danger: Topic, hear?: Hearer): Answered {
  const text = URGENT_TEXTS[danger];
  hear?.text(text);
  return { kind: 'urgent', text, citations: [], tool: null, actions: [], by: 'pages' };
}

async function calmly(
  ctx: Ctx,
  { question: typed, earlier, term }: Admitted,
  hear?: Hearer,
): Promise<{ answered: Answered; leant: boolean }> {
  const asked = { question: withoutPerson(typed), earlier: earlier.map(withoutPerson).filter(Boolean) };
  const { answered: fromPages, understood, leant } = await answerInThread(asked, { term });
  const byModel = await answerByModel(ctx, { question: understood, fromPages, hear });
  if (byModel) return { answered: byModel, leant };
  if (hear) tellAll(fromPages, hear);
  return { answered: fromPages, leant };
}

/** A danger is answered at once, whatever happens to the log: the database may be what is down. */
function keepBehind(ctx: Ctx, { kept, question }: Admitted, answered: Answered & { named: string }): void {
  const { db, services, requestId } = ctx;
  void kept
    .then(async (may) => {
      if (may) await keepQuestion({ db }, question, answered);
    })
    .catch((error: unknown) => services.log.error({ requestId, err: error }, 'question not kept'));
}

export async function ask(ctx: Ctx, input: AskInput): Promise<{ conversation: string; answer: Answer }> {
  const asked = await admitQuestion(ctx, input);
  return { conversation: asked.conversation, answer: await answerTo(ctx, asked) };
}
