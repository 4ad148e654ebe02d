import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Db } from '#src/server/db/connect.ts';
import { content, contentRevision, media } from '#src/server/db/schema/index.ts';
import { describeOwnDrawing } from '#src/server/gateways/images.ts';
import { parseContentDocument } from './document.ts';
import { columnsOf } from './editor-rows.server.ts';
import { showOwn } from './rendering/render.server.ts';
import { SEED_COVER_ALTS } from './seed-covers.fr.ts';

const SEED = 'src/features/content/seed';
const COVERS = 'public/covers';

/** The articles, pages and questions the site starts with, published as they are written. */
export async function seedContent(db: Db): Promise<number> {
  const texts = seedDocuments();
  for (const md of texts) {
    const document = parseContentDocument(md);
    const given = document.fields.published_at;
    const publishedAt = typeof given === 'string' ? new Date(given) : new Date();
    const [row] = await db
      .insert(content)
      .values({ ...(await columnsOf(document, showOwn)), status: 'published', publishedAt })
      .onConflictDoNothing()
      .returning({ id: content.id });
    if (row) await db.insert(contentRevision).values({ contentId: row.id, revision: 1, md: document.md });
  }
  return texts.length;
}

/** The texts of the seed, as they are written. */
export function seedDocuments(): string[] {
  return readdirSync(SEED, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) =>
      readdirSync(join(SEED, entry.name))
        .filter((name) => extname(name) === '.md')
        .sort()
        .map((name) => readFileSync(join(SEED, entry.name, name), 'utf8')),
    );
}

/** The drawn covers, under the names that front matter uses. */
export async function seedCovers(db: Db): Promise<number> {
  const files = readdirSync(COVERS).filter((name) => extname(name) === '.svg');
  for (const file of files) {
    const name = basename(file, '.svg');
    const raw = readFileSync(join(COVERS, file));
    const cover = await describeOwnDrawing(raw, `/covers/${file}`);
    const hash = createHash('sha256').update(raw).digest('hex');
    await db
      .insert(media)
      .values({ hash, name, url: cover.url, cover, alt: SEED_COVER_ALTS[name] ?? '', filename: file })
      .onConflictDoNothing();
  }
  return files.length;
}
