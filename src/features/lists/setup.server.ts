import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { list, listOldSlug, listOwner } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { isFound, PUBLIC_LISTS } from './found/public-lists.server.ts';
import { announced } from './hushed.ts';
import { claimSlug } from './slug.server.ts';

export type ListRow = typeof list.$inferSelect;

/** Makes the address of a list until its owner chooses one; nobody can guess it. */
export function provisionalSlug(): string {
  return `ma-liste-${randomBytes(6).toString('hex')}`;
}

/** The person's main list, whether owned or co-owned; null when there is none (yet, or any more). */
export async function findMainList(db: Db, personId: number): Promise<ListRow | null> {
  const [row] = await mainListOf(db).execute({ personId });
  return row?.list ?? null;
}

const mainListOf = preparedRead((db) =>
  db
    .select({ list })
    .from(listOwner)
    .innerJoin(list, eq(list.id, listOwner.listId))
    .where(
      and(
        eq(listOwner.personId, sql.placeholder('personId')),
        eq(listOwner.main, true),
        isNull(list.deletedAt),
      ),
    )
    .prepare('main_list'),
);

/**
 * Makes a person's main list (docs/spec/calls.md §/api/user/: it exists from registration, with a provisional
 * slug). A person who has one keeps it. Throws slug_taken when a chosen slug is not free.
 */
export async function createMainList(
  tx: Db,
  options: { personId: number; slug?: string; title?: string; birthdate?: string | null; demo?: boolean },
): Promise<ListRow> {
  const known = await findMainList(tx, options.personId);
  if (known) return known;
  const slug = options.slug ?? provisionalSlug();
  await claimSlug(tx, slug, { field: 'list_slug' });
  const [made] = await tx
    .insert(list)
    .values({
      slug,
      ownerId: options.personId,
      title: options.title ?? '',
      birthdate: options.birthdate ?? null,
      demo: options.demo ?? false,
    })
    .returning();
  if (!made) throw new Error('The list was not inserted');
  await tx
    .insert(listOwner)
    .values({ listId: made.id, personId: options.personId, role: 'owner', main: true });
  return made;
}

/**
 * End of the start screen: the main list gets its chosen slug and, when given, its birth date.
 * Throws slug_taken (fields.list_slug, suggestion) and changes nothing then.
 */
export async function finishListSetup(
  tx: Db,
  options: { personId: number; slug: string; birthdate?: string | null },
): Promise<ListRow> {
  const main = await createMainList(tx, { personId: options.personId });
  const renamed = await renameList(tx, { listId: main.id, slug: options.slug, field: 'list_slug' });
  if (options.birthdate === undefined) return renamed;
  const [row] = await tx
    .update(list)
    .set({ ...announced(renamed, options.birthdate), updatedAt: new Date() })
    .where(eq(list.id, main.id))
    .returning();
  return row ?? renamed;
}

/**
 * Gives a list another slug; the old one redirects for ever (docs/spec/decisions.md §6). Throws slug_taken.
 */
export async function renameList(
  tx: Db,
  options: { listId: number; slug: string; field?: string },
): Promise<ListRow> {
  await claimSlug(tx, options.slug, { listId: options.listId, field: options.field ?? 'slug' });
  const [before] = await tx.select().from(list).where(eq(list.id, options.listId)).for('no key update');
  if (!before) throw new Error(`List ${options.listId} is gone`);
  if (before.slug === options.slug) return before;
  await tx.insert(listOldSlug).values({ slug: before.slug, listId: before.id });
  await tx.delete(listOldSlug).where(eq(listOldSlug.slug, options.slug));
  const [after] = await tx
    .update(list)
    .set({ slug: options.slug, updatedAt: new Date() })
    .where(eq(list.id, before.id))
    .returning();
  if (isFound(before)) await publishAtCommit(querierOf(tx), [PUBLIC_LISTS]);
  return after ?? before;
}
