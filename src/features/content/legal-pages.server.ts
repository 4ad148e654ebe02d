import { readFileSync } from 'node:fs';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { savingVerbs } from './editor.server.ts';
import type { legalPageCalls } from './legal-pages.calls.ts';
import { LEGAL_SLUGS, type LegalPage } from './legal-pages.ts';
import { passagesToFill } from './to-fill.ts';

const MODELS = 'src/features/content/seed/page';
const isThere = and(eq(content.namespace, 'page'), isNull(content.deletedAt));

/** Those that are not ready to be read, in their order. */
export async function legalPages(db: Db): Promise<LegalPage[]> {
  const rows = await db
    .select({ id: content.id, slug: content.slug, status: content.status, md: content.md })
    .from(content)
    .where(and(isThere, inArray(content.slug, [...LEGAL_SLUGS])));
  return LEGAL_SLUGS.flatMap((slug): LegalPage[] => {
    const row = rows.find((one) => one.slug === slug);
    if (!row) return [{ slug, state: 'missing', passages: 0, id: null }];
    const passages = passagesToFill(row.md);
    if (row.status !== 'published') return [{ slug, state: 'draft', passages, id: row.id }];
    return passages > 0 ? [{ slug, state: 'incomplete', passages, id: row.id }] : [];
  });
}

/** Pressed twice, or by two at once, it is one draft. Nothing is before readers until somebody publishes it. */
async function begin(ctx: Ctx, { slug }: InputOf<typeof legalPageCalls.begin>): Promise<{ id: number }> {
  const md = readFileSync(`${MODELS}/${slug}.md`, 'utf8');
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('legal-page'))`);
    const [there] = await tx.db
      .select({ id: content.id })
      .from(content)
      .where(and(isThere, eq(content.slug, slug)));
    return there ?? { id: (await savingVerbs.createContent(tx, { md })).id };
  });
}

export const legalPageVerbs = { begin };
