import { and, isNotNull, sql } from 'drizzle-orm';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { printedCard } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { ADDRESS_KEPT_DAYS } from './card.ts';
import { askAgain } from './queue.server.ts';

/** Asks again where to send what was printed for parents who did not say. */
export const cardsAsk: JobKind = {
  name: 'cards-ask',
  cron: '20 9 * * *',
  run: (services) => askAgain(systemCtx(services)),
};

/** Forgets where cards were sent, some weeks after they left, or were printed and never left. */
export const cardsRetention: JobKind = {
  name: 'cards-retention',
  cron: '45 3 * * *',
  async run({ database: { db }, clock }) {
    const before = new Date(clock().getTime() - ADDRESS_KEPT_DAYS * 86_400_000);
    await db
      .update(printedCard)
      .set({ address: null })
      .where(
        and(
          isNotNull(printedCard.address),
          sql`coalesce(${printedCard.sentAt}, ${printedCard.printedAt}) < ${before.toISOString()}`,
        ),
      );
  },
};
