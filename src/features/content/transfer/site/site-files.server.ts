import { asc, eq, inArray } from 'drizzle-orm';
import { SECTIONS, type Section } from '#src/features/site/settings.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  contentChecklist,
  contentView,
  redirect,
  siteSetting,
  themeCategory,
  themeCover,
  unsplashCover,
} from '#src/server/db/schema/index.ts';
import type { ZipFile } from '../zip/write-zip.ts';
import {
  CHECKLISTS,
  COVERS,
  type CoversFile,
  fileText,
  REDIRECTS,
  settingPath,
  VIEWS,
} from './site-files.ts';

/** Settings as they were saved (those nobody saved are the site's own), former addresses, covers, checklists and kept views. */
export async function* siteFiles(db: Db): AsyncGenerator<ZipFile> {
  const saved = await db
    .select()
    .from(siteSetting)
    .where(inArray(siteSetting.key, [...SECTIONS]))
    .orderBy(asc(siteSetting.key));
  for (const { key, value, updatedAt } of saved)
    yield { path: settingPath(key as Section), bytes: Buffer.from(fileText(value)), at: updatedAt };
  const at = new Date();
  yield { path: REDIRECTS, bytes: Buffer.from(await redirectsText(db)), at };
  yield { path: COVERS, bytes: Buffer.from(await coversText(db)), at };
  yield { path: CHECKLISTS, bytes: Buffer.from(await checklistsText(db)), at };
  yield { path: VIEWS, bytes: Buffer.from(await viewsText(db)), at };
}

async function viewsText(db: Db): Promise<string> {
  const columns = { name: contentView.name, search: contentView.search };
  return fileText(await db.select(columns).from(contentView).orderBy(asc(contentView.name)));
}

async function checklistsText(db: Db): Promise<string> {
  const rows = await db
    .select()
    .from(contentChecklist)
    .orderBy(asc(contentChecklist.namespace), asc(contentChecklist.templateName));
  return fileText(
    rows.map(({ namespace, templateName, lines }) => ({ namespace, template: templateName, lines })),
  );
}

async function redirectsText(db: Db): Promise<string> {
  const rows = await db.select().from(redirect).orderBy(asc(redirect.path));
  return fileText(
    rows.map(({ path, toPath, source, note, at }) => ({
      path,
      to: toPath,
      source,
      note,
      at: at.toISOString(),
    })),
  );
}

export async function coversText(db: Db): Promise<string> {
  const categories = await db
    .select()
    .from(themeCategory)
    .orderBy(asc(themeCategory.position), asc(themeCategory.id));
  const file: CoversFile = { categories: [], gallery: await gallery(db) };
  for (const { id, name } of categories) {
    const rows = await db
      .select()
      .from(themeCover)
      .where(eq(themeCover.categoryId, id))
      .orderBy(asc(themeCover.position), asc(themeCover.id));
    const covers = rows.map(({ cdnUrl, blurhash, enabled, cover }) => ({
      cdn_url: cdnUrl,
      blurhash,
      enabled,
      cover: cover as CoversFile['gallery'][number]['cover'],
    }));
    file.categories.push({ name, covers });
  }
  return fileText(file);
}

async function gallery(db: Db): Promise<CoversFile['gallery']> {
  const rows = await db
    .select()
    .from(unsplashCover)
    .orderBy(asc(unsplashCover.source), asc(unsplashCover.position), asc(unsplashCover.remoteId));
  return rows.map((row) => ({
    remote_id: row.remoteId,
    source: row.source,
    url: row.url,
    cover: row.cover as CoversFile['gallery'][number]['cover'],
    alt: row.alt,
    author: row.author,
    author_url: row.authorUrl,
    download_location: row.downloadLocation,
  }));
}
