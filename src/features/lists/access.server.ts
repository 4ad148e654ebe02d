import { and, eq, isNull, sql } from 'drizzle-orm';
import { gone404, notFound } from '#src/calls/domain-error.ts';
import { isHolder, isPerson, requireHolder, requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { list, listOldSlug, listOwner } from '#src/server/db/schema/index.ts';
import { listRefusalFr } from './refusals.fr.ts';
import { settingsOf } from './settings.ts';
import { findMainList, type ListRow } from './setup.server.ts';
import { surpriseHolds } from './surprise.ts';

/** A list as one caller sees it. */
export interface Seen {
  row: ListRow;
  isOwner: boolean;
  /** True when what was bought or promised must not show: an owner looks, and the surprise holds. */
  hidden: boolean;
}

function seen(ctx: Ctx, row: ListRow, isHeld: boolean): Seen {
  return {
    row,
    // A business does nothing to a list, and yet it is somebody: whose list it is, the surprise is for them.
    isOwner: isHeld && isPerson(ctx.actor),
    hidden: isHeld && surpriseHolds(settingsOf(row.settings), row.birthdate, ctx.now),
  };
}

/** The list of that uuid that the caller holds, in any role or in one; null when they hold none. */
export async function findHeldList(
  { db, actor }: Ctx,
  uuid: string,
  role?: 'owner' | 'co_owner',
): Promise<ListRow | null> {
  const [found] = await db
    .select({ list })
    .from(list)
    .innerJoin(listOwner, eq(listOwner.listId, list.id))
    .where(
      and(
        eq(list.uuid, uuid),
        eq(listOwner.personId, requireHolder(actor).personId),
        role && eq(listOwner.role, role),
        isNull(list.deletedAt),
      ),
    );
  return found?.list ?? null;
}

/** The caller's list, owned or co-owned, loaded through the caller. Throws not_found. */
export async function getOwnList(ctx: Ctx, uuid: string): Promise<Seen> {
  const found = await findHeldList(ctx, uuid);
  if (!found) throw notFound(listRefusalFr.unknown);
  return seen(ctx, found, true);
}

/** The caller's main list. Throws not_found when there is none. */
export async function getMainList(ctx: Ctx): Promise<Seen> {
  const row = await findMainList(ctx.db, requirePerson(ctx.actor).personId);
  if (!row) throw notFound(listRefusalFr.none);
  return seen(ctx, row, true);
}

/** The caller's list of that uuid, or their main one where a call names none. Throws not_found. */
export function getListFor(ctx: Ctx, uuid: string | undefined): Promise<Seen> {
  return uuid === undefined ? getMainList(ctx) : getOwnList(ctx, uuid);
}

/** A list its caller may see: anyone's that is not private, or their own. Throws not_found. */
export async function getVisibleList(ctx: Ctx, uuid: string): Promise<Seen> {
  const [row] = await ctx.db
    .select()
    .from(list)
    .where(and(eq(list.uuid, uuid), isNull(list.deletedAt)));
  const found = row ? await asVisible(ctx, row) : null;
  if (!found) throw notFound(listRefusalFr.unknown);
  return found;
}

/**
 * The list at a slug, present or former. Throws 404, for a private list exactly as for none: the call names
 * the list (docs/spec/calls.md §Envelope).
 */
export async function getListAt(ctx: Ctx, slug: string): Promise<Seen> {
  const row = (await findAt(ctx, slug)) ?? (await findFormerlyAt(ctx, slug));
  const found = row ? await asVisible(ctx, row) : null;
  if (!found) throw gone404();
  return found;
}

async function findAt(ctx: Ctx, slug: string): Promise<ListRow | null> {
  const [row] = await listAt(ctx.db).execute({ slug });
  return row ?? null;
}

const listAt = preparedRead((db) =>
  db
    .select()
    .from(list)
    .where(and(eq(list.slug, sql.placeholder('slug')), isNull(list.deletedAt)))
    .prepare('list_at'),
);

async function findFormerlyAt(ctx: Ctx, slug: string): Promise<ListRow | null> {
  const [row] = await ctx.db
    .select({ list })
    .from(listOldSlug)
    .innerJoin(list, eq(list.id, listOldSlug.listId))
    .where(and(eq(listOldSlug.slug, slug), isNull(list.deletedAt)));
  return row?.list ?? null;
}

async function asVisible(ctx: Ctx, row: ListRow): Promise<Seen | null> {
  const found = seen(ctx, row, await holdsList(ctx, row.id));
  return settingsOf(row.settings).visibility === 'private' && !found.isOwner ? null : found;
}

/** True when nothing that depends on what was given may be told to the caller of a call about this list. */
export async function isHiddenFrom(ctx: Ctx, listId: number): Promise<boolean> {
  if (!(await holdsList(ctx, listId))) return false;
  const [row] = await ctx.db.select().from(list).where(eq(list.id, listId));
  return row !== undefined && seen(ctx, row, true).hidden;
}

async function holdsList(ctx: Ctx, listId: number): Promise<boolean> {
  if (!isHolder(ctx.actor)) return false;
  const rows = await ctx.db
    .select({ role: listOwner.role })
    .from(listOwner)
    .where(and(eq(listOwner.listId, listId), eq(listOwner.personId, ctx.actor.personId)));
  return rows.length > 0;
}
