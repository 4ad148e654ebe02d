import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { content, contentComment } from '#src/server/db/schema/index.ts';
import type { Content } from '../content.ts';
import { type ContentRow, oneContent } from '../content-rows.server.ts';
import { lockContent } from '../editor-rows.server.ts';
import { colleagueById, colleagueRows, requireColleagues } from './colleagues.server.ts';
import { type News, tellColleagues } from './mails.server.ts';
import type { reviewCalls } from './review.calls.ts';
import { reviewFr } from './review.fr.ts';

/** Two years: a day typed by mistake would never come back under anybody's eyes. */
const DUE_WITHIN_DAYS = 731;

type Turn = Partial<Pick<ContentRow, 'review' | 'reviewAskedBy' | 'assignedTo' | 'dueOn'>> & {
  action: string;
};

async function keepTurn(tx: Ctx, row: ContentRow, { action, ...turn }: Turn): Promise<Content> {
  const [saved] = await tx.db.update(content).set(turn).where(eq(content.id, row.id)).returning();
  const detail = { review: saved?.review ?? row.review, revision: row.revision };
  await audit(tx, { action: `content.${action}`, target: `content:${row.id}`, detail });
  return oneContent(tx.db, saved ?? row);
}

/** Tells one colleague, unless it is the one who does it. */
async function tell(
  tx: Ctx,
  to: number | null,
  news: Pick<News, 'kind' | 'content'> & { words?: string },
): Promise<void> {
  const { personId } = requirePerson(tx.actor);
  if (to === null || to === personId) return;
  const by = (await colleagueById(tx.db, personId))?.name ?? '';
  await tellColleagues(tx, await colleagueRows(tx.db, [to]), { ...news, by, key: randomUUID() });
}

async function askReview(
  ctx: Ctx,
  { id, reviewer_uuid }: InputOf<typeof reviewCalls.askReview>,
): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const { personId } = requirePerson(tx.actor);
    const row = await lockContent(tx.db, id);
    const need = { right: 'publish', field: 'reviewer_uuid' } as const;
    const [reviewer] = await requireColleagues(tx.db, reviewer_uuid ? [reviewer_uuid] : [], need);
    const again = row.review === 'asked' && row.assignedTo === (reviewer?.id ?? null);
    if (reviewer && !again) await tell(tx, reviewer.id, { kind: 'asked', content: row });
    const assignedTo = reviewer?.id ?? null;
    return keepTurn(tx, row, { action: 'ask_review', review: 'asked', reviewAskedBy: personId, assignedTo });
  });
}

/** The text goes back to who asked, with the words beside it as a remark on the whole. */
async function answerReview(ctx: Ctx, input: InputOf<typeof reviewCalls.answerReview>): Promise<Content> {
  const { id, decision, words, revision } = input;
  return inTransaction(ctx, async (tx) => {
    const { personId } = requirePerson(tx.actor);
    const row = await lockContent(tx.db, id);
    if (decision === 'changes' && words === '')
      throw new DomainError('invalid_input', reviewFr.wordsMissing, {
        fields: { words: reviewFr.wordsMissing },
      });
    if (revision !== undefined && revision !== row.revision)
      throw new DomainError('revision_conflict', reviewFr.otherText, {
        extra: { content: await oneContent(tx.db, row) },
      });
    if (row.review !== 'asked') throw new DomainError('conflict', reviewFr.notAsked);
    if (words)
      await tx.db
        .insert(contentComment)
        .values({ contentId: id, authorId: personId, text: words, createdAt: tx.now });
    await tell(tx, row.reviewAskedBy, { kind: decision, content: row, words });
    return keepTurn(tx, row, { action: 'answer_review', review: decision, assignedTo: row.reviewAskedBy });
  });
}

async function assignContent(
  ctx: Ctx,
  { id, user_uuid }: InputOf<typeof reviewCalls.assignContent>,
): Promise<Content> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockContent(tx.db, id);
    const need = { right: 'content', field: 'user_uuid' } as const;
    const [colleague] = await requireColleagues(tx.db, user_uuid ? [user_uuid] : [], need);
    const assignedTo = colleague?.id ?? null;
    if (assignedTo === row.assignedTo) return oneContent(tx.db, row);
    await tell(tx, assignedTo, { kind: 'assigned', content: row });
    return keepTurn(tx, row, { action: 'assign', assignedTo });
  });
}

async function setDue(ctx: Ctx, { id, due_on }: InputOf<typeof reviewCalls.setDue>): Promise<Content> {
  if (due_on !== null && due_on > addDays(parisDay(ctx.now), DUE_WITHIN_DAYS))
    throw new DomainError('invalid_input', reviewFr.dayTooFar, { fields: { due_on: reviewFr.dayTooFar } });
  return inTransaction(ctx, async (tx) =>
    keepTurn(tx, await lockContent(tx.db, id), { action: 'set_due', dueOn: due_on }),
  );
}

export const reviewVerbs = { askReview, answerReview, assignContent, setDue };
