import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { notification, person } from '#src/server/db/schema/index.ts';
import type { notificationCalls } from './notification.calls.ts';
import { type Kind, preferencesOf, pushedOf, pushKey } from './notification.ts';

const PER_PAGE = 20;

async function getNotifications(ctx: Ctx, { page }: { page: number }) {
  const mine = eq(notification.personId, requirePerson(ctx.actor).personId);
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(notification).where(mine);
  const rows = await ctx.db
    .select()
    .from(notification)
    .where(mine)
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return {
    items: rows.map((row) => ({
      id: row.uuid,
      kind: row.kind,
      text: row.text,
      href: row.href,
      read: row.readAt !== null,
      created_at: row.createdAt.toISOString(),
    })),
    page,
    per_page: PER_PAGE,
    total: Number(total),
  };
}

/** Another person's ids mark nothing, and whoever acts for somebody has read nothing in their place. */
async function markNotificationsRead(ctx: Ctx, { ids }: { ids: string[] }): Promise<{ unread: number }> {
  const { personId, impersonatorId } = requirePerson(ctx.actor);
  const unread = and(eq(notification.personId, personId), isNull(notification.readAt));
  if (ids.length > 0 && impersonatorId === null)
    await ctx.db
      .update(notification)
      .set({ readAt: ctx.now })
      .where(and(unread, inArray(notification.uuid, ids)));
  const [left] = await ctx.db.select({ total: count() }).from(notification).where(unread);
  return { unread: Number(left?.total ?? 0) };
}

async function getNotificationPreferences(ctx: Ctx) {
  return answer(ctx, await stored(ctx));
}

async function updateNotificationPreferences(
  ctx: Ctx,
  input: InputOf<typeof notificationCalls.updateNotificationPreferences>,
) {
  const pushed = Object.fromEntries(
    Object.entries(input.push ?? {}).map(([kind, on]) => [pushKey(kind as Kind), on ? 'on' : 'off']),
  );
  // Merged where it is kept: two choices made at once must not lose each other.
  const [kept] = await ctx.db
    .update(person)
    .set({ notify: sql`${person.notify} || ${JSON.stringify({ ...input.preferences, ...pushed })}::jsonb` })
    .where(eq(person.id, requirePerson(ctx.actor).personId))
    .returning({ notify: person.notify });
  return answer(ctx, kept?.notify ?? {});
}

function answer(ctx: Ctx, notify: Record<string, string>) {
  const key = ctx.services.config.vapid?.publicKey ?? null;
  return { preferences: preferencesOf(notify), push: { key, kinds: pushedOf(notify) } };
}

async function stored(ctx: Ctx): Promise<Record<string, string>> {
  const [who] = await ctx.db
    .select({ notify: person.notify })
    .from(person)
    .where(eq(person.id, requirePerson(ctx.actor).personId));
  return who?.notify ?? {};
}

export const notificationVerbs = {
  getNotifications,
  markNotificationsRead,
  getNotificationPreferences,
  updateNotificationPreferences,
};
