import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { shownCover } from '#src/features/themes/pick.server.ts';
import { galleryCalls, themeCalls } from '#src/features/themes/themes.calls.ts';
import { list, media } from '#src/server/db/schema/index.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { FOCUS } from '#src/ui/picture-source.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pngUrl } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
let mer = 0;
const made: number[] = [];

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);

async function addCover(n: number): Promise<void> {
  const dataurl = await pngUrl({ colour: `#30${n}0${n}0` });
  const { cdn_url, blurhash } = await asRose(() => mediaCalls.uploadMedia({ dataurl, alt: `Vague ${n}` }));
  const { id } = await asRose(() => themeCalls.addNewThemecover({ cdn_url, category_id: mer, blurhash }));
  made.push(id);
}

beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  const { categories } = await asRose(() => themeCalls.createThemeCategory({ name: 'Mer' }));
  mer = categories.find(({ name }) => name === 'Mer')?.id ?? 0;
  for (const n of [1, 2, 3]) await addCover(n);
});
afterAll(() => app.close());

const pageOf = (page: number) =>
  asRose(() => themeCalls.listCategoryCovers({ category_id: mer, page, per_page: 2 }));

describe('the covers of a category, as its screen asks for them', () => {
  it('come a page at a time, in their order, with what they show and how many lists have them', async () => {
    const first = await pageOf(1);
    expect(first).toMatchObject({ page: 1, per_page: 2, total: 3 });
    expect(first.items.map(({ alt, uses }) => [alt, uses])).toEqual([
      ['Vague 1', 0],
      ['Vague 2', 0],
    ]);
    expect((await pageOf(2)).items.map(({ id }) => id)).toEqual([made[2]]);
    expect((await pageOf(3)).items).toEqual([]);
  });

  it('keep the places that are given across pages', async () => {
    await asRose(() => themeCalls.updateThemecoverCoverPosition({ id: made[2] ?? 0, position: 0 }));
    expect((await pageOf(1)).items.map(({ id }) => id)).toEqual([made[2], made[0]]);
    expect((await pageOf(2)).items.map(({ id, position }) => [id, position])).toEqual([[made[1], 2]]);
  });

  it('count the lists that chose them', async () => {
    const { cover } = (await pageOf(1)).items[0] ?? {};
    await app.services.database.db.update(list).set({ cover });
    const lists = await app.services.database.db.select({ id: list.id }).from(list);
    expect((await pageOf(1)).items.map(({ uses }) => uses)).toEqual([lists.length, 0]);
  });

  it('are numbers in the list of categories', async () => {
    await asRose(() => themeCalls.updateThemecover({ id: made[0] ?? 0, category_id: mer, enabled: false }));
    const { categories } = await asRose(() => themeCalls.listThemeCategories());
    expect(categories).toContainEqual({ id: mer, name: 'Mer', position: 0, covers: 3, enabled: 2 });
  });

  it('are for editors alone, and a category that is not there has none', async () => {
    await expect(themeCalls.listCategoryCovers({ category_id: mer })).rejects.toMatchObject({ status: 401 });
    await expect(themeCalls.listThemeCategories()).rejects.toMatchObject({ status: 401 });
    expect((await asRose(() => themeCalls.listCategoryCovers({ category_id: 999_999 }))).total).toBe(0);
    await expect(pageOf(0)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the gallery, as its screen asks for it', () => {
  it('comes a page at a time, with how many of all were chosen', async () => {
    const all = await asRose(() => galleryCalls.listGallery({ per_page: 60 }));
    const second = await asRose(() => galleryCalls.listGallery({ per_page: 1, page: 2 }));
    expect(second).toMatchObject({ page: 2, per_page: 1, total: all.total, chosen: 0 });
    expect(second.items).toEqual(all.items.slice(1, 2));
    await expect(galleryCalls.listGallery({})).rejects.toMatchObject({ status: 401 });
  });
});

describe('a cover on the page of the list that chose it', () => {
  it('follows the point of its picture, which makes the page again, and stays as it is without one', async () => {
    const [first] = (await pageOf(1)).items;
    const db = app.services.database.db;
    const [row] = await db
      .select()
      .from(media)
      .where(eq(media.url, first?.cdn_url ?? ''));
    // As the list keeps it: what is not written there is not known there.
    const kept = JSON.parse(JSON.stringify(first?.cover));
    const shown = () => collectPage(() => shownCover(db, kept));
    const before = await shown();
    expect(before.result[FOCUS]).toBeUndefined();
    expect(before.tags).toContain(`media:${row?.id}`);
    await asRose(() => mediaCalls.updateMedia({ id: row?.id ?? 0, focus: { x: 100, y: 25 } }));
    const after = await shown();
    expect(after.result[FOCUS]).toEqual({ x: 100, y: 25 });
    expect({ ...after.result }).toMatchObject(kept);

    const own = { ...kept, url: '/media/AAAAAAAAAAAAAAAAAAAAAAAA/1280.webp' };
    expect((await collectPage(() => shownCover(db, own))).result).toEqual(own);
  });
});
