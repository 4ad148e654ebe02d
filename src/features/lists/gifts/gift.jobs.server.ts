import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { eachRow } from '#src/server/db/each-row.ts';
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
    await eachRow({
      read: (after, most) =>
        ctx.db
          .select({ id: reservation.id })
          .from(reservation)
          .where(and(ending, gt(reservation.id, after)))
          .orderBy(asc(reservation.id))
          .limit(most),
      work: ({ id }) =>
        inTransaction(ctx, async (tx) => {
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
        }),
      onFault: (err, { id }) =>
        services.log.error({ reservationId: id, err }, 'a giver could not be reminded'),
    });
  },
};
