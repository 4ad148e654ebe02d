import { asc, count, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contentView } from '#src/server/db/schema/index.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import { VIEWS_MAX } from './life.ts';
import type { View, viewCalls } from './view.calls.ts';

const columns = { id: contentView.id, name: contentView.name, search: contentView.search };

async function listViews({ db }: Ctx): Promise<OutputOf<typeof viewCalls.listViews>> {
  return { items: await db.select(columns).from(contentView).orderBy(asc(contentView.name)) };
}

async function saveView(ctx: Ctx, { name, search }: InputOf<typeof viewCalls.saveView>): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    const [{ total } = { total: 0 }] = await tx.db.select({ total: count() }).from(contentView);
    if (Number(total) >= VIEWS_MAX)
      throw new DomainError('too_many', contentRefusalFr.tooManyViews(VIEWS_MAX));
    const [kept] = await tx.db
      .insert(contentView)
      .values({ name, search })
      .onConflictDoUpdate({ target: contentView.name, set: { search } })
      .returning(columns);
    if (!kept) throw new Error('The view was not kept');
    await audit(tx, { action: 'view.save', target: `view:${kept.id}` });
    return kept;
  });
}

async function deleteView(
  ctx: Ctx,
  { id }: InputOf<typeof viewCalls.deleteView>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db.delete(contentView).where(eq(contentView.id, id)).returning(columns);
    if (!gone) throw notFound(contentRefusalFr.viewUnknown);
    await audit(tx, { action: 'view.delete', target: `view:${id}` });
    return {};
  });
}

export const viewVerbs = { listViews, saveView, deleteView };
