import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { IMAGE_WIDTHS } from '#src/lib/constants.ts';
import { content, contentTick, media, template } from '#src/server/db/schema/index.ts';
import { getStorage } from '#src/server/gateways/storage.ts';
import type { Services } from '#src/server/services.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { siteFiles } from './site/site-files.server.ts';
import type { ZipFile } from './zip/write-zip.ts';

const BATCH = 100;
/** Of each picture of the library; those it has not are passed over. */
const NAMES = [...IMAGE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]), 'master.png'];

export interface ExportCount {
  documents: number;
  templates: number;
  pictures: number;
}

/** Every document as it was written, its draft, the library, settings, redirects, covers: one file at a time. */
export async function* exportFiles(services: Services, counted: ExportCount): AsyncGenerator<ZipFile> {
  const { db } = services.database;
  const manifest: Manifest = { contents: {}, templates: [], media: [] };
  for await (const row of documents(services)) {
    const path = `content/${row.namespace}/${row.slug}.md`;
    const at = row.updatedAt;
    yield { path, bytes: Buffer.from(row.md), at };
    if (row.draftMd !== null) yield { path: `${path}.draft`, bytes: Buffer.from(row.draftMd), at };
    manifest.contents[path] = {
      status: row.status,
      published_at: row.publishedAt?.toISOString() ?? null,
      ...(row.scheduledAt && { scheduled_at: row.scheduledAt.toISOString() }),
      ...(row.unpublishAt && { unpublish_at: row.unpublishAt.toISOString() }),
      ...(row.dueOn && { due_on: row.dueOn }),
      ...(row.reviewHolds && { review_holds: true }),
      ...(row.ticked.length > 0 && { ticked: row.ticked }),
    };
    counted.documents += 1;
  }
  const templates = await db.select().from(template).orderBy(asc(template.namespace), asc(template.name));
  manifest.templates = templates.map(({ name, namespace, fields }) => ({ name, namespace, fields }));
  const rows = await db.select().from(media).orderBy(asc(media.hash));
  manifest.media = rows.map(({ id: _, uploadedBy: __, createdAt: ___, updatedAt: ____, ...row }) => row);
  for (const { folder, updatedAt } of rows) {
    if (!folder) continue;
    let held = false;
    for await (const file of filesOf(services, folder, updatedAt)) {
      held = true;
      yield file;
    }
    // A picture whose files are gone is named in the manifest, and counted by nobody.
    if (held) counted.pictures += 1;
  }
  yield* siteFiles(db);
  counted.templates = templates.length;
  yield { path: MANIFEST, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), at: new Date() };
}

async function* documents({ database: { db } }: Services) {
  let last = { namespace: '', slug: '' };
  while (true) {
    const after = or(
      gt(content.namespace, last.namespace),
      and(eq(content.namespace, last.namespace), gt(content.slug, last.slug)),
    );
    const rows = await db
      .select({
        namespace: content.namespace,
        slug: content.slug,
        md: content.md,
        draftMd: content.draftMd,
        status: content.status,
        publishedAt: content.publishedAt,
        scheduledAt: content.scheduledAt,
        unpublishAt: content.unpublishAt,
        dueOn: content.dueOn,
        reviewHolds: content.reviewHolds,
        ticked: sql<string[]>`array(select ${contentTick.key} from ${contentTick}
          where ${contentTick.contentId} = ${content.id} order by ${contentTick.key})`,
        updatedAt: content.updatedAt,
      })
      .from(content)
      .where(and(isNull(content.deletedAt), after))
      .orderBy(asc(content.namespace), asc(content.slug))
      .limit(BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end;
  }
}

async function* filesOf({ config }: Services, folder: string, at: Date): AsyncGenerator<ZipFile> {
  const storage = await getStorage(config);
  for (const name of NAMES) {
    const bytes = await storage.get(`${folder}/${name}`);
    if (bytes) yield { path: `media/${folder}/${name}`, bytes, at, packed: true };
  }
}
