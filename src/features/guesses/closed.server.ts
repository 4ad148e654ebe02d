import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { guess, guessGame, list, listOwner } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { guessesFr } from './guesses.fr.ts';
import { closedMail } from './guesses.mail.ts';

/** Of a game that ended longer ago nobody is told any more. */
const TOLD_WITHIN_DAYS = 30;
const HREF = '/i/marketplace/pronostics';

/** The same as `lastDayOf`, in the database: of nothing and a day, the least is that day. */
const lastDay = sql<string>`least(${guessGame.closesOn}, ${list.birthdate})`;

/** Games that closed by themselves since their owners were told last; none of a pregnancy that ended. */
const justClosed = (today: string) =>
  and(
    isNull(guessGame.revealedAt),
    isNull(list.deletedAt),
    isNull(list.archivedAt),
    sql`(${list.hushed} is null or ${list.birthdate} is not null)`,
    sql`${lastDay} < ${today}::date and ${lastDay} >= ${addDays(today, -TOLD_WITHIN_DAYS)}::date`,
    sql`${guessGame.closedTold} is distinct from ${lastDay}`,
  );

/** Tells the owners of each game that closed, once: on the site, and by mail or push as they prefer. */
export async function tellClosed(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const today = parisDay(ctx.now);
  await eachRow({
    read: (after, most) =>
      ctx.db
        .select({ id: guessGame.listId })
        .from(guessGame)
        .innerJoin(list, eq(list.id, guessGame.listId))
        .where(and(justClosed(today), sql`${guessGame.listId} > ${after}`))
        .orderBy(guessGame.listId)
        .limit(most),
    work: ({ id }) => inTransaction(ctx, (tx) => tellOne(tx, id, today)),
    onFault: (err, { id }) =>
      services.log.error({ err, listId: id }, 'owners were not told of closed guesses'),
  });
}

/** The game is claimed by the row that is changed: of two processes, one tells. */
async function tellOne(tx: Ctx, listId: number, today: string): Promise<void> {
  const [claimed] = await tx.db
    .update(guessGame)
    .set({ closedTold: lastDay })
    .from(list)
    .where(and(eq(guessGame.listId, listId), eq(list.id, listId), justClosed(today)))
    .returning({ day: guessGame.closedTold, uuid: list.uuid, settings: list.settings });
  if (!claimed) return;
  const [played] = await tx.db.select({ n: count() }).from(guess).where(eq(guess.listId, listId));
  const players = Number(played?.n ?? 0);
  if (players === 0) return;
  const owners = await tx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .where(eq(listOwner.listId, listId));
  const { name: site, url } = siteOf(tx);
  const mail = closedMail({ site, href: `${url}${HREF}`, players });
  for (const { id } of owners)
    await notify(tx, {
      personId: id,
      kind: 'list',
      text: guessesFr.over.notice(players),
      href: HREF,
      mail: { ...mail, key: `guess-closed:${claimed.uuid}:${claimed.day}:${id}` },
      quiet: !settingsOf(claimed.settings).email_notifications,
    });
}
