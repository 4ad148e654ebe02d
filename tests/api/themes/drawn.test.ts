import { statSync } from 'node:fs';
import { count, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { DRAWN_COVERS } from '#src/features/themes/drawn-covers.fr.ts';
import { seedThemes } from '#src/features/themes/seed.server.ts';
import { galleryCalls, themeCalls } from '#src/features/themes/themes.calls.ts';
import { media, themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedThemes(app.services.database.db);
});
afterAll(() => app.close());

const drawings = DRAWN_COVERS.flatMap(({ covers }) => covers);

describe('the covers the site starts with', () => {
  it('are at least twenty-four in six categories, each described in its own words', () => {
    expect(DRAWN_COVERS).toHaveLength(6);
    expect(drawings.length).toBeGreaterThanOrEqual(24);
    expect(new Set(drawings.map(({ alt }) => alt)).size).toBe(drawings.length);
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  });

  it('are offered by category, in the six widths, each file there and light', async () => {
    const { categories } = await themeCalls.getThemesCoversByCategory({});
    const saved: number[] = [];
    expect(categories.map(({ name, covers }) => [name, covers.length])).toEqual(
      DRAWN_COVERS.map(({ name, covers }) => [name, covers.length]),
    );
    for (const { cover, blurhash } of categories.flatMap(({ covers }) => covers)) {
      expect(cover.srcset.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1900]);
      expect(blurhash).toMatch(/^.{20,}$/);
      for (const { url } of cover.srcset) {
        const [webp = 0, avif = 0] = [url, url.replace('.webp', '.avif')].map(
          (path) => statSync(`public${path}`).size,
        );
        expect(webp).toBeLessThan(100_000);
        saved.push(webp - avif);
      }
    }
    // An AVIF beside each: a fifth less to load, all in all.
    expect(saved.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(100_000);
  });

  it('stand in the library with their description, and in the gallery while there is no key', async () => {
    const rose = await join(app, 'rose');
    const { items } = await app.as(rose.token, () => mediaCalls.listMedia({ query: 'renard' }));
    expect(items).toMatchObject([
      { alt: 'Un renard roux dort en boule dans l’herbe.', cover: { width: 1600 } },
    ]);
    const described = await themeCalls.describeThemesCovers();
    expect(described.items.map(({ alt }) => alt)).toContain('Un renard roux dort en boule dans l’herbe.');
    const search = () => app.as(rose.token, () => galleryCalls.searchUnsplash({ query: 'renard' }));
    await expect(search()).rejects.toMatchObject({ code: 'unsplash_unconfigured' });
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: drawings.length });
    const detail = await app.as(rose.token, () => mediaCalls.mediaDetail({ id: items[0]?.id ?? 0 }));
    expect(detail.uses).toMatchObject([{ kind: 'theme', label: 'Couvertures\u202f: Animaux' }]);
  });

  it('are put there once, and never among categories that somebody made', async () => {
    const { db } = app.services.database;
    const total = async () => (await db.select({ n: count() }).from(themeCover))[0]?.n;
    const before = await total();
    await seedThemes(db);
    expect(await total()).toBe(before);
    await db.delete(themeCover);
    await db.delete(themeCategory).where(ne(themeCategory.name, 'Animaux'));
    await seedThemes(db);
    expect(await total()).toBe(0);
    expect((await db.select({ n: count() }).from(media))[0]?.n).toBe(drawings.length);
  });
});
