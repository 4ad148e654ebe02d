import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { leaveRedirect } from '#src/features/redirects/rows.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { searchPreset } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { presetHref } from '../links.ts';
import { presetOf } from '../presets.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import { ROWS } from './fields.ts';
import type { adminPresetCalls, Preset } from './presets.calls.ts';
import { claimSlug, freePath, slugFor } from './slugs.server.ts';
import { everyWord } from './words.server.ts';

async function searchPresets(
  { db }: Ctx,
  input: InputOf<typeof adminPresetCalls.searchPresets>,
): Promise<OutputOf<typeof adminPresetCalls.searchPresets>> {
  const where = everyWord(input.query, searchPreset.title);
  const [found] = await db.select({ total: count() }).from(searchPreset).where(where);
  const rows = await db
    .select()
    .from(searchPreset)
    .where(where)
    .orderBy(asc(searchPreset.title), asc(searchPreset.slug))
    .limit(ROWS)
    .offset((input.page - 1) * ROWS);
  return { items: rows.map(presetOf), page: input.page, per_page: ROWS, total: Number(found?.total ?? 0) };
}

async function getPreset(
  { db }: { db: Db },
  { slug }: InputOf<typeof adminPresetCalls.getPreset>,
): Promise<Preset> {
  const [row] = await db.select().from(searchPreset).where(eq(searchPreset.slug, slug));
  if (!row) throw notFound(fr.gone.preset);
  return presetOf(row);
}

async function changed(tx: Ctx, action: string, slugs: readonly string[]): Promise<void> {
  await audit(tx, { action, target: `preset:${slugs[0] ?? ''}` });
  await publishAtCommit(querierOf(tx.db), [...slugs.map((slug) => `preset:${slug}`), 'list:preset']);
  tx.afterCommit(() => void tx.services.publisher.kick().catch(() => {}));
}

async function createPreset(
  ctx: Ctx,
  input: InputOf<typeof adminPresetCalls.createPreset>,
): Promise<OutputOf<typeof adminPresetCalls.createPreset>> {
  const slug = slugFor({ slug: input.slug, name: input.title });
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      await tx.db.insert(searchPreset).values({ ...input, slug });
      await freePath(tx, presetHref({ slug }));
      await changed(tx, 'preset.create', [slug]);
      return getPreset(tx, { slug });
    }),
  );
}

async function updatePreset(
  ctx: Ctx,
  input: InputOf<typeof adminPresetCalls.updatePreset>,
): Promise<OutputOf<typeof adminPresetCalls.updatePreset>> {
  const { was, revision, ...fields } = input;
  const slug = slugFor({ slug: input.slug, name: input.title });
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      const [before] = await tx.db
        .select()
        .from(searchPreset)
        .where(eq(searchPreset.slug, was))
        .for('update');
      if (!before) throw notFound(fr.gone.preset);
      if (before.revision !== revision)
        throw new DomainError('revision_conflict', fr.conflict, { extra: { preset: presetOf(before) } });
      await tx.db
        .update(searchPreset)
        .set({ ...fields, slug, revision: revision + 1 })
        .where(eq(searchPreset.slug, was));
      await freePath(tx, presetHref({ slug }));
      if (slug !== was) await leaveRedirect(tx.db, presetHref({ slug: was }), presetHref({ slug }));
      await changed(tx, 'preset.update', [was, slug]);
      return getPreset(tx, { slug });
    }),
  );
}

async function enablePresets(
  ctx: Ctx,
  { slugs, enable }: InputOf<typeof adminPresetCalls.enablePresets>,
): Promise<OutputOf<typeof adminPresetCalls.enablePresets>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(searchPreset)
      .set({ enabled: enable })
      .where(and(inArray(searchPreset.slug, slugs), ne(searchPreset.enabled, enable)))
      .returning();
    if (rows.length > 0)
      await changed(
        tx,
        'preset.enable',
        rows.map(({ slug }) => slug),
      );
    return { changed: rows.length };
  });
}

async function deletePreset(
  ctx: Ctx,
  { slug }: InputOf<typeof adminPresetCalls.deletePreset>,
): Promise<OutputOf<typeof adminPresetCalls.deletePreset>> {
  return inTransaction(ctx, async (tx) => {
    const gone = await tx.db.delete(searchPreset).where(eq(searchPreset.slug, slug)).returning();
    if (gone.length === 0) throw notFound(fr.gone.preset);
    await leaveRedirect(tx.db, presetHref({ slug }), null);
    await changed(tx, 'preset.delete', [slug]);
    return {};
  });
}

export const adminPresetVerbs = {
  searchPresets,
  getPreset,
  createPreset,
  updatePreset,
  enablePresets,
  deletePreset,
};
