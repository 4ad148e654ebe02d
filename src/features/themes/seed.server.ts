import { readFileSync } from 'node:fs';
import type { Cover } from '#src/features/media/cover.ts';
import { IMAGE_WIDTHS } from '#src/lib/constants.ts';
import type { Db } from '#src/server/db/connect.ts';
import { media, themeCategory, themeCover, unsplashCover } from '#src/server/db/schema/index.ts';
import { DRAWN_COVERS } from './drawn-covers.fr.ts';
import type { DrawnCover, DrawnFile } from './drawn-covers.ts';

const FACTS = 'src/features/themes/data/drawings.json';
const MAIN_WIDTH = 1280;

/**
 * The drawn covers and their categories, in the library, and in the gallery for as long as there are no photographs.
 * Their files come with the site (scripts/covers): nothing is drawn here. Categories somebody made are left alone.
 */
export async function seedThemes(db: Db): Promise<number> {
  const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as Record<string, DrawnFile>;
  const drawn = (covers: readonly DrawnCover[]) => covers.map((cover) => pictureOf(cover, facts));
  const all = drawn(DRAWN_COVERS.flatMap(({ covers }) => covers));
  await db
    .insert(media)
    .values(all.map(({ row }) => row))
    .onConflictDoNothing();
  await db.insert(unsplashCover).values(all.map(toGallery)).onConflictDoNothing();
  const [taken] = await db.select({ id: themeCategory.id }).from(themeCategory).limit(1);
  if (taken) return 0;
  for (const [position, { name, covers }] of DRAWN_COVERS.entries()) {
    const [category] = await db.insert(themeCategory).values({ name, position }).returning();
    const values = drawn(covers).map(({ row: { url, cover } }, at) => {
      const { blurhash } = cover;
      return { cdnUrl: url, blurhash, cover, position: at, categoryId: category?.id ?? 0 };
    });
    await db.insert(themeCover).values(values);
  }
  return all.length;
}

function pictureOf({ name, alt }: DrawnCover, facts: Record<string, DrawnFile>) {
  const file = facts[name];
  if (!file) throw new Error(`The cover ${name} was not drawn: run scripts/covers/draw.ts`);
  const { hash, look, blurhash, weight, width, height } = file;
  const at = (one: number) => `/covers/themes/${name}/${one}.webp`;
  const cover: Cover = {
    url: at(MAIN_WIDTH),
    srcset: IMAGE_WIDTHS.map((one) => ({ width: one, url: at(one) })),
    blurhash,
    width,
    height,
  };
  return {
    name,
    alt,
    row: { name, alt, hash, look, weight, cover, avif: true, url: cover.url, filename: `${name}.webp` },
  };
}

function toGallery({ name, alt, row }: ReturnType<typeof pictureOf>, position: number) {
  const { url, cover } = row;
  const shown = { url, cover, alt, author: 'Notre atelier', authorUrl: '/' };
  return { remoteId: `dessin-${name}`, source: 'drawn' as const, position, ...shown };
}
