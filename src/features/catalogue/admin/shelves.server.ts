import { asc, eq, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { classification, product } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import type { adminShelfCalls } from './shelves.calls.ts';
import { claimSlug, slugFor } from './slugs.server.ts';

type Out = Promise<OutputOf<typeof adminShelfCalls.listShelves>>;

async function shelves(db: Db): Out {
  const rows = await db
    .select({
      slug: classification.slug,
      label: classification.label,
      icon: classification.icon,
      position: classification.position,
      products: sql<number>`(select count(*)::int from ${product} where ${product.classificationSlug} = "classification"."slug" and ${product.deletedAt} is null)`,
    })
    .from(classification)
    .orderBy(asc(classification.position), asc(classification.slug));
  return { items: rows.map((row) => ({ ...row, products: Number(row.products) })) };
}

/** Shelves stand on every product's page and in the site content: few changes, and all of those pages. */
async function changed(tx: Ctx, action: string, slug: string): Out {
  await audit(tx, { action, target: `classification:${slug}` });
  await publishAtCommit(querierOf(tx.db), ['list:classification', 'list:product']);
  tx.afterCommit(() => void tx.services.publisher.kick().catch(() => {}));
  return shelves(tx.db);
}

async function saveShelf(ctx: Ctx, { slug, label, icon }: InputOf<typeof adminShelfCalls.saveShelf>): Out {
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      const made = slug ?? slugFor({ slug, name: label });
      if (slug === null)
        await tx.db.insert(classification).values({
          slug: made,
          label,
          icon,
          position: sql`(select coalesce(max(position) + 1, 0) from classification)`,
        });
      else {
        const [row] = await tx.db
          .update(classification)
          .set({ label, icon })
          .where(eq(classification.slug, slug))
          .returning();
        if (!row) throw notFound(fr.gone.shelf);
      }
      return changed(tx, 'classification.save', made);
    }),
  );
}

async function orderShelves(ctx: Ctx, { slugs }: InputOf<typeof adminShelfCalls.orderShelves>): Out {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.select().from(classification).for('no key update');
    const known = new Set(rows.map(({ slug }) => slug));
    if (new Set(slugs).size !== known.size || !slugs.every((slug) => known.has(slug)))
      throw new DomainError('conflict', fr.conflict);
    for (const [position, slug] of slugs.entries())
      await tx.db.update(classification).set({ position }).where(eq(classification.slug, slug));
    return changed(tx, 'classification.order', 'all');
  });
}

async function deleteShelf(ctx: Ctx, { slug }: InputOf<typeof adminShelfCalls.deleteShelf>): Out {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.select().from(classification).for('update');
    if (!rows.some((row) => row.slug === slug)) throw notFound(fr.gone.shelf);
    if (rows.length === 1) throw new DomainError('conflict', fr.lastShelf);
    const used = await tx.db.$count(product, eq(product.classificationSlug, slug));
    if (used > 0) throw new DomainError('classification_in_use', fr.shelfInUse(used));
    await tx.db.delete(classification).where(eq(classification.slug, slug));
    return changed(tx, 'classification.delete', slug);
  });
}

export const adminShelfVerbs = {
  listShelves: ({ db }: Ctx) => shelves(db),
  saveShelf,
  orderShelves,
  deleteShelf,
};
