import { eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import {
  brand,
  content,
  list,
  product,
  siteSetting,
  themeCategory,
  themeCover,
} from '#src/server/db/schema/index.ts';
import { type MediaUse, USES_SHOWN } from './media.ts';
import type { MediaRow } from './media-rows.server.ts';
import { keyOf } from './pictures.ts';
import { usesFr } from './uses.fr.ts';

type Named = Pick<MediaRow, 'name' | 'url' | 'keys'>;

/** The SQL that is true when `column` holds one of a picture's addresses. */
function holds(column: unknown, row: Named): SQL {
  const addresses = [...row.keys.map((key) => `/media/${key}/`), ...(keyOf(row.url) ? [] : [row.url])];
  return sql`(${sql.join(
    addresses.map((address) => sql`strpos(${column}::text, ${address}) > 0`),
    sql` or `,
  )})`;
}

/** Finds where a picture shows, contents first: the whole count, and the first of them. */
export async function usesOf(db: Db, row: Named): Promise<{ uses: MediaUse[]; count: number }> {
  const found = [
    ...(await contentUses(db, row)),
    ...(await themeUses(db, row)),
    ...(await otherUses(db, row)),
  ];
  const count = found.reduce((sum, use) => sum + use.count, 0);
  return { uses: found.slice(0, USES_SHOWN), count };
}

async function contentUses(db: Db, row: Named): Promise<MediaUse[]> {
  const named = row.name
    ? sql<boolean>`jsonb_path_exists(${content.fields}, '$.** ? (@ == $name)', jsonb_build_object('name', ${row.name}::text))`
    : sql<boolean>`false`;
  const inField = sql<boolean>`(${holds(content.fields, row)} or ${named})`;
  const inText = sql<boolean>`${holds(content.html, row)}`;
  const inDraft = sql<boolean>`coalesce(${holds(content.draftMd, row)} or ${namedInDraft(row.name)}, false)`;
  const rows = await db
    .select({ ...cited, field: inField, text: inText, draft: inDraft })
    .from(content)
    .where(or(inField, inText, inDraft))
    .orderBy(sql`${content.deletedAt} is not null`, content.title, content.id);
  return rows.map((found) => ({
    kind: 'content' as const,
    label: found.deletedAt ? usesFr.inBin(found.title) : found.title,
    href: found.deletedAt ? null : `/a/admin/editor?id=${found.id}`,
    places: (['text', 'field', 'draft'] as const).filter((place) => found[place]),
    count: 1,
  }));
}

const cited = { id: content.id, title: content.title, deletedAt: content.deletedAt };

/** A draft's fields are still text: a line `cover: name`. Names are slugs. */
function namedInDraft(name: string | null): SQL {
  if (!name || !/^[\w-]+$/.test(name)) return sql`false`;
  return sql`${content.draftMd} ~ ${`(^|\\n)\\s*[\\w-]+:\\s*["']?${name}["']?\\s*(\\n|$)`}`;
}

async function themeUses(db: Db, row: Named): Promise<MediaUse[]> {
  const rows = await db
    .select({ category: themeCategory.name, count: sql<number>`count(*)::int` })
    .from(themeCover)
    .leftJoin(themeCategory, eq(themeCategory.id, themeCover.categoryId))
    .where(or(eq(themeCover.cdnUrl, row.url), holds(themeCover.cdnUrl, row)))
    .groupBy(themeCategory.name);
  return rows.map(({ category, count }) => ({
    kind: 'theme' as const,
    label: usesFr.theme(category ?? ''),
    href: null,
    places: [],
    count,
  }));
}

async function otherUses(db: Db, row: Named): Promise<MediaUse[]> {
  const counted = sql<number>`count(*)::int`;
  const [lists] = await db.select({ count: counted }).from(list).where(holds(list.cover, row));
  const [products] = await db
    .select({ count: counted })
    .from(product)
    .where(or(holds(product.thumbImage, row), holds(product.images, row)));
  const brands = await db
    .select({ name: brand.name })
    .from(brand)
    .where(sql`${isNotNull(brand.logo)} and ${holds(brand.logo, row)}`);
  const settings = await db
    .select({ key: siteSetting.key })
    .from(siteSetting)
    .where(holds(siteSetting.value, row));
  const use = (kind: MediaUse['kind'], label: string, count = 1) => ({
    kind,
    label,
    count,
    href: null,
    places: [],
  });
  return [
    ...(lists?.count ? [use('list', usesFr.lists(lists.count), lists.count)] : []),
    ...(products?.count ? [use('product', usesFr.products(products.count), products.count)] : []),
    ...brands.map(({ name }) => use('brand', usesFr.brand(name))),
    ...settings.map(({ key }) => use('setting', usesFr.setting(key))),
  ];
}
