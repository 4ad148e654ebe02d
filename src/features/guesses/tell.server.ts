import { and, eq, isNotNull } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { guess } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { type Answers, type Ask, pointsOf, type Ranked } from './guess.ts';
import { toldMail } from './guesses.mail.ts';
import { parentsOf } from './parents.server.ts';

interface Told {
  came: Answers;
  ranking: readonly Ranked[];
  asks: readonly Ask[];
}

/** Writes to each player once, in the transaction that tells the birth. */
export async function tellPlayers(tx: Ctx, row: ListRow, { came, ranking, asks }: Told): Promise<void> {
  const { name: site, url } = siteOf(tx);
  const about = {
    site,
    of: await parentsOf(tx, row),
    href: `${url}/p/pronostics/${row.slug}`,
    came,
    ranking,
  };
  const players = await tx.db
    .select()
    .from(guess)
    .where(and(eq(guess.listId, row.id), isNotNull(guess.email)));
  for (const { id, email, answers } of players) {
    if (email === null) continue;
    const points = pointsOf(asks, answers, came);
    const rank = ranking.filter((one) => one.points > points).length + 1;
    const mail = toldMail({ ...about, own: { rank, points } });
    await queueMail(tx, { ...mail, to: email, key: `guess-told:${id}`, unasked: 'gift' });
  }
}
