import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { asc, isNull } from 'drizzle-orm';
import { content, media, template } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** Every document as it was written, one file each, with its pictures and what no header says. */
export async function exportContent(
  { database: { db }, config }: Services,
  asked: string,
  say: (line: string) => void,
): Promise<void> {
  if (!asked) throw new Error('Say where: npm run content:export -- <folder>');
  const folder = resolve(asked);
  const rows = await db
    .select()
    .from(content)
    .where(isNull(content.deletedAt))
    .orderBy(asc(content.namespace), asc(content.slug));
  const manifest: Manifest = { contents: {}, templates: [], media: [] };
  for (const row of rows) {
    const path = `content/${row.namespace}/${row.slug}.md`;
    await mkdir(join(folder, 'content', row.namespace), { recursive: true });
    await writeFile(join(folder, path), row.md);
    if (row.draftMd !== null) await writeFile(join(folder, `${path}.draft`), row.draftMd);
    manifest.contents[path] = {
      status: row.status,
      published_at: row.publishedAt?.toISOString() ?? null,
    };
  }
  const templates = await db.select().from(template).orderBy(asc(template.namespace), asc(template.name));
  manifest.templates = templates.map(({ name, namespace, fields }) => ({ name, namespace, fields }));
  const pictures = await db.select().from(media).orderBy(asc(media.hash));
  manifest.media = pictures.map(({ id: _, uploadedBy: __, createdAt: ___, updatedAt: ____, ...row }) => row);
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const files = join(config.dataDir, 'media');
  if (existsSync(files)) await cp(files, join(folder, 'media'), { recursive: true });
  say(`${rows.length} documents, ${templates.length} templates, ${pictures.length} pictures in ${folder}`);
}
