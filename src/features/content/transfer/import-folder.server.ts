import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { systemCtx } from '#src/features/cagnotte/system-ctx.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { DomainError } from '#src/server/calls/domain-error.ts';
import { content, media, template } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import type { ParsedDocument } from '../document.ts';
import { columnsOf } from '../editor-rows.server.ts';
import { keepLinks } from '../life/links.server.ts';
import { addRevision } from '../life/revision-rows.server.ts';
import { dateOf, published, requirePublishable } from '../publishing.server.ts';
import { checked, save } from '../saving.server.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

type Outcome = 'created' | 'updated' | 'unchanged';
type Known = NonNullable<Manifest['contents'][string]>;

/**
 * Brings in a folder of Markdown. A document of the same address is updated, as a new revision; what is refused is
 * said with its file, line and column, and stops nothing else.
 */
export async function importContent(
  services: Services,
  asked: string,
  say: (line: string) => void,
): Promise<void> {
  if (!asked) throw new Error('Say from where: npm run content:import -- <folder>');
  const folder = resolve(asked);
  const manifest = await readManifest(folder);
  await bringBeside(services, folder, manifest);
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const path of await documentsIn(folder)) {
    const draft = join(folder, `${path}.draft`);
    const given = {
      md: await readFile(join(folder, path), 'utf8'),
      draftMd: existsSync(draft) ? await readFile(draft, 'utf8') : null,
      known: manifest.contents[path],
    };
    try {
      counts[await inTransaction(systemCtx(services), (tx) => bringIn(tx, given))] += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      counts.refused += 1;
      say(`${path}: ${error.message}`);
    }
  }
  say(
    Object.entries(counts)
      .map(([outcome, n]) => `${n} ${outcome}`)
      .join(', '),
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  const none: Manifest = { contents: {}, templates: [], media: [] };
  return existsSync(file) ? { ...none, ...(JSON.parse(await readFile(file, 'utf8')) as Manifest) } : none;
}

async function documentsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.md')).sort();
}

/** Templates and pictures first: documents refer to them. What is there already stays. */
async function bringBeside(
  { database, config }: Services,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const { db } = database;
  if (manifest.templates.length > 0)
    await db.insert(template).values(manifest.templates).onConflictDoNothing();
  if (manifest.media.length > 0) await db.insert(media).values(manifest.media).onConflictDoNothing();
  const files = join(folder, 'media');
  if (existsSync(files)) await cp(files, join(config.dataDir, 'media'), { recursive: true, force: false });
}

interface Given {
  md: string;
  draftMd: string | null;
  known: Known | undefined;
}

async function bringIn(tx: Ctx, { md, draftMd, known }: Given): Promise<Outcome> {
  const document = await checked(tx, md);
  const [row] = await tx.db
    .select()
    .from(content)
    .where(
      and(
        eq(content.namespace, document.namespace),
        eq(content.slug, document.slug),
        isNull(content.deletedAt),
      ),
    )
    .for('no key update');
  if (!row) return create(tx, document, { draftMd, known });
  if (row.md === document.md) return 'unchanged';
  await save(tx, row, { document, kind: 'save' });
  return 'updated';
}

async function create(tx: Ctx, document: ParsedDocument, beside: Omit<Given, 'md'>): Promise<Outcome> {
  const { draftMd, known } = beside;
  const live = known?.status === 'published';
  if (live) requirePublishable(document.namespace, document.fields);
  const given = known?.published_at ? new Date(known.published_at) : dateOf(document.fields);
  const [row] = await tx.db
    .insert(content)
    .values({
      ...columnsOf(document),
      ...{ draftMd, status: live ? 'published' : 'draft' },
      publishedAt: live ? (given ?? tx.now) : null,
    })
    .returning();
  if (!row) throw new Error('The content was not inserted');
  await addRevision(tx, { row, before: '', by: null, kind: 'save' });
  await keepLinks(tx.db, row, tx.services.config.publicUrl);
  if (live) await published(tx, row, row);
  return 'created';
}
