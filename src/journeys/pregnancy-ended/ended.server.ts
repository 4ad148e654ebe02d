import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { hushLists } from '#src/features/lists/hush.server.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import { endLettersOf } from '#src/features/newsletter/ended.server.ts';
import { withdrawListNews } from '#src/features/notifications/withdrawn.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contribution, guessGame, person, pot } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import type { endedCalls } from './ended.calls.ts';
import { giverMail } from './ended.mail.ts';

type Ended = OutputOf<typeof endedCalls.pregnancyEnded>;

/** All at once, in one transaction. Nothing is written in the audit log: it is nobody's business. */
async function pregnancyEnded(
  ctx: Ctx,
  { lists, words }: InputOf<typeof endedCalls.pregnancyEnded>,
): Promise<Ended> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const [who] = await tx.db
      .select({ email: person.email, verified: person.emailVerifiedAt })
      .from(person)
      .where(eq(person.id, personId));
    if (who?.verified) await endLettersOf(tx, who.email);
    const rows = await hushLists(tx, personId, lists === 'hide');
    const ids = rows.map(({ id }) => id);
    await withdrawListNews(tx, rows);
    for (const { id, birthdate } of rows) await closeGuesses(tx, id, birthdate);
    const told = words && ids.length > 0 ? await tellScheduled(tx, rows, words) : 0;
    return { lists: ids.length, hidden: lists === 'hide' && ids.length > 0, told };
  });
}

/** Nobody guesses a birth any more, and nobody is told that it is time to announce it. */
async function closeGuesses(tx: Ctx, listId: number, birthdate: string | null): Promise<void> {
  const last = sql`least(${guessGame.closesOn}, ${addDays(parisDay(tx.now), -1)}::date)`;
  await tx.db
    .update(guessGame)
    .set({
      closesOn: last,
      closedTold: last,
      ended: sql`coalesce(${guessGame.ended}, ${JSON.stringify({ birthdate })}::jsonb)`,
    })
    .where(eq(guessGame.listId, listId));
}

/**
 * Givers whose card is still to be charged, in the person's own words: once each for the same words of the same end, and
 * again for words put right. The gift itself is theirs to cancel.
 */
async function tellScheduled(tx: Ctx, lists: ListRow[], words: string): Promise<number> {
  const rows = await tx.db
    .selectDistinct({ email: contribution.email })
    .from(contribution)
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .where(
      and(
        inArray(
          pot.listId,
          lists.map(({ id }) => id),
        ),
        inArray(contribution.status, ['scheduled', 'needs_action']),
        isNotNull(contribution.email),
      ),
    );
  const ends = lists.map(({ id, birthdate, hushed }) => [id, birthdate ?? hushed?.birthdate ?? null]);
  const said = createHash('sha256')
    .update(JSON.stringify([ends, words]))
    .digest('hex');
  const mail = giverMail({ site: siteOf(tx).name, words });
  for (const { email } of rows)
    if (email) await queueMail(tx, { ...mail, to: email, key: `ended:${said}:${email}` });
  return rows.length;
}

export const endedVerbs = { pregnancyEnded };
