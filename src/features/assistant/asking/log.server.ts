import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { assistantQuestion, assistantSpending } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Answered } from '../answer.ts';
import type { assistantCalls } from '../assistant.calls.ts';
import { QUESTIONS_KEPT_DAYS } from '../assistant.ts';
import { assistantRefusalFr } from '../refusals.fr.ts';
import { masked } from './masked.ts';
import { RATES } from './rates.ts';

const PER_PAGE = 25;

/**
 * Keeps a question with what kind of answer it had, and answers the name of that answer: `named` where it was given one
 * already.
 */
export async function keepQuestion(
  { db }: Pick<Ctx, 'db'>,
  question: string,
  { named, ...answered }: Answered & { named?: string },
): Promise<string> {
  const [row] = await db
    .insert(assistantQuestion)
    .values({
      ...(named && { uuid: named }),
      question: masked(question),
      kind: answered.kind,
      answeredBy: answered.by,
      path: answered.citations[0]?.path ?? answered.tool?.path ?? null,
    })
    .returning({ uuid: assistantQuestion.uuid });
  if (!row) throw new Error('The question was not kept');
  return row.uuid;
}

/** Anybody who has the answer's name may say if it was of use, for a day. */
export async function rate(
  ctx: Ctx,
  { answer_id, useful, words }: InputOf<typeof assistantCalls.rate>,
): Promise<OutputOf<typeof assistantCalls.rate>> {
  await ctx.services.limits.take(RATES, ctx.ip);
  const said = words ? { words: masked(words) } : {};
  const rated = await ctx.db
    .update(assistantQuestion)
    .set({ useful, ...said })
    .where(
      and(
        eq(assistantQuestion.uuid, answer_id),
        sql`${assistantQuestion.askedAt} > now() - interval '1 day'`,
      ),
    )
    .returning({ id: assistantQuestion.id });
  if (rated.length === 0) throw notFound(assistantRefusalFr.answerGone);
  return {};
}

export async function assistantLog(
  { db }: Ctx,
  { page, kind, useful }: InputOf<typeof assistantCalls.assistantLog>,
): Promise<OutputOf<typeof assistantCalls.assistantLog>> {
  const chosen = and(
    kind ? eq(assistantQuestion.kind, kind) : undefined,
    useful === undefined ? undefined : eq(assistantQuestion.useful, useful),
  );
  const rows = await db
    .select()
    .from(assistantQuestion)
    .where(chosen)
    .orderBy(
      desc(sql`${assistantQuestion.kind} = 'unknown'`),
      desc(assistantQuestion.askedAt),
      desc(assistantQuestion.id),
    )
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const [all] = await db.select({ n: count() }).from(assistantQuestion).where(chosen);
  const items = rows.map(({ uuid, question, kind, answeredBy, path, useful, words, askedAt }) => ({
    id: uuid,
    question,
    kind,
    by: answeredBy,
    path,
    useful,
    words,
    asked_at: askedAt.toISOString(),
  }));
  return { items, page, per_page: PER_PAGE, total: Number(all?.n ?? 0) };
}

/** Takes away the questions of 90 days ago, and what those days cost; once a day. */
export const questionsRetention: JobKind = {
  name: 'assistant-retention',
  cron: '35 3 * * *',
  async run({ database: { db }, clock }) {
    const limit = new Date(clock().getTime() - QUESTIONS_KEPT_DAYS * 86_400_000);
    await db.delete(assistantQuestion).where(lt(assistantQuestion.askedAt, limit));
    await db.delete(assistantSpending).where(lt(assistantSpending.day, limit.toISOString().slice(0, 10)));
  },
};
