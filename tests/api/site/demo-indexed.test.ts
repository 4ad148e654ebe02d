import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPaths } from '#src/journeys/sitemap/sitemap.server.ts';
import { sitemapFile, sitemapFiles } from '#src/journeys/sitemap/sitemap-files.server.ts';
import { product } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let shelf: Shelf;
beforeAll(async () => {
  app = await startTestApp();
  shelf = await stockShelf(app);
  await db().update(product).set({ demo: true }).where(eq(product.id, shelf.pram.id));
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const site = (demoIndexed: boolean) => ({ publicUrl: 'https://exemple.fr', demoIndexed });
const told = async (demoIndexed: boolean) =>
  String((await sitemapFile(db(), 'produits', site(demoIndexed))) ?? '');
const itsPath = () => `/marketplace/produit/${shelf.pram.id}-`;

it('tells search engines of no product of the demonstration, unless the operator says so', async () => {
  expect(await told(false)).not.toContain(itsPath());
  expect(await told(false)).toContain('/marketplace/produit/');
  expect(await told(true)).toContain(itsPath());
});

it('keeps its page ready all the same', async () => {
  expect((await publicPaths(db())).some((path) => path.startsWith(itsPath()))).toBe(true);
});

it('names no file that has nothing in it', async () => {
  await db().update(product).set({ demo: true });
  const paths = (await sitemapFiles(db(), site(false))).map(({ path }) => path);
  expect(paths.some((path) => path.includes('produits'))).toBe(false);
});
