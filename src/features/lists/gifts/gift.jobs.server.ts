import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { reservation } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { reminderDue } from './gift.ts';
import { tell } from './tell.server.ts';

/** The one reminder of each reservation that ends soon; its end itself is computed at every read. */
export const reservationReminders: JobKind<Record<string, never>> = {
  name: 'reservation-reminders',
  cron: '7 * * * *',
  async run(services) {
    const ctx = makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'job', userAgent: '' });
    const ending = and(
      eq(reservation.step, 'reserved'),
      isNull(reservation.releasedAt),
      isNull(reservation.remindedAt),
      gt(reservation.reservedUntil, ctx.now),
      lte(reservation.reservedUntil, reminderDue(ctx.now)),
    );
    const due = await ctx.db.select({ id: reservation.id }).from(reservation).where(ending).limit(500);
    for (const { id } of due)
      await inTransaction(ctx, async (tx) => {
        const [held] = await tx.db
          .update(reservation)
          .set({ remindedAt: tx.now })
          .where(and(eq(reservation.id, id), ending))
          .returning();
        if (held)
          await tell(tx, held, {
            kind: 'reminder',
            key: `reservation-reminder:${held.uuid}:${held.reservedUntil.getTime()}`,
          });
      });
  },
};
